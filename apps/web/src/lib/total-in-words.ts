import { COUNTED_ROWS } from '@museum/shared/http/list-query';

const grouped = new Intl.NumberFormat('sr-Latn-RS');

/** A large number as "20.000". */
export const inGroups = (count: number) => grouped.format(count);

const LIMIT = inGroups(COUNTED_ROWS);

/** The number of rows of a list; lists count no further than a limit. */
export const totalInWords = (total: number) =>
  total > COUNTED_ROWS ? `više od ${LIMIT}` : String(total);

/** The same where there is little room. */
export const totalInShort = (total: number) => (total > COUNTED_ROWS ? `${LIMIT}+` : String(total));
