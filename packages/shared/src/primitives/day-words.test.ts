import { expect, it } from 'vitest';
import {
  dayInSentence,
  dayInWords,
  dayWithShortWeekday,
  dayWithWeekday,
  nameOfDay,
  nearDayInSentence,
  shortDay,
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

it.each([
  ['2026-11-22', 'ned, 22.11.2026', '22. 11.'],
  ['2027-01-07', 'čet, 07.01.2027', '7. 1.'],
  ['2028-02-29', 'uto, 29.02.2028', '29. 2.'],
])('%s is %s, or %s where there is little room', (day, withWeekday, short) => {
  expect(dayWithShortWeekday(day)).toBe(withWeekday);
  expect(shortDay(day)).toBe(short);
});

it('a day in words has the month’s name and the year, and its weekday before it where asked for', () => {
  expect(dayInWords('2026-11-23')).toBe('23. novembar 2026.');
  expect(dayWithWeekday('2026-11-23')).toBe('ponedeljak, 23. novembar 2026.');
});
