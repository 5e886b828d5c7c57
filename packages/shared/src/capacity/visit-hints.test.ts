import { describe, expect, it } from 'vitest';

import { lunchTimeAfter } from '#meals/lunch-time.ts';
import {
  isVeryLargeGroup,
  lunchTimeHints,
  portionsHint,
  shortNoticeHint,
  splitOf,
  type StayMinutes,
} from './visit-hints.ts';
import { EXAMPLE_ZONES } from './zones-schema.ts';

const TODAY = '2026-12-01';

describe('short notice', () => {
  it.each([
    ['2026-12-01', 'Kratak rok: poseta je danas.'],
    ['2026-12-02', 'Kratak rok: do posete je 1 dan.'],
    ['2026-12-04', 'Kratak rok: do posete su 3 dana.'],
    ['2026-12-07', 'Kratak rok: do posete je 6 dana.'],
  ])('a visit on %s is told with the phone', (day, lead) => {
    expect(shortNoticeHint(day, TODAY)).toMatchObject({ lead, asksToPhone: true });
  });

  it.each(['2026-12-08', '2027-03-01', '2026-11-30'])('is not told of %s', (day) => {
    expect(shortNoticeHint(day, TODAY)).toBeNull();
  });
});

describe('the lunch time', () => {
  const kindsOf = (visitTime: string, lunchTime: string, memorialHouseTime = '') =>
    lunchTimeHints({ visitTime, lunchTime, memorialHouseTime }).map(({ kind }) => kind);

  it.each([
    ['10:00', '09:45', ['lunchBefore']],
    ['10:00', '10:00', []],
    ['10:00', '11:30', []],
    ['10:00', '11:45', []],
    ['10:00', '12:00', ['lunchAfter']],
    ['', '12:00', []],
  ])('of a visit at %j: lunch at %s is told %j', (visitTime, lunchTime, kinds) => {
    expect(kindsOf(visitTime, lunchTime)).toEqual(kinds);
  });

  // 30 minutes in the memorial house, 45 in the restaurant.
  it.each([
    ['11:00', []],
    ['11:15', ['memorialHouse']],
    ['12:00', ['memorialHouse']],
    ['12:15', []],
  ])('with the memorial house at %s is told %j', (memorialHouseTime, kinds) => {
    expect(kindsOf('10:00', '11:30', memorialHouseTime)).toEqual(kinds);
  });

  it('that the form proposes right after the memorial house is told nothing', () => {
    const lunchTime = lunchTimeAfter('10:00', '12:00');
    expect(lunchTime).toBe('12:30');
    expect(kindsOf('10:00', lunchTime, '12:00')).toEqual([]);
    expect(kindsOf('10:00', '12:45', '12:00')).toEqual(['lunchAfter']);
  });

  it('is judged by the stays that staff have set', () => {
    const times = { visitTime: '10:00', lunchTime: '11:30', memorialHouseTime: '12:15' };
    const kinds = (stays: StayMinutes) => lunchTimeHints(times, stays).map(({ kind }) => kind);
    expect(kinds({ centre: 120, restaurant: 60, memorialHouse: 30 })).toEqual(['memorialHouse']);
    expect(kinds({ centre: 90, restaurant: 45, memorialHouse: 30 })).toEqual(['lunchAfter']);
  });

  it('names both times', () => {
    expect(
      lunchTimeHints({ visitTime: '10:00', lunchTime: '09:30', memorialHouseTime: '' }),
    ).toEqual([
      expect.objectContaining({ lead: 'Ručak u 09:30 je pre posete, koja počinje u 10:00.' }),
    ]);
  });
});

describe('portions and people', () => {
  it.each([
    [52, 46, 4, '52 obroka za 46 + 4 osobe.', /To je 2 obroka više nego osoba/],
    [120, 128, 7, '120 obroka za 128 + 7 osoba.', /Ako svi ručaju, dodajte 15 obroka\./],
    [20, 21, 0, '20 obroka za 21 osobu.', /dodajte 1 obrok\./],
  ])('%i for %i + %i are doubted', (portions, visitors, followers, lead, text) => {
    const hint = portionsHint({ portions, visitors, followers });
    expect(hint?.lead).toBe(lead);
    expect(hint?.text).toMatch(text);
  });

  it.each([
    [50, 46, 4],
    [0, 46, 4],
    [50, 0, 4],
  ])('%i for %i + %i are not', (portions, visitors, followers) => {
    expect(portionsHint({ portions, visitors, followers })).toBeNull();
  });
});

describe('a very large group', () => {
  it('goes in halves, one from the park and one from the centre', () => {
    expect(splitOf(301)).toEqual([
      { visitors: 151, places: ['Dino park', 'Centar'] },
      { visitors: 150, places: ['Centar', 'Dino park'] },
    ]);
  });

  it('is one that takes more than two fifths of the places', () => {
    const zones = (places: number) => ({
      ...EXAMPLE_ZONES,
      centre: { ...EXAMPLE_ZONES.centre, places },
    });
    expect([96, 97].map((persons) => isVeryLargeGroup(persons, zones(240)))).toEqual([false, true]);
    expect([40, 41].map((persons) => isVeryLargeGroup(persons, zones(100)))).toEqual([false, true]);
  });
});
