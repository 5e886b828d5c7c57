// A process of its own for the holidays of one year, so that the library leaves no memory behind.
import { addDays } from '@museum/shared/primitives/calendar-date';
import type { Holiday } from '@museum/shared/settings/holiday-schema';
import Holidays from 'date-holidays';
import { inLatin } from '#lib/in-latin.ts';

const [, , year] = process.argv;
const serbia = new Holidays('RS', { languages: ['sr'], types: ['public'] });
const told = serbia.getHolidays(Number(year)).map(({ date, name, rule }) => {
  // Of a state holiday on a Sunday the library tells only a free day after it; the Sunday is one, too.
  const [, ofYear] = /^(\d\d-\d\d) if sunday/.exec(rule) ?? [];
  const toldDay = date.slice(0, 10);
  const day = ofYear ? `${year}-${ofYear}` : toldDay;
  return { name: inLatin(name), day, isMoved: day !== toldDay };
});
const byDay = Map.groupBy(told, ({ day }) => day);
// The library's free day may itself be a holiday; the law means the next working day.
for (const holiday of told.filter(({ isMoved }) => isMoved)) {
  let free = addDays(holiday.day, 1);
  while (byDay.has(free)) free = addDays(free, 1);
  byDay.set(free, [holiday]);
}
const holidays: Holiday[] = [...byDay]
  .map(([date, ofDay]) => ({ date, name: ofDay.map(({ name }) => name).join(', ') }))
  .toSorted((one, other) => one.date.localeCompare(other.date));
process.send?.(holidays);
process.disconnect();
