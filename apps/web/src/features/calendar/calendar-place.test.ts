import { describe, expect, it } from 'vitest';

import { calendarPath, readPlace, shownDays, stepPlace } from './calendar-place.ts';

const read = (search: string) => readPlace(new URLSearchParams(search), '2026-12-01');

describe('the address of the calendar', () => {
  it('names board, day and zone', () => {
    const place = { view: 'day', date: '2026-12-04', zone: 'restaurant' } as const;

    expect(calendarPath(place)).toBe('/admin/calendar?view=day&date=2026-12-04&zone=restaurant');
    expect(read('view=day&date=2026-12-04&zone=restaurant')).toEqual(place);
  });

  it.each(['', 'view=year&date=2026-02-30&zone=roof', 'view=toString'])(
    'without a place it understands (%s) is this week',
    (search) => {
      expect(read(search)).toEqual({ view: 'week', date: '2026-12-01', zone: undefined });
    },
  );
});

// 1 December 2026 is a Tuesday.
it.each([
  ['day', '2026-12-04', '2026-12-04', '2026-12-04'],
  ['week', '2026-12-04', '2026-11-30', '2026-12-06'],
  ['week', '2026-11-30', '2026-11-30', '2026-12-06'],
  ['week', '2026-12-06', '2026-11-30', '2026-12-06'],
  ['guides', '2026-12-04', '2026-11-30', '2026-12-06'],
  ['month', '2026-12-04', '2026-11-30', '2027-01-03'],
  ['month', '2027-02-28', '2027-02-01', '2027-02-28'],
] as const)('the %s of %s shows %s to %s', (view, date, from, to) => {
  expect(shownDays({ view, date })).toEqual({ from, to });
});

it.each([
  ['day', '2026-12-31', 1, '2027-01-01'],
  ['week', '2026-12-01', -1, '2026-11-24'],
  ['guides', '2026-12-01', 1, '2026-12-08'],
  ['month', '2027-01-31', 1, '2027-02-01'],
  ['month', '2027-01-31', -1, '2026-12-01'],
] as const)('the %s of %s, %i on, is that of %s', (view, date, step, next) => {
  expect(stepPlace({ view, date, zone: 'centre' }, step)).toEqual({
    view,
    date: next,
    zone: 'centre',
  });
});
