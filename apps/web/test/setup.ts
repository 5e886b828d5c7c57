import '@testing-library/jest-dom/vitest';

import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

import { stubBrowser } from './browser-stubs.ts';
import { server } from './server.ts';

let unhandled: string[] = [];
const isBrowser = typeof document !== 'undefined';

if (isBrowser) stubBrowser();
// Pages load lazily, and the first one of a file is still to be compiled.
configure({ asyncUtilTimeout: 10_000 });

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
    // Each page has a style cache of its own; the leftovers would slow down every look at a role.
    for (const style of document.querySelectorAll('style[data-emotion^="museum"]')) style.remove();
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
