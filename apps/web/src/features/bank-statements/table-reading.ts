import {
  TABLE_COLUMNS,
  type TableColumn,
  type TableReading,
  tableReadingSchema,
  type UnreadTable,
} from '@museum/shared/payments/bank-statement-schema';
import { REQUIRED_MESSAGE } from '@museum/shared/primitives/text';

import { parseSignedDinars } from '#features/prices/price-input.ts';

/** What the form holds: a column by its place as a text, empty for none; balances as they are typed. */
export type TypedReading = {
  columns: Record<TableColumn, string>;
  number: string;
  account: string;
  opening: string;
  closing: string;
};

/** Every column, in the order of the form. */
export const COLUMN_NAMES = Object.keys(TABLE_COLUMNS) as TableColumn[];

/** What a heading says by itself, folded; the first that fits. */
const TELLING_HEADINGS: Partial<Record<TableColumn, RegExp>> = {
  postedOn: /datum/,
  amount: /^iznos/,
  credit: /potra[zž]|uplata|odobrenje|priliv/,
  debit: /duguje|isplata|zadu[zž]enje|odliv/,
  payer: /naziv|uplatilac|nalogodavac|partner/,
  payerAccount: /ra[cč]un/,
  purpose: /svrha|opis/,
  reference: /poziv/,
};

const guess = (headings: string[], name: TableColumn): string => {
  const found = headings.findIndex((heading) =>
    TELLING_HEADINGS[name]?.test(heading.toLowerCase()),
  );
  return found < 0 ? '' : String(found);
};

/** The form as it opens: what was chosen for this bank before, else what the headings suggest. */
export function proposedReading({ headings, columns }: UnreadTable): TypedReading {
  const propose = (name: TableColumn) =>
    columns ? String(columns[name] ?? '') : guess(headings, name);
  const proposed = Object.fromEntries(COLUMN_NAMES.map((name) => [name, propose(name)])) as Record<
    TableColumn,
    string
  >;
  // Two columns of amounts say the same as one of signed ones.
  if (!columns && proposed.credit) proposed.amount = '';
  return { columns: proposed, number: '', account: '', opening: '', closing: '' };
}

const columnOf = (place: string) => (place === '' ? null : Number(place));

/** The wrong fields of a form with their messages, or how the table is to be read. */
export function readTyped(
  typed: TypedReading,
  { namesAccount }: UnreadTable,
): { reading: TableReading } | { errors: [field: string, message: string][] } {
  const parsed = tableReadingSchema.safeParse({
    columns: Object.fromEntries(
      Object.entries(typed.columns).map(([name, place]) => [name, columnOf(place)]),
    ),
    number: typed.number,
    account: typed.account,
    opening: parseSignedDinars(typed.opening),
    closing: parseSignedDinars(typed.closing),
  });
  const errors = (parsed.error?.issues ?? []).map(
    ({ path, message }) => [path.join('.'), message] as [string, string],
  );
  if (!namesAccount && typed.account.trim() === '') errors.push(['account', REQUIRED_MESSAGE]);
  return parsed.success && errors.length === 0 ? { reading: parsed.data } : { errors };
}
