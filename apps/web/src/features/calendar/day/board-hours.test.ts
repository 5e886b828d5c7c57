import { buildDaySheet, buildSheetGroup } from '@museum/shared/testing/build-day-sheet';
import { expect, it } from 'vitest';

import { boardHours, placeOn } from './board-hours.ts';

const DAY = '2026-12-04';

it('are 8 to 18, and longer where somebody is there or the house is open', () => {
  const early = buildSheetGroup({ memorialHouseTime: '07:30', visitTime: '16:00' });
  const open = { open: { from: '09:00', to: '19:30' }, note: 'Noć muzeja' };

  expect(boardHours(buildDaySheet(DAY))).toEqual({ from: 32, to: 72 });
  expect(boardHours(buildDaySheet(DAY, [early]))).toEqual({ from: 28, to: 72 });
  expect(boardHours(buildDaySheet(DAY, [], open))).toEqual({ from: 32, to: 80 });
});

it('place a quarter in percent', () => {
  expect(placeOn({ from: 32, to: 72 }, 42)).toBe(25);
});
