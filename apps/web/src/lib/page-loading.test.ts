import { expect, it, vi } from 'vitest';

import { pageIsLate, watchLoading } from './page-loading.ts';

it('tells within 300 ms that a page is late, and is silent about one that is not', async () => {
  vi.useFakeTimers();
  const told: boolean[] = [];
  pageIsLate.subscribe(() => told.push(pageIsLate.get()));

  await watchLoading(() => Promise.resolve('quick'));
  vi.advanceTimersByTime(1000);
  expect(pageIsLate.get()).toBe(false);

  const slow = Promise.withResolvers<string>();
  const page = watchLoading(() => slow.promise);
  vi.advanceTimersByTime(299);
  expect(pageIsLate.get()).toBe(true);
  slow.resolve('slow');
  expect(await page).toBe('slow');
  expect(pageIsLate.get()).toBe(false);
  vi.useRealTimers();
});
