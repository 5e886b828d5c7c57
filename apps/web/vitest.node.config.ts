import react from '@vitejs/plugin-react';
import { configDefaults, defineProject } from 'vitest/config';

/** A project of its own, because a worker that has drawn pages would end for a test without one. */
export default defineProject({
  plugins: [react()],
  test: {
    name: 'web-node',
    isolate: false,
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'src/**/*.dom.test.ts'],
    setupFiles: ['./test/setup.ts'],
    testTimeout: 30_000,
    restoreMocks: true,
  },
});
