import { fireEvent, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { useDayKeys } from './use-day-keys.ts';

const DAY = '2027-06-25';

/** Presses an arrow while the page itself has the focus. */
const press = (key: string) => fireEvent.keyDown(document.body, { key });

it('counts a key that comes before the day of an earlier one is drawn', () => {
  const goTo = vi.fn<(day: string) => void>();
  const { rerender } = renderHook(
    ({ date }) => {
      useDayKeys(date, goTo);
    },
    { initialProps: { date: DAY } },
  );

  press('ArrowRight');
  press('ArrowLeft');
  rerender({ date: '2027-06-26' });
  press('ArrowLeft');

  expect(goTo.mock.calls).toEqual([['2027-06-26'], [DAY], ['2027-06-24']]);
});

it('goes on from where somebody went by another way', () => {
  const goTo = vi.fn<(day: string) => void>();
  const { rerender } = renderHook(
    ({ date }) => {
      useDayKeys(date, goTo);
    },
    { initialProps: { date: DAY } },
  );

  press('ArrowRight');
  rerender({ date: '2027-07-01' });
  press('ArrowLeft');

  expect(goTo).toHaveBeenLastCalledWith('2027-06-30');
});
