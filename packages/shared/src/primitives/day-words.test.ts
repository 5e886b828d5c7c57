import { expect, it } from 'vitest';
import {
  dayInSentence,
  dayInWords,
  dayWithWeekday,
  nameOfDay,
  nearDayInSentence,
  weekdayName,
} from './day-words.ts';

it.each([
  ['2026-11-23', 'ponedeljak, 23. novembar', '23. novembra 2026.'],
  ['2026-12-02', 'sreda, 2. decembar', '2. decembra 2026.'],
  ['2027-01-07', 'četvrtak, 7. januar', '7. januara 2027.'],
  ['2028-02-29', 'utorak, 29. februar', '29. februara 2028.'],
])('%s is %s, and %s in a sentence', (day, name, inSentence) => {
  expect(nameOfDay(day)).toBe(name);
  expect(name).toMatch(weekdayName(day));
  expect(dayInSentence(day)).toBe(inSentence);
  expect(`${nearDayInSentence(day)} ${day.slice(0, 4)}.`).toBe(inSentence);
});

it('a day in words has the month’s name and the year, and its weekday before it where asked for', () => {
  expect(dayInWords('2026-11-23')).toBe('23. novembar 2026.');
  expect(dayWithWeekday('2026-11-23')).toBe('ponedeljak, 23. novembar 2026.');
});
