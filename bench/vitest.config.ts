import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'reliability',
    include: ['{reliability,cluster}/*.test.ts'],
    globalSetup: ['../testing/database-setup.ts'],
    // After all others: server processes that are timed don't share the machine with them.
    sequence: { groupOrder: 1, concurrent: true },
    // They wait more than they work.
    maxConcurrency: 2,
    testTimeout: 120_000,
  },
});
