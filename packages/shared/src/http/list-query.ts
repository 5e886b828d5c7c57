import { z } from 'zod';
import {
  isStorableText,
  TEXT_LIMITS,
  tooLongMessage,
  UNSTORABLE_TEXT_MESSAGE,
} from '#primitives/text.ts';
import type { Page } from './envelope.ts';

/** Rows on a page of every staff table (spec §9). */
export const PAGE_SIZE = 10;

/** A list counts, and turns its pages, so far: one more as a total says "more than these". */
export const COUNTED_ROWS = 10_000;

/** A page of a list, of its rows and the number of all. */
export const pageOf = <Row>(data: Row[], total: number): Page<Row> => ({
  data,
  totalPages: Math.ceil(total / PAGE_SIZE),
  total,
});

/** A page (from 1) of rows that are all at hand. */
export const pageAmong = <Row>(rows: readonly Row[], page: number): Page<Row> =>
  pageOf(rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), rows.length);

const MAX_PAGE = 1_000_000;
const PAGE_MESSAGE = 'Strana mora biti broj od 1 do 1.000.000';

/** A text in a query string; missing or blank is undefined. */
export const optionalQueryText = z
  .string({ error: 'Očekivan je tekst' })
  .trim()
  .max(TEXT_LIMITS.search, tooLongMessage(TEXT_LIMITS.search))
  .refine(isStorableText, UNSTORABLE_TEXT_MESSAGE)
  .optional()
  .transform((value) => value || undefined);

/** Answers a filter whose value is none of its own. */
const FILTER_MESSAGE = 'Filter nije validan';

/** One of `values` in a query string; missing or empty is undefined. */
export const queryChoice = <const Value extends string>(
  values: readonly Value[],
  message: string = FILTER_MESSAGE,
) =>
  z
    .enum(['', ...values], { error: message })
    .optional()
    .transform((value) => (value === '' ? undefined : (value as Value | undefined)));

/** "true" or "false" in a query string; missing or empty is no filter. */
export const queryFlag = queryChoice(['true', 'false']).transform(
  (value) => value && value === 'true',
);

/** The two directions of a sorted list (spec §3). */
const SORT_DIRECTIONS = ['ASC', 'DESC'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/** Page, search and sorting as they stand in a query string; direction defaults to ascending (spec §4). */
export const listQuerySchema = <const Column extends string>(columns: readonly Column[]) =>
  z.object({
    page: z
      .string({ error: PAGE_MESSAGE })
      .regex(/^([1-9]\d{0,6})?$/, PAGE_MESSAGE)
      .default('')
      .transform((page) => Number(page || '1'))
      .refine((page) => page <= MAX_PAGE, PAGE_MESSAGE),
    search: optionalQueryText,
    sortByColumn: queryChoice(columns, 'Po ovoj koloni se ne može sortirati'),
    sortDirection: queryChoice(SORT_DIRECTIONS, 'Smer mora biti ASC ili DESC').transform(
      (direction) => direction ?? 'ASC',
    ),
  });
