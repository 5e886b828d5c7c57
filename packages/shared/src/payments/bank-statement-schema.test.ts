import { describe, expect, it } from 'vitest';
import { TABLE_COLUMNS, tableReadingSchema } from './bank-statement-schema.ts';

const none = Object.fromEntries(Object.keys(TABLE_COLUMNS).map((column) => [column, null]));
const reading = (columns: object, balances: object = {}) => ({
  columns: { ...none, postedOn: 0, ...columns },
  opening: 0,
  closing: 18_400,
  ...balances,
});
const refusalsOf = (body: object) =>
  tableReadingSchema
    .safeParse(body)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('the columns of a table', () => {
  it.each([[{ amount: 1 }], [{ credit: 1 }], [{ credit: 1, debit: 2 }]])(
    '%j say how much came in',
    (columns) => {
      expect(refusalsOf(reading(columns))).toEqual([]);
    },
  );

  const MISSING = 'columns.amount: Izaberite kolonu sa iznosom ili kolonu sa uplatama';
  const BOTH = 'columns.amount: Iznos je u jednoj koloni ili u dve, ne oba';
  it.each([
    [{}, MISSING],
    [{ debit: 1 }, MISSING],
    [{ amount: 1, credit: 2 }, BOTH],
    [{ amount: 1, debit: 2 }, BOTH],
    [{ postedOn: null, amount: 1 }, 'columns.postedOn: Izaberite kolonu sa datumom'],
  ])('%j are refused: %s', (columns, message) => {
    expect(refusalsOf(reading(columns))).toEqual([message]);
  });
});

it.each([
  [18_400.35, []],
  [-0.01, []],
  [0.1 + 0.2, []],
  [18_400.355, ['closing: Stanje ima najviše dve decimale']],
])('a balance of %d is answered %j', (closing, messages) => {
  expect(refusalsOf(reading({ amount: 1 }, { closing }))).toEqual(messages);
});

it.each([null, Number.NaN])('a balance of %s is asked for with an example', (opening) => {
  expect(refusalsOf(reading({ amount: 1 }, { opening }))).toEqual([
    'opening: Upišite stanje u dinarima, na primer 1.204.350,00',
  ]);
});
