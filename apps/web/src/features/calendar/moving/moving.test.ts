import { buildSheetGroup } from '@museum/shared/testing/build-day-sheet';
import { expect, it } from 'vitest';

import { isMoved, move, type Moving, type MoveStep, shiftTime } from './moving.ts';

const PRESENT = '2026-12-01';
const group = buildSheetGroup({ visitTime: '10:30' });
const start: MoveStep = { kind: 'start', group, date: '2026-12-04' };
const shift = (quarters: number, days = 0): MoveStep => ({
  kind: 'shift',
  quarters,
  days,
  present: PRESENT,
});
const after = (...steps: MoveStep[]) =>
  steps.reduce<Moving | undefined>((moving, step) => move(moving, step), undefined);

it.each([
  ['10:30', 1, '10:45'],
  ['10:30', -1, '10:15'],
  ['10:37', 1, '10:45'],
  ['10:37', -1, '10:30'],
  ['16:00', 1, '16:00'],
  ['08:00', -1, '08:00'],
  ['10:37', 0, '10:37'],
])('%s and %i quarters are %s', (time, quarters, moved) => {
  expect(shiftTime(time, quarters)).toBe(moved);
});

it('begins where the group is, which is no move yet', () => {
  const moving = after(start);

  expect(moving?.to).toEqual({ visitDate: '2026-12-04', visitTime: '10:30' });
  expect(moving && isMoved(moving)).toBe(false);
});

it('goes by quarters and days, and knows where it came from', () => {
  const moving = after(start, shift(3), shift(0, -2));

  expect(moving).toMatchObject({
    from: { visitDate: '2026-12-04', visitTime: '10:30' },
    to: { visitDate: '2026-12-02', visitTime: '11:15' },
    isChecked: false,
  });
  expect(moving && isMoved(moving)).toBe(true);
});

it('goes nowhere into the past', () => {
  expect(after(start, shift(0, -3))?.to.visitDate).toBe('2026-12-01');
  expect(after(start, shift(0, -4))?.to.visitDate).toBe('2026-12-04');
  const place: MoveStep = {
    kind: 'place',
    to: { visitDate: '2026-11-30', visitTime: '09:00' },
    present: PRESENT,
  };
  expect(after(start, place)?.to).toEqual({ visitDate: '2026-12-04', visitTime: '10:30' });
});

it('is checked once it is dropped elsewhere; dropped where it was it ends', () => {
  expect(after(start, shift(1), { kind: 'drop' })).toMatchObject({ isChecked: true });
  expect(after(start, shift(1), shift(-1), { kind: 'drop' })).toBeUndefined();
});

it('is checked when asked, and ends; without a group no step does anything', () => {
  expect(after(start, shift(1), { kind: 'check' })).toMatchObject({ isChecked: true });
  expect(after(start, { kind: 'end' })).toBeUndefined();
  expect(after(shift(1), { kind: 'check' })).toBeUndefined();
});
