import '@testing-library/jest-dom/vitest';

import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

import { stubBrowser } from './browser-stubs.ts';
import './patient-queries.ts';
import './without-owner-stacks.ts';
import { server } from './api/server.ts';

let unhandled: string[] = [];
const isBrowser = typeof document !== 'undefined';

if (isBrowser) stubBrowser();

beforeAll(() => {
  server.listen({
    onUnhandledFrame: ({ frame, defaults }) => {
      const { request } = frame.data as { request?: Request };
      unhandled.push(`${request?.method} ${request?.url}`);
      defaults.error();
    },
  });
});

afterEach(() => {
  if (isBrowser) {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
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
