import { describe, expect, it } from 'vitest';

import { dayInBelgrade } from '#primitives/calendar-date.ts';
import { dayInWords } from '#primitives/day-words.ts';
import { hoursOn, type OpeningHours, openingState, type OpenTimes } from './opening-hours.ts';
import { openingStateText } from './opening-state-text.ts';
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

  it('names a day that is further away than a week', () => {
    const shut = { ...hours, weekly: hours.weekly.map((day) => ({ ...day, open: null })) };
    const later = { date: '2026-12-05', open: weekend, note: 'Dan otvorenih vrata' };
    expect(saidAt('2026-11-23T12:00', { ...shut, specialDays: [later] })).toEqual([
      'Danas zatvoreno',
      'Ponovo otvoreno: 5. decembar 2026.',
    ]);
    expect(saidAt('2026-11-23T12:00', { ...shut, specialDays: [] })).toEqual([
      'Danas zatvoreno',
      '',
    ]);
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
    // A leap day, a Tuesday.
    ['2028-02-29', winter],
  ])('goes before the whole year: %s', (day, open) => {
    expect(hoursOn(seasons, day).open).toEqual(open);
  });

  it('is named beside its days', () => {
    expect(weekRows(seasons.weekly).map(({ when }) => when)).toEqual([
      'Utorak',
      'Utorak (1.6.–31.8.)',
      'Utorak (15.11.–28.2.)',
    ]);
  });
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
