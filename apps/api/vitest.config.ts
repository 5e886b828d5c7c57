import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    globalSetup: ['../../testing/database-setup.ts'],
    setupFiles: ['./test/setup.ts'],
    // Files share what they import; each has a database of its own.
    isolate: false,
    // A real database on a machine that is busy with other tests.
    testTimeout: 20_000,
  },
});
