import {
  type BankStatement,
  TABLE_COLUMNS,
  type TableColumn,
  type TableReading,
  tableReadingSchema,
  type UnreadTable,
} from '@museum/shared/payments/bank-statement-schema';
import { foldSearchText } from '@museum/shared/primitives/search-text';
import { REQUIRED_MESSAGE } from '@museum/shared/primitives/text';

import { dinarsInField, parseSignedDinars } from '#features/prices/price-input.ts';

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

/** What a heading says by itself, folded as search folds; what tells more comes first. */
const TELLING_HEADINGS: [TableColumn, RegExp][] = [
  ['reference', /poziv/],
  ['otherReference', /poziv/],
  // A payment is of the day that the bank booked it.
  ['postedOn', /datum(?! valut)/],
  ['postedOn', /datum/],
  ['payerAccount', /racun/],
  ['payer', /naziv|platilac|nalogodavac|partner/],
  ['purpose', /svrha|opis/],
  ['side', /^[dp] ?\/ ?[dpc]$|^smer|dug.*potraz/],
  ['credit', /^(?!model|sifra).*(?:potraz|uplata|odobrenj|priliv)/],
  ['debit', /^(?!model|sifra).*(?:duguje|isplata|zaduzenj|odliv)/],
  ['amount', /^iznos/],
];

const mapColumns = (placeOfColumn: (name: TableColumn) => string) =>
  Object.fromEntries(COLUMN_NAMES.map((name) => [name, placeOfColumn(name)])) as Record<
    TableColumn,
    string
  >;

/** Each heading for one column at most. */
function guessColumns(headings: string[]): Record<TableColumn, string> {
  const columns = mapColumns(() => '');
  const left = new Map(headings.map((heading, place) => [String(place), foldSearchText(heading)]));
  for (const [name, telling] of TELLING_HEADINGS) {
    if (columns[name] !== '') continue;
    const [place] = [...left].find(([, heading]) => telling.test(heading)) ?? [];
    if (place === undefined) continue;
    columns[name] = place;
    left.delete(place);
  }
  // Two columns of amounts say the same as one of signed ones.
  return columns.credit ? { ...columns, amount: '', side: '' } : columns;
}

/** The statement that a table most likely follows, of those that were sent in, the newest first. */
export const latestOf = (statements: BankStatement[]): BankStatement | undefined =>
  statements.toSorted((one, other) => other.day.localeCompare(one.day))[0];

/**
 * The form as it opens: what was chosen for this bank before, else what the headings suggest, and the
 * balance that the statement before it closed with.
 */
export function proposedReading(
  { headings, columns }: UnreadTable,
  before?: BankStatement,
): TypedReading {
  return {
    columns: columns ? mapColumns((name) => placeOf(columns[name])) : guessColumns(headings),
    number: '',
    account: '',
    opening: before ? dinarsInField(before.closing) : '',
    closing: '',
  };
}

const placeOf = (column: number | null) => (column === null ? '' : String(column));

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
