import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'database',
    include: ['*.test.ts', 'backup/*.test.ts', 'embedded/*.test.ts'],
    globalSetup: ['../testing/database-setup.ts'],
    testTimeout: 60_000,
  },
});
