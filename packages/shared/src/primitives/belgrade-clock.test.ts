import { expect, it } from 'vitest';
import { instantInBelgrade, timeInBelgrade } from './belgrade-clock.ts';

it.each([
  ['2026-10-24', '10:15', '2026-10-24T08:15:00.000Z'],
  ['2026-10-25', '01:59', '2026-10-24T23:59:00.000Z'],
  // Shown twice: the earlier one.
  ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  ['2026-10-25', '10:15', '2026-10-25T09:15:00.000Z'],
  ['2027-03-27', '20:00', '2027-03-27T19:00:00.000Z'],
  ['2027-03-28', '01:59', '2027-03-28T00:59:00.000Z'],
  // Never shown.
  ['2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
  ['2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
  ['2026-12-31', '23:59', '2026-12-31T22:59:00.000Z'],
  ['2027-01-01', '00:00', '2026-12-31T23:00:00.000Z'],
])('%s at %s in Belgrade is %s', (day, time, instant) => {
  expect(instantInBelgrade(day, time).toISOString()).toBe(instant);
});

it.each([
  ['2026-10-25T00:30:00Z', '02:30'],
  ['2026-10-25T01:30:00Z', '02:30'],
  ['2027-03-28T01:30:00Z', '03:30'],
  ['2026-12-31T23:00:00Z', '00:00'],
])('at %s the clocks in Belgrade show %s', (instant, time) => {
  expect(timeInBelgrade(new Date(instant))).toBe(time);
});
