import { describe, expect, it } from 'vitest';

import { dayInBelgrade } from '#primitives/calendar-date.ts';
import { dayInWords } from '#primitives/day-words.ts';
import {
  hoursOn,
  type OpeningHours,
  openingState,
  type OpenTimes,
  type WeekdayHours,
} from './opening-hours.ts';
import { openingStateText } from './opening-state-text.ts';
import { weeklyHoursSchema } from './opening-hours-schema.ts';
import { siteHoursOn } from './site-hours-schema.ts';
import { openTimesText, weekRows } from './week-rows.ts';

const weekdays: OpenTimes = { from: '09:00', to: '17:00' };
const weekend: OpenTimes = { from: '10:00', to: '18:00' };

const hours: OpeningHours = {
  weekly: [
    { weekday: 1, open: null },
    { weekday: 2, open: weekdays },
    { weekday: 3, open: weekdays },
    { weekday: 4, open: weekdays },
    { weekday: 5, open: weekdays },
    { weekday: 6, open: weekend },
    { weekday: 7, open: weekend },
  ],
  specialDays: [
    { date: '2026-12-31', open: { from: '09:00', to: '14:30' }, note: 'Doček Nove godine' },
    { date: '2027-01-01', open: null, note: 'Nova godina' },
  ],
};

const spoken = (text: string) => text.replaceAll('\u00a0', ' ');

/** What is said at a moment of Belgrade's winter. */
const saidAt = (moment: string, at = hours) => {
  const now = new Date(`${moment}:00+01:00`);
  const { heading, note, detail } = openingStateText(openingState(at, now), dayInBelgrade(now));
  return [heading, note ? `${note} ${detail}` : detail].map(spoken);
};

describe('today', () => {
  it.each([
    // A Tuesday.
    ['2026-11-24T08:59', 'Danas otvoreno od 9 do 17 h', 'Poslednji ulaz u 16 h'],
    ['2026-11-24T09:00', 'Danas otvoreno do 17 h', 'Poslednji ulaz u 16 h'],
    ['2026-11-24T16:00', 'Danas otvoreno do 17 h', 'Poslednji ulaz u 16 h'],
    ['2026-11-24T16:01', 'Danas otvoreno do 17 h', 'Poslednji ulaz bio je u 16 h'],
    ['2026-11-24T17:00', 'Za danas je zatvoreno', 'Otvaramo sutra u 9 h'],
    // A Sunday evening, a Monday.
    ['2026-11-22T19:00', 'Za danas je zatvoreno', 'Otvaramo u utorak u 9 h'],
    ['2026-11-23T12:00', 'Danas zatvoreno', 'Otvaramo sutra u 9 h'],
    ['2026-11-28T23:59', 'Za danas je zatvoreno', 'Otvaramo sutra u 10 h'],
    [
      '2026-12-31T13:30',
      'Danas otvoreno do 14.30 h',
      'Doček Nove godine. Poslednji ulaz u 13.30 h',
    ],
    ['2027-01-01T12:00', 'Danas zatvoreno', 'Nova godina. Otvaramo sutra u 10 h'],
  ])('at %s says „%s. %s“', (moment, heading, detail) => {
    expect(saidAt(moment)).toEqual([heading, detail]);
  });

  it('takes over the full stop of what staff wrote', () => {
    const closed = { ...hours, specialDays: [{ date: '2026-11-24', open: null, note: 'Radovi.' }] };
    expect(saidAt('2026-11-24T12:00', closed)[1]).toBe('Radovi. Otvaramo sutra u 9 h');
  });

  it('is Belgrade’s day, whatever the clock of the visitor', () => {
    // Half past midnight on Tuesday in Belgrade is still Monday in Greenwich.
    const now = new Date('2026-11-23T23:30:00Z');
    expect(openingState(hours, now).kind).toBe('opens');
  });

  it.each([
    ['2026-11-29', 'Otvaramo u nedelju u 10 h'],
    // Also a Monday: the weekday alone would sound like today.
    ['2026-11-30', 'Ponovo otvoreno: 30. novembar 2026.'],
    ['2026-12-05', 'Ponovo otvoreno: 5. decembar 2026.'],
    [null, ''],
  ])('on a Monday tells the next day that opens (%s): „%s“', (date, told) => {
    const weekly = hours.weekly.map((day) => ({ ...day, open: null }));
    const specialDays = date ? [{ date, open: weekend, note: 'Dan otvorenih vrata' }] : [];
    expect(saidAt('2026-11-23T12:00', { weekly, specialDays })).toEqual(['Danas zatvoreno', told]);
  });
});

describe('a season', () => {
  const summer: OpenTimes = { from: '09:00', to: '20:00' };
  const winter: OpenTimes = { from: '09:00', to: '15:00' };
  const seasons: OpeningHours = {
    specialDays: [],
    weekly: [
      { weekday: 2, open: weekdays },
      { weekday: 2, from: '06-01', to: '08-31', open: summer },
      { weekday: 2, from: '11-15', to: '02-28', open: winter },
    ],
  };

  it.each([
    ['2026-05-26', weekdays],
    ['2026-06-02', summer],
    ['2026-08-25', summer],
    ['2026-12-15', winter],
    ['2027-01-05', winter],
    ['2027-03-02', weekdays],
    // First and last days that are Tuesdays.
    ['2027-06-01', summer],
    ['2027-08-31', summer],
    ['2033-11-15', winter],
    // A leap day, a Tuesday.
    ['2028-02-29', winter],
  ])('goes before the whole year: %s', (day, open) => {
    expect(hoursOn(seasons, day).open).toEqual(open);
  });

  it('may be a single day', () => {
    const weekly: WeekdayHours[] = [
      ...seasons.weekly,
      { weekday: 2, from: '05-04', to: '05-04', open: null },
    ];
    const openOn = (day: string) => hoursOn({ specialDays: [], weekly }, day).open;
    // Tuesdays of 2027.
    expect([openOn('2027-05-04'), openOn('2027-05-11')]).toEqual([null, weekdays]);
  });

  it('is named beside its days', () => {
    expect(weekRows(seasons.weekly.toReversed()).map(({ when }) => when)).toEqual([
      'Utorak',
      'Utorak (1.6.–31.8.)',
      'Utorak (15.11.–28.2.)',
    ]);
  });
});

describe('two seasons of one weekday', () => {
  it.each([
    ['06-01', '08-31', '09-01', '09-30', true],
    ['06-01', '08-31', '08-31', '09-30', false],
    ['06-01', '08-31', '07-01', '07-07', false],
    ['05-04', '05-04', '06-01', '08-31', true],
    // One that runs over the end of the year.
    ['11-15', '02-28', '03-01', '11-14', true],
    ['11-15', '02-28', '02-28', '05-31', false],
    ['11-15', '02-28', '10-01', '11-15', false],
    ['11-15', '02-28', '12-31', '01-01', false],
  ])('%s to %s and %s to %s may stand together: %s', (from, to, otherFrom, otherTo, may) => {
    const one: WeekdayHours = { weekday: 2, from, to, open: weekdays };
    const other: WeekdayHours = { weekday: 2, from: otherFrom, to: otherTo, open: weekend };
    const areAccepted = (...seasons: WeekdayHours[]) =>
      weeklyHoursSchema.safeParse([...hours.weekly, ...seasons]).success;
    expect([areAccepted(one, other), areAccepted(other, one)]).toEqual([may, may]);
    // Seasons of another weekday are in nobody's way.
    expect(areAccepted(one, { ...other, weekday: 3 })).toBe(true);
  });
});

it('has every weekday once for the whole year, whatever its seasons', () => {
  const [monday, ...others] = hours.weekly;
  const isWeek = (...rows: WeekdayHours[]) => weeklyHoursSchema.safeParse(rows).success;
  expect(isWeek(monday!, ...others)).toBe(true);
  expect(isWeek({ ...monday!, from: '06-01', to: '08-31' }, ...others)).toBe(false);
  expect(isWeek(monday!, ...others, monday!)).toBe(false);
});

it('names no season of days that have the hours of the whole year', () => {
  const season = { from: '06-01', to: '08-31' };
  const weekly = [
    ...hours.weekly,
    ...hours.weekly.map((day) => ({
      ...day,
      ...season,
      ...(day.weekday === 7 && { open: { from: '10:00', to: '20:00' } }),
    })),
  ];
  expect(weekRows(weekly).map(({ when }) => when)).toEqual([
    'Utorak–petak',
    'Subota i nedelja',
    'Nedelja (1.6.–31.8.)',
    'Ponedeljak',
  ]);
  // The footer shows what holds now.
  const { weeklyNow } = siteHoursOn({ weekly, specialDays: [], notice: null }, '2027-07-01');
  expect(weekRows(weeklyNow).map(({ when }) => when)).toEqual([
    'Utorak–petak',
    'Subota',
    'Nedelja (1.6.–31.8.)',
    'Ponedeljak',
  ]);
});

it('tells the week in the same rows, however it was entered', () => {
  const summer: OpenTimes = { from: '09:00', to: '20:00' };
  const inSummer = (day: WeekdayHours) => ({ ...day, from: '06-01', to: '08-31', open: summer });
  const mixed = hours.weekly.toReversed().flatMap((day) => [inSummer(day), day]);
  expect(weekRows(mixed).map(({ when }) => when)).toEqual([
    'Utorak–petak',
    'Subota i nedelja',
    'Svakog dana (1.6.–31.8.)',
    'Ponedeljak',
  ]);
});

it('tells special days in their order, however they were entered', () => {
  const specialDays = hours.specialDays.toReversed();
  const told = siteHoursOn({ weekly: hours.weekly, specialDays, notice: null }, '2026-12-20');
  expect(told.specialDays.map(({ date }) => date)).toEqual(['2026-12-31', '2027-01-01']);
});

it('tells the week in few rows, closed days last', () => {
  const rows = weekRows(hours.weekly).map(({ when, what }) => [when, spoken(what)]);
  expect(rows).toEqual([
    ['Utorak–petak', 'od 9 do 17 h'],
    ['Subota i nedelja', 'od 10 do 18 h'],
    ['Ponedeljak', 'zatvoreno'],
  ]);
  const always = hours.weekly.map((day) => ({ ...day, open: weekend }));
  expect(weekRows(always).map(({ when }) => when)).toEqual(['Svakog dana']);
});

it('writes times and days as Serbian does', () => {
  expect(spoken(openTimesText({ from: '08:30', to: '16:00' }))).toBe('od 8.30 do 16 h');
  expect(dayInWords('2026-11-23')).toBe('23. novembar 2026.');
});
