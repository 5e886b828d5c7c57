import { DAYS, plural } from '#primitives/plural.ts';
import { unbroken } from '#primitives/words.ts';

const YEAR_DAYS = 365;

/**
 * How many days personal data is kept at most: `/privatnost` promises it, and the server keeps it
 * unless its settings say fewer. The only place: whoever wants longer periods changes them here.
 */
export const RETENTION_DAYS = {
  /** After the visit. */
  visitRequest: 2 * YEAR_DAYS,
  /** After it came. */
  contactMessage: YEAR_DAYS,
  /** After it was made. */
  mail: YEAR_DAYS,
  /** Money on a bank statement that staff tied to no visit, after the file last came or was taken back. */
  unbookedLine: 30,
  /** From what to what something was changed, after the change. */
  auditValues: 3 * YEAR_DAYS,
} as const;

/** A number of days as people say it, in the accusative, kept on one line: 2 godine, 1 godinu, 90 dana. */
export const retentionInWords = (days: number) => unbroken(inWords(days));

const inWords = (days: number) =>
  days % YEAR_DAYS === 0
    ? plural(days / YEAR_DAYS, { one: 'godinu', few: 'godine', other: 'godina' })
    : plural(days, DAYS);
