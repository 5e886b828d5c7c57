import { describe, expect, it } from 'vitest';

import type { DayAvailability, GroupAvailability } from './availability-schema.ts';
import { type Level, START_TIMES } from './levels.ts';
import { memorialHouseHint, needsOtherDay, timeHint } from './time-hint.ts';

// A Friday, as in the pictures of the design; today is the Tuesday before.
const date = '2026-12-04';
const today = '2026-12-01';

const levels = (special: Record<string, Level>, usual: Level = 'free') =>
  START_TIMES.map((time) => ({ time, level: special[time] ?? usual }));

const dayWith = (overrides: Partial<GroupAvailability>): GroupAvailability => ({
  date,
  open: { from: '09:00', to: '17:00' },
  note: null,
  quarters: levels({}),
  restaurant: levels({}),
  memorialHouse: levels({}),
  calmStarts: [],
  stayMinutes: { centre: 120, restaurant: 45, memorialHouse: 30 },
  isVeryLarge: false,
  exceeds: { centre: false, restaurant: false, memorialHouse: false },
  ...overrides,
});

const days = (
  [
    ['2026-11-30', 'free'],
    ['2026-12-02', 'closed'],
    ['2026-12-03', 'full'],
    ['2026-12-04', 'full'],
    ['2026-12-05', 'tight'],
    ['2026-12-06', 'free'],
    ['2026-12-08', 'free'],
    ['2026-12-01', 'free'],
    ['2026-12-09', 'free'],
  ] as const
).map(([day, level]): DayAvailability => ({
  date: day,
  level,
  open: { from: '09:00', to: '17:00' },
  note: null,
}));

const hintAt = (
  time: string,
  day: Partial<GroupAvailability>,
  what: 'quarters' | 'restaurant' = 'quarters',
) => timeHint(what, { date, time, today }, { day: dayWith(day), days });

describe('the hint of a chosen time', () => {
  it('says that there is room, and offers nothing else', () => {
    expect(hintAt('10:15', {})).toEqual({
      level: 'free',
      lead: 'U 10:15 ima mesta.',
      text: 'Termin važi kada ga potvrdimo.',
      times: [],
      days: [],
    });
  });

  it.each([
    ['tight', 'U 10:15 ima malo mesta.', ''],
    ['full', 'U 10:15 je popunjeno za vašu grupu.', 'Zahtev možete poslati i ovako.'],
  ] as const)('offers calm starts nearby when it is %s', (level, lead, text) => {
    const quarters = levels({ '10:15': level, '10:00': 'tight', '10:30': 'full' });
    expect(hintAt('10:15', { quarters })).toMatchObject({
      level,
      lead,
      text,
      times: ['09:45', '10:45', '09:30'],
      days: [],
    });
  });

  it('takes a time between two quarters for the quarter that it falls into', () => {
    expect(hintAt('10:22', { quarters: levels({ '10:15': 'full' }) }).level).toBe('full');
  });

  it('tells the hours when the house is closed at that time', () => {
    const quarters = levels({ '08:30': 'closed', '08:45': 'closed' });
    expect(hintAt('08:30', { quarters })).toMatchObject({
      level: 'closed',
      lead: 'U 08:30 je zatvoreno.',
      text: 'Tog dana radimo od 9 do 17\u00a0h. Zahtev možete poslati i ovako.',
      times: ['08:15', '08:00', '09:00'],
    });
    // Within the quarter in which it closes.
    expect(hintAt('15:55', { open: { from: '09:00', to: '15:50' } })).toMatchObject({
      level: 'closed',
      lead: 'U 15:55 je zatvoreno.',
    });
  });

  it('tells the last entry to a group that would come after it, with calm starts before it', () => {
    const open = { from: '09:00', to: '14:00' };
    const quarters = levels({ '12:45': 'tight' });
    expect(hintAt('13:15', { open, quarters })).toMatchObject({
      level: 'tight',
      lead: 'Poslednji ulaz je u 13:00.',
      text: 'Tog dana radimo od 9 do 14\u00a0h. Zahtev možete poslati i ovako.',
      times: ['13:00', '12:30', '12:15'],
    });
    expect(hintAt('13:00', { open, quarters }).lead).toBe('U 13:00 ima mesta.');
    expect(hintAt('13:15', { open, quarters }, 'restaurant').lead).toBe(
      'Restoran u 13:15 ima mesta.',
    );
  });

  it('tells a closed day with its sentence and the free days nearby, none of them past', () => {
    const closed = { open: null, note: 'Zatvoreno zbog radova', quarters: levels({}, 'closed') };
    expect(hintAt('10:15', closed)).toEqual({
      level: 'closed',
      lead: 'Petak, 4. decembar: zatvoreno.',
      text: 'Zatvoreno zbog radova. Zahtev možete poslati i ovako.',
      times: [],
      days: ['2026-12-06', '2026-12-01', '2026-12-08'],
    });
    expect(hintAt('10:15', { ...closed, note: null }).text).toBe('Zahtev možete poslati i ovako.');
  });

  it('tells a day without any room with the free days nearby', () => {
    expect(hintAt('10:15', { quarters: levels({ '08:00': 'closed' }, 'full') })).toMatchObject({
      level: 'full',
      lead: 'Petak, 4. decembar: popunjeno za vašu grupu.',
      days: ['2026-12-06', '2026-12-01', '2026-12-08'],
    });
  });

  it.each([
    ['quarters', 'Grupa je veća od broja mesta u centru.', /podelite na dva dela/],
    ['restaurant', 'Grupa je veća od broja mesta u restoranu.', /ručate u dve smene/],
  ] as const)(
    'proposes parts, no other day, to a group larger than the house: %s',
    (what, lead, text) => {
      const full = levels({}, 'full');
      const exceeds = {
        centre: what === 'quarters',
        restaurant: what === 'restaurant',
        memorialHouse: false,
      };
      const hint = hintAt('10:15', { quarters: full, restaurant: full, exceeds }, what);
      expect(hint).toMatchObject({ lead, times: [], days: [] });
      expect(hint.text).toMatch(text);
    },
  );

  it('waits for a time, and for one that a visit may have', () => {
    for (const time of ['', '17:00'])
      expect(hintAt(time, {})).toMatchObject({ level: null, lead: 'Izaberite vreme.' });
  });

  it('speaks of the restaurant when lunch is asked for', () => {
    expect(
      hintAt('12:00', { restaurant: levels({ '12:00': 'full' }) }, 'restaurant'),
    ).toMatchObject({
      lead: 'Restoran je u 12:00 popunjen.',
      times: ['11:45', '12:15', '11:30'],
    });
  });
});

it.each<[Partial<GroupAvailability>, boolean]>([
  [{ quarters: levels({ '10:15': 'tight' }, 'full') }, false],
  [{ quarters: levels({ '08:00': 'closed' }, 'full') }, true],
  [{ restaurant: levels({ '08:00': 'closed' }, 'full') }, true],
])('another day is looked for where centre or restaurant have no room: %#', (day, isNeeded) => {
  expect(needsOtherDay(dayWith(day))).toBe(isNeeded);
});

describe('the memorial house', () => {
  it.each(['08:45', '17:00', '20:30'])('at %s is told to be closed', (time) => {
    expect(memorialHouseHint(time, dayWith({}))).toMatchObject({
      lead: `Spomen-kuća je u ${time} zatvorena.`,
      text: 'Tog dana radimo od 9 do 17\u00a0h. Zahtev možete poslati i ovako.',
    });
  });

  it.each(['09:00', '16:45'])('at %s has nothing to be told', (time) => {
    expect(memorialHouseHint(time, dayWith({}))).toBeNull();
  });

  it('has nothing to add on a closed day', () => {
    expect(memorialHouseHint('10:00', dayWith({ open: null }))).toBeNull();
  });

  it('is told to be full, with the times nearby that have room', () => {
    const memorialHouse = levels({ '11:30': 'full', '11:15': 'full', '11:45': 'tight' });
    expect(memorialHouseHint('11:30', dayWith({ memorialHouse }))).toMatchObject({
      lead: 'Spomen-kuća je u 11:30 popunjena.',
      text: 'Ima mesta u 11:00, 12:00 i 10:45. Zahtev možete poslati i ovako.',
    });
    expect(memorialHouseHint('11:45', dayWith({ memorialHouse }))).toBeNull();
    const textBeside = (special: Record<string, Level>) =>
      memorialHouseHint('11:30', dayWith({ memorialHouse: levels(special, 'full') }))?.text;
    expect(textBeside({ '15:00': 'free' })).toBe(
      'Ima mesta u 15:00. Zahtev možete poslati i ovako.',
    );
    expect(textBeside({})).toBe('Zahtev možete poslati i ovako.');
  });

  it('is proposed in parts to a group that is larger than it', () => {
    const exceeds = { centre: false, restaurant: false, memorialHouse: true };
    const full = { memorialHouse: levels({}, 'full'), exceeds };
    expect(memorialHouseHint('11:30', dayWith(full))).toMatchObject({
      lead: 'Grupa je veća od broja mesta u spomen-kući.',
      text: 'Predlažemo da je obiđete u dva dela; napišite nam to u napomeni. Zahtev možete poslati i ovako.',
    });
  });
});
