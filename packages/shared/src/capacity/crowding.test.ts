import { buildZones } from '@museum/shared/testing/build-zones';
import { expect, it } from 'vitest';
import { crowdingOf, fullRunsOf, stayRuns } from './crowding.ts';
import { type DayGroup, houseDayOf } from './house-day.ts';

const zones = buildZones();
const group = (overrides: Partial<DayGroup>): DayGroup => ({
  visitTime: '10:00',
  visitorAmount: 40,
  numberOfFollowers: 0,
  isFirm: true,
  memorialHouseTime: null,
  lunchTime: null,
  portions: 0,
  ...overrides,
});
// A Wednesday.
const weekly = [{ weekday: 3 as const, open: { from: '09:00', to: '17:00' } }];
const dayWith = (...groups: DayGroup[]) =>
  houseDayOf('2027-03-03', { hours: { weekly, specialDays: [] }, zones, groups });

// Up to 80 of 100 places is free, up to 100 tight, above full (design README, levels).
it.each([
  [80, 'free', []],
  [81, 'tight', [{ from: 40, to: 46, persons: 81 }]],
  [100, 'tight', [{ from: 40, to: 46, persons: 100 }]],
  [101, 'full', [{ from: 40, to: 46, persons: 101 }]],
])('%i persons on 100 places are %s', (visitorAmount, level, runs) => {
  expect(crowdingOf(dayWith(group({ visitorAmount })), 'centre')).toMatchObject({ level, runs });
});

it('counts what is only received, and tells the confirmed apart', () => {
  const day = dayWith(group({}), group({ visitTime: '10:30', visitorAmount: 70, isFirm: false }));

  expect(crowdingOf(day, 'centre')).toEqual({
    zone: 'centre',
    level: 'full',
    runs: [{ from: 42, to: 46, persons: 110 }],
    persons: 110,
    firm: 40,
    places: 100,
  });
});

it('tells each run of full quarters by itself', () => {
  const day = dayWith(
    group({ visitTime: '09:00', visitorAmount: 120 }),
    group({ visitTime: '14:00', visitorAmount: 101 }),
  );

  expect(crowdingOf(day, 'centre').runs).toEqual([
    { from: 36, to: 42, persons: 120 },
    { from: 56, to: 62, persons: 101 },
  ]);
});

it('calls a quarter full in which too many start, however small they are', () => {
  const small = group({ visitorAmount: 1 });

  expect(crowdingOf(dayWith(small, small), 'centre').level).toBe('free');
  expect(crowdingOf(dayWith(small, small, small), 'centre')).toMatchObject({
    level: 'full',
    runs: [{ from: 40, to: 41, persons: 3 }],
  });
});

it('tells where and when a day is over', () => {
  const house = group({ visitorAmount: 31, memorialHouseTime: '10:30' });
  const lunch = group({ visitorAmount: 5, lunchTime: '12:00', portions: 61, isFirm: false });
  const day = dayWith(house, lunch);

  // 10:30 is quarter 42, 12:00 quarter 48.
  expect(fullRunsOf(day)).toEqual([
    { zone: 'restaurant', from: 48, to: 51 },
    { zone: 'memorialHouse', from: 42, to: 44 },
  ]);
  expect(fullRunsOf(dayWith(group({ visitorAmount: 90 })))).toEqual([]);
});

it('tells when in its stay a group is at its level, not the whole stay', () => {
  // 70 are there until 10:30, 45 only received come at 11:00; quarter 40 is 10:00, 44 is 11:00.
  const others = dayWith(
    group({ visitTime: '09:00', visitorAmount: 70 }),
    group({ visitTime: '11:00', visitorAmount: 45, isFirm: false }),
  );
  const runs = (persons: number, from = 40) =>
    stayRuns(others, { zone: 'centre', from, to: from + 6, persons });

  expect(runs(31)).toMatchObject([{ from: 40, to: 42 }]);
  expect(runs(30)).toMatchObject([{ from: 40, to: 42 }]);
  expect(runs(10)).toMatchObject([{ from: 40, to: 46 }]);
  expect(runs(40, 42)).toMatchObject([{ from: 44, to: 48 }]);
});
