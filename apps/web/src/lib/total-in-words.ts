import { COUNTED_ROWS } from '@museum/shared/http/list-query';
import { inGroups } from '@museum/shared/primitives/words';

const LIMIT = inGroups(COUNTED_ROWS);

/** The number of rows of a list; lists count no further than a limit. */
export const totalInWords = (total: number) =>
  total > COUNTED_ROWS ? `više od ${LIMIT}` : inGroups(total);

/** The same where there is little room. */
export const totalInShort = (total: number) =>
  total > COUNTED_ROWS ? `${LIMIT}+` : inGroups(total);
