// A process of its own for the holidays of one year, so that the library leaves no memory behind.
import type { Holiday } from '@museum/shared/settings/holiday-schema';
import { capitalised } from '@museum/shared/primitives/words';
import Holidays from 'date-holidays';

const LATIN = new Map(
  'аa бb вv гg дd ђđ еe жž зz иi јj кk лl љlj мm нn њnj оo пp рr сs тt ћć уu фf хh цc чč џdž шš'
    .split(' ')
    .map(([cyrillic = '', ...latin]) => [cyrillic, latin.join('')]),
);

const inLatin = (text: string) =>
  text.replaceAll(/\p{Script=Cyrillic}/gu, (letter) => {
    const latin = LATIN.get(letter.toLowerCase()) ?? letter;
    return letter === letter.toLowerCase() ? latin : capitalised(latin);
  });

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
