import { fireEvent, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { useDayKeys } from './use-day-keys.ts';

const DAY = '2027-06-25';

/** Presses an arrow while the page itself has the focus. */
const press = (key: string) => fireEvent.keyDown(document.body, { key });

/** The day as it was opened; `draw` shows another one, `goTo` is told where the keys lead. */
function openDay() {
  const goTo = vi.fn<(day: string) => void>();
  const { rerender } = renderHook(
    (date) => {
      useDayKeys(date, goTo);
    },
    { initialProps: DAY },
  );
  return { goTo, draw: rerender };
}

it('counts a key that comes before the day of an earlier one is drawn', () => {
  const { goTo, draw } = openDay();

  press('ArrowRight');
  press('ArrowLeft');
  draw('2027-06-26');
  press('ArrowLeft');

  expect(goTo.mock.calls).toEqual([['2027-06-26'], [DAY], ['2027-06-24']]);
});

it('goes on from where somebody went by another way', () => {
  const { goTo, draw } = openDay();

  press('ArrowRight');
  draw('2027-07-01');
  press('ArrowLeft');

  expect(goTo).toHaveBeenLastCalledWith('2027-06-30');
});
