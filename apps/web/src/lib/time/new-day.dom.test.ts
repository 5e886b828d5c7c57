import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useToday } from './new-day.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // Half a minute before midnight in Belgrade.
  vi.setSystemTime('2027-03-03T22:59:30.000Z');
});

afterEach(() => {
  vi.useRealTimers();
});

it('tells a page that stays open of the new day', () => {
  const { result } = renderHook(useToday);
  expect(result.current).toBe('2027-03-03');

  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(result.current).toBe('2027-03-04');
});

it('looks at the clock when a device that slept is looked at', () => {
  const { result } = renderHook(useToday);
  act(() => {
    vi.setSystemTime('2027-03-05T06:00:00.000Z');
    document.dispatchEvent(new Event('visibilitychange'));
  });

  expect(result.current).toBe('2027-03-05');
});
