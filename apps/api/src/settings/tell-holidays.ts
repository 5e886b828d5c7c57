// A process of its own for the holidays of one year, so that the library leaves no memory behind.
import type { Holiday } from '@museum/shared/settings/holiday-schema';
import Holidays from 'date-holidays';
import { inLatin } from '#lib/in-latin.ts';

const [, , year] = process.argv;
const serbia = new Holidays('RS', { languages: ['sr'], types: ['public'] });
const told = serbia.getHolidays(Number(year));
const byDay = Map.groupBy(told, ({ date }) => date.slice(0, 10));
// The library tells only the free day that follows a holiday on a Sunday; the Sunday is one, too.
for (const holiday of told) {
  const [, ofYear] = /^(\d\d-\d\d) if sunday/.exec(holiday.rule) ?? [];
  const sunday = `${year}-${ofYear ?? ''}`;
  if (ofYear && !byDay.has(sunday)) byDay.set(sunday, [holiday]);
}
const holidays: Holiday[] = [...byDay]
  .map(([date, ofDay]) => ({ date, name: ofDay.map(({ name }) => inLatin(name)).join(', ') }))
  .toSorted((one, other) => one.date.localeCompare(other.date));
process.send?.(holidays);
process.disconnect();
