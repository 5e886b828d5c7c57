import { defineProject } from 'vitest/config';

export default defineProject({
  test: { name: 'shared', include: ['{src,testing}/**/*.test.ts'], isolate: false },
});
