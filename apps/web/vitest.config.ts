import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';

/** What needs a page: components, and what is called *.dom.test.ts. All else runs in Node alone. */
export default defineProject({
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    // Files share what they import, and a page; what tests leave there, setup.ts clears.
    isolate: false,
    include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
    setupFiles: ['./test/setup.ts'],
    testTimeout: 30_000,
    restoreMocks: true,
  },
});
