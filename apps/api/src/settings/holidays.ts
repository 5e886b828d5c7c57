import type { Holiday } from '@museum/shared/settings/holiday-schema';

const LATIN = new Map(
  'аa бb вv гg дd ђđ еe жž зz иi јj кk лl љlj мm нn њnj оo пp рr сs тt ћć уu фf хh цc чč џdž шš'
    .split(' ')
    .map(([cyrillic = '', ...latin]) => [cyrillic, latin.join('')]),
);

const inLatin = (text: string) =>
  text.replaceAll(/\p{Script=Cyrillic}/gu, (letter) => {
    const latin = LATIN.get(letter.toLowerCase()) ?? letter;
    return letter === letter.toLowerCase() ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
  });

/**
 * The public holidays of Serbia in a year, each day once. The library takes 40 MB with the holidays
 * of all countries: it is loaded when somebody asks.
 */
export async function holidaysOf(year: number): Promise<Holiday[]> {
  const { default: Holidays } = await import('date-holidays');
  const all = new Holidays('RS', { languages: ['sr'], types: ['public'] }).getHolidays(year);
  const byDay = Map.groupBy(all, ({ date }) => date.slice(0, 10));
  return [...byDay]
    .map(([date, ofDay]) => ({ date, name: ofDay.map(({ name }) => inLatin(name)).join(', ') }))
    .toSorted((one, other) => one.date.localeCompare(other.date));
}
