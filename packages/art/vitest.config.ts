import { defineProject } from 'vitest/config';

export default defineProject({
  test: { name: 'art', include: ['src/**/*.test.ts'], isolate: false, testTimeout: 30_000 },
});
