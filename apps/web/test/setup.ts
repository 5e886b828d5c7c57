import '@testing-library/jest-dom/vitest';

import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

import { server } from './server.ts';

let unhandled: unknown[] = [];

beforeAll(() => {
  server.listen({
    onUnhandledFrame: ({ frame, defaults }) => {
      unhandled.push(frame.data);
      defaults.error();
    },
  });
});

afterEach(() => {
  if (typeof document !== 'undefined') {
    cleanup();
    localStorage.clear();
  }
  server.resetHandlers();
  const calls = unhandled;
  unhandled = [];
  // A call that a test has not spoken of is a mistake in the test or in the page.
  expect(calls, 'calls without a handler').toEqual([]);
});

afterAll(() => {
  server.close();
});
