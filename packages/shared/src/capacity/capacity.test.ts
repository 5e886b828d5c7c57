import { buildZones } from '@museum/shared/testing/build-zones';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  calmStarts,
  calmTimes,
  closedTimes,
  dayLevel,
  type HouseDay,
  START_TIMES,
  startLevels,
  visitLevel,
  zoneLevel,
} from './levels.ts';
import { type DayLoad, type Group, loadOf, staysOf } from './load.ts';
import { overflowsOf } from './overflow.ts';
import { QUARTERS_A_DAY, quarterAt, quartersOf, quarterStart } from './quarters.ts';
import { type Zone, ZONES, type Zones } from './zones.ts';

const zones = buildZones();

const withoutTime: Omit<Group, 'visitTime'> = {
  visitorAmount: 46,
  numberOfFollowers: 4,
  memorialHouseTime: null,
  lunchTime: null,
  portions: 0,
};
const school: Group = { ...withoutTime, visitTime: '10:00' };

const dayOf = (firm: Group[], received: Group[] = []): HouseDay => ({
  open: { from: '09:00', to: '17:00' },
  zones,
  firm: loadOf(firm, zones),
  all: loadOf([...firm, ...received], zones),
});

describe('a stay', () => {
  it('fills the centre with visitors and followers for 90 minutes', () => {
    expect(staysOf(school, zones)).toEqual([{ zone: 'centre', from: 40, to: 46, persons: 50 }]);
  });

  it('is 120 minutes with lunch, and portions sit in the restaurant from the lunch time', () => {
    const lunch = { ...school, lunchTime: '11:30', portions: 52, memorialHouseTime: '09:20' };
    expect(staysOf(lunch, zones)).toEqual([
      { zone: 'centre', from: 40, to: 48, persons: 50 },
      { zone: 'memorialHouse', from: 37, to: 40, persons: 50 },
      { zone: 'restaurant', from: 46, to: 49, persons: 52 },
    ]);
  });

  it('counts a quarter that it only touches, and ends with the day', () => {
    expect(quartersOf('10:07', 90)).toEqual({ from: 40, to: 47 });
    expect(quartersOf('23:50', 90)).toEqual({ from: 95, to: 96 });
    expect([quarterStart(40), quarterStart(96), quarterAt('10:14')]).toEqual([
      '10:00',
      '24:00',
      40,
    ]);
  });
});

describe('the level', () => {
  it.each([
    // 50 of 100 places are 50 %; with 30 more 80 %, with 31 more 81 %.
    [[], [], 'free'],
    [[30], [], 'free'],
    [[31], [], 'tight'],
    [[], [31], 'tight'],
    [[], [90], 'tight'],
    [[50], [], 'tight'],
    [[51], [], 'full'],
  ])('beside %j firm and %j received persons is %s', (firm, received, level) => {
    const at = (count: number) => ({
      ...school,
      visitTime: '10:30',
      visitorAmount: count,
      numberOfFollowers: 0,
    });
    expect(visitLevel(dayOf(firm.map(at), received.map(at)), withoutTime, '10:00')).toBe(level);
  });

  it('is full when as many firm groups start then as may, tight when received ones do', () => {
    const two = [1, 2].map(() => ({ ...school, visitorAmount: 5, numberOfFollowers: 0 }));
    expect(visitLevel(dayOf(two), withoutTime, '10:14')).toBe('full');
    expect(visitLevel(dayOf([], two), withoutTime, '10:00')).toBe('tight');
    expect(visitLevel(dayOf(two), withoutTime, '10:15')).toBe('free');
  });

  it.each([
    ['08:45', 'closed'],
    ['09:00', 'free'],
    ['16:45', 'free'],
    ['17:00', 'closed'],
  ])('at %s of a day open from 9 to 17 is %s', (time, level) => {
    expect(visitLevel(dayOf([]), withoutTime, time)).toBe(level);
    expect(zoneLevel(dayOf([]), { zone: 'restaurant', persons: 40 }, time)).toBe(level);
  });

  it('of the restaurant counts portions against its places', () => {
    const lunch = (portions: number) => ({ ...school, lunchTime: '12:00', portions });
    const lunchLevel = (persons: number, time: string) =>
      zoneLevel(dayOf([lunch(20)]), { zone: 'restaurant', persons }, time);
    expect(lunchLevel(28, '12:30')).toBe('free');
    expect(lunchLevel(29, '12:30')).toBe('tight');
    expect(lunchLevel(41, '12:30')).toBe('full');
    expect(lunchLevel(41, '12:45')).toBe('free');
  });

  it.each([
    ['11:30', 20, []],
    ['13:00', 20, [{ zone: 'restaurant', time: '13:00', persons: 20 }]],
    // Nobody eats.
    ['13:00', 0, []],
    [null, 20, []],
  ])('of a lunch at %s for %i counts as outside the hours: %j', (lunchTime, portions, told) => {
    const day = { open: { from: '08:00', to: '12:00' } };
    const group = { ...school, lunchTime, portions };
    expect(closedTimes(day, { ...group, visitTime: '11:00' })).toEqual(told);
    expect(closedTimes(day, { ...group, visitTime: '12:00' })).toEqual([
      { zone: 'centre', time: '12:00', persons: 50 },
      ...told,
    ]);
  });

  it.each([
    ['11:45', []],
    ['12:00', [{ zone: 'memorialHouse', time: '12:00', persons: 50 }]],
    [null, []],
  ])('of the memorial house at %s counts as outside the hours: %j', (memorialHouseTime, told) => {
    const day = { open: { from: '08:00', to: '12:00' } };
    expect(closedTimes(day, { ...school, memorialHouseTime })).toEqual(told);
  });

  it('of a day is that of its best quarter; of a closed day closed', () => {
    const full = START_TIMES.filter((time) => time !== '16:00').map((visitTime) => ({
      ...school,
      visitTime,
      visitorAmount: 100,
    }));
    const late = { ...school, visitTime: '15:00', visitorAmount: 100 };
    expect(dayLevel(dayOf([]), withoutTime)).toBe('free');
    expect(dayLevel(dayOf([late]), withoutTime)).toBe('free');
    expect(dayLevel(dayOf(full), withoutTime)).toBe('full');
    expect(dayLevel({ ...dayOf([]), open: null }, withoutTime)).toBe('closed');
  });
});

describe('calm starts', () => {
  it('are the three nearest free quarters, the nearest first, the earlier of two', () => {
    const busy = { ...school, visitTime: '10:00', visitorAmount: 60, numberOfFollowers: 0 };
    // 60 persons from 10:00 to 11:30 leave 50 more no easy place in any quarter of 90 minutes.
    expect(calmTimes(startLevels(dayOf([busy]), withoutTime), '10:00')).toEqual([
      '11:30',
      '11:45',
      '12:00',
    ]);
    expect(calmTimes(startLevels(dayOf([]), withoutTime), '12:00')).toEqual([
      '12:00',
      '11:45',
      '12:15',
    ]);
    expect(calmTimes(startLevels({ ...dayOf([]), open: null }, withoutTime), '12:00')).toEqual([]);
  });

  it('are none after the last entry, an hour before closing', () => {
    const short = { ...dayOf([]), open: { from: '09:00', to: '14:00' } };
    expect(calmStarts(short, startLevels(short, withoutTime), '13:45')).toEqual([
      '13:00',
      '12:45',
      '12:30',
    ]);
  });

  it('are none on a closed day', () => {
    const closed = { ...dayOf([]), open: null };
    expect(calmStarts(closed, startLevels(closed, withoutTime), '12:00')).toEqual([]);
  });
});

describe('a group too many', () => {
  it('is told by zone, quarters, persons and places', () => {
    const firm = [
      { ...school, visitTime: '11:00', visitorAmount: 60, numberOfFollowers: 0 },
      { ...school, visitTime: '11:15', visitorAmount: 10, numberOfFollowers: 0 },
    ];
    expect(overflowsOf(school, loadOf(firm, zones), zones)).toEqual([
      { of: 'places', zone: 'centre', from: 44, to: 46, count: 120, capacity: 100 },
    ]);
  });

  it('is told when too many start at once', () => {
    const firm = [1, 2].map(() => ({ ...school, visitorAmount: 1, numberOfFollowers: 0 }));
    expect(overflowsOf(school, loadOf(firm, zones), zones)).toEqual([
      { of: 'starts', zone: 'centre', from: 40, to: 41, count: 3, capacity: 2 },
    ]);
  });
});

const anyTime = (from: number, to: number) =>
  fc.integer({ min: from * 60, max: to * 60 }).map((minutes) => {
    const [hour, rest] = [Math.floor(minutes / 60), minutes % 60];
    return `${String(hour).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
  });
const anyGroup: fc.Arbitrary<Group> = fc.record({
  visitTime: anyTime(8, 16),
  visitorAmount: fc.integer({ min: 1, max: 120 }),
  numberOfFollowers: fc.integer({ min: 0, max: 12 }),
  memorialHouseTime: fc.option(anyTime(0, 23)),
  lunchTime: fc.option(anyTime(8, 16)),
  portions: fc.integer({ min: 0, max: 130 }),
});
const anyGroups = fc.array(anyGroup, { maxLength: 12 });
const anyZones: fc.Arbitrary<Zones> = fc.record({
  centre: fc.record({
    places: fc.integer({ min: 0, max: 400 }),
    stayMinutes: fc.integer({ min: 1, max: 300 }),
    stayMinutesWithLunch: fc.integer({ min: 1, max: 300 }),
    startsPerQuarter: fc.integer({ min: 1, max: 4 }),
  }),
  restaurant: fc.record({
    places: fc.integer({ min: 0, max: 200 }),
    stayMinutes: fc.integer({ min: 1, max: 90 }),
  }),
  memorialHouse: fc.record({
    places: fc.integer({ min: 0, max: 60 }),
    stayMinutes: fc.integer({ min: 1, max: 90 }),
  }),
});

/** What two loads differ by, in every zone and quarter. */
const difference = (one: DayLoad, other: DayLoad) =>
  ZONES.map((zone) =>
    one.persons[zone].map((count, index) => count - (other.persons[zone][index] ?? 0)),
  );

const isWithinPlaces = (load: DayLoad, held: Zones) =>
  ZONES.every((zone: Zone) =>
    load.persons[zone].every((persons) => persons <= held[zone].places),
  ) && load.starts.every((starts) => starts <= held.centre.startsPerQuarter);

describe('for any groups and any house', () => {
  it('the order of requests makes no difference', () => {
    fc.assert(
      fc.property(anyGroups, anyZones, (groups, held) => {
        expect(loadOf(groups.toReversed(), held)).toEqual(loadOf(groups, held));
      }),
    );
  });

  it('a group adds exactly its own stays, wherever it is moved', () => {
    fc.assert(
      fc.property(anyGroups, anyGroup, anyTime(8, 16), anyZones, (others, group, time, held) => {
        const before = loadOf(others, held);
        for (const here of [group, { ...group, visitTime: time }]) {
          const alone = difference(loadOf([here], held), loadOf([], held));
          expect(difference(loadOf([...others, here], held), before)).toEqual(alone);
          const persons = staysOf(here, held).reduce(
            (sum, stay) => sum + stay.persons * (stay.to - stay.from),
            0,
          );
          expect(alone.flat().reduce((sum, count) => sum + count, 0)).toBe(persons);
        }
      }),
    );
  });

  it('a group is too many exactly where its stays go over the places', () => {
    fc.assert(
      fc.property(anyGroups, anyGroup, anyZones, (firm, group, held) => {
        const together = loadOf([...firm, group], held);
        const overflows = overflowsOf(group, loadOf(firm, held), held);
        const told = (zone: Zone, quarter: number) =>
          overflows.some(
            (one) =>
              one.of === 'places' && one.zone === zone && one.from <= quarter && quarter < one.to,
          );
        for (const stay of staysOf(group, held))
          for (let quarter = stay.from; quarter < stay.to; quarter += 1) {
            const persons = together.persons[stay.zone][quarter] ?? 0;
            expect(told(stay.zone, quarter)).toBe(persons > held[stay.zone].places);
          }
      }),
    );
  });

  it('taking only groups that fit never fills more places than there are', () => {
    fc.assert(
      fc.property(fc.array(anyGroup, { maxLength: 40 }), anyZones, (groups, held) => {
        const taken: Group[] = [];
        for (const group of groups)
          if (overflowsOf(group, loadOf(taken, held), held).length === 0) taken.push(group);
        expect(isWithinPlaces(loadOf(taken, held), held)).toBe(true);
      }),
    );
  });

  it('nothing is free or tight that would not fit beside the firm visits', () => {
    fc.assert(
      fc.property(anyGroups, anyGroups, anyGroup, anyZones, (firm, received, group, held) => {
        const day: HouseDay = {
          open: { from: '08:00', to: '17:00' },
          zones: held,
          firm: loadOf(firm, held),
          all: loadOf([...firm, ...received], held),
        };
        const inCentre = overflowsOf(group, day.firm, held).some(({ zone }) => zone === 'centre');
        expect(visitLevel(day, group, group.visitTime) === 'full').toBe(inCentre);
      }),
    );
  });
});

it('a day has 96 quarters', () => {
  expect(QUARTERS_A_DAY).toBe(24 * 4);
});
