import type { Trace, TracedPerson } from './marked-person.ts';

/** How PostgreSQL finds somebody in a text: a quick look first, then an exact one. */
type Search = { quick: string; pattern: string; condition: (texts: string) => string };

/** Spaces, dashes, dots and the like in all their kinds; not what parts one thing from the next: + : ; " | */
const SIGN = String.raw`[\s!#-*,-/_~\u00a0-\u00bf\u2000-\u206f\u2212\ufeff]`;

/** What people write between the digits of a phone number. */
const BETWEEN_DIGITS = `(?:[ ./()–-]*|${SIGN}{1,3})`;

const YEAR = '(?:19|20)[0-9]{2}';
const MONTH = '(?:0?[1-9]|1[0-2])';
const DAY = '(?:0?[1-9]|[12][0-9]|3[01])';

/** Days and school years: their digits are no part of a number. */
const DATE = String.raw`(?<![0-9])(?:${DAY}([./-]) ?${MONTH}\1 ?${YEAR}|${YEAR}-${MONTH}-${DAY}|${YEAR}[/–-]${YEAR})(?![0-9])`;

const SEARCHES: Record<Trace, (value: string) => Search> = {
  'e-mail': (value) => ({
    quick: value,
    pattern: wholeAddress(value),
    condition: (texts) => `strpos(lower(${texts}), $1) > 0 AND ${texts} ~* $2`,
  }),
  phone: (value) => ({
    quick: value,
    pattern: wholePhone(value),
    condition: (texts) =>
      `strpos(regexp_replace(${texts}, '[^0-9]+', '', 'g'), $1) > 0
        AND regexp_replace(${texts}, '${DATE}', 'x', 'g') ~ $2`,
  }),
  name: (value) => ({
    quick: value.split(' ').at(-1)!,
    pattern: wholeName(value.split(' ')),
    condition: (texts) => `strpos(search_fold(${texts}), $1) > 0 AND search_fold(${texts}) ~ $2`,
  }),
};

/** The search for a person; `$1` and `$2` of its condition are `quick` and `pattern`. */
export const searchFor = ({ trace, value }: TracedPerson): Search => SEARCHES[trace](value);

/** What the names of uploaded files end in; no address does, for none is a top-level domain. */
export const FILE_ENDINGS = [
  'xml',
  'csv',
  'txt',
  'xls',
  'xlsx',
  'pdf',
  'jpg',
  'jpeg',
  'jfif',
  'png',
];

/**
 * The address with no further part of an address beside it, as PostgreSQL's expression. Quotes,
 * brackets and the like end an address; a dot, a hyphen or an apostrophe belongs to one only between
 * letters: „'ana@…'“ is she, „o'ana@…“ somebody else. „ana@….xml“ is a file named after her.
 */
function wholeAddress(address: string): string {
  const exact = address.replaceAll(/[^A-Za-z0-9@]/g, String.raw`\$&`);
  const asFile = `(?:[.](?:${FILE_ENDINGS.join('|')}))?`;
  return String.raw`(?<![A-Za-z0-9_+]|[A-Za-z0-9_+][.'-])${exact}${asFile}(?![A-Za-z0-9]|[.-][A-Za-z0-9])`;
}

/** The number however it is grouped, with the country, with a 0 or without, and no further digit beside it. */
function wholePhone(digits: string): string {
  const number = digits.split('').join(BETWEEN_DIGITS);
  const country = `(?:(?:[+]|00)?${BETWEEN_DIGITS}381${BETWEEN_DIGITS}|[+]|00)?`;
  return `(?<![0-9])${country}0?${BETWEEN_DIGITS}${number}(?![0-9])`;
}

/** The words as they are, or with the last one first, as lists have them. */
function wholeName(words: string[]): string {
  const orders = [words, [words.at(-1)!, ...words.slice(0, -1)]];
  const inOrder = orders.map((order) => order.join('[^[:alnum:]]{1,3}')).join('|');
  return `(?<![[:alnum:]])(?:${inOrder})(?![[:alnum:]])`;
}
