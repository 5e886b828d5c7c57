import { parseBankAccount } from '@museum/shared/payments/bank-account';
import type { TableColumn, TableReading } from '@museum/shared/payments/bank-statement-schema';
import { dinarsToPara, type Para } from '@museum/shared/primitives/money';
import { parse } from 'csv-parse/sync';
import { cleanText, tableAmount, tableDay, withKeys } from './exact-values.ts';
import { MAX_LINES, type Statement, StatementFault, type StatementLine } from './statement.ts';

// CSV or text of any bank: staff say once which column holds what.

/** A table with what stood above it. */
export type Table = {
  headings: string[];
  rows: string[][];
  /** The accounts named above the table, as 18 digits. */
  accounts: string[];
};

const FEWEST_COLUMNS = 3;

const NO_TABLE =
  'U fajlu nema tabele sa nazivima kolona. Očekuje se CSV sa kolonama razdvojenim znakom ; ili tabulatorom.';

/** Reads a table out of a text. @throws StatementFault */
export function readTable(text: string): Table {
  const records = readRecords(text);
  const columns = Math.max(...records.map(filledCells));
  const head = records.findIndex(
    (record) => filledCells(record) >= Math.max(FEWEST_COLUMNS, columns - 1),
  );
  const headings = records[head]?.map((cell) => cleanText(cell, 100)) ?? [];
  if (headings.length < FEWEST_COLUMNS || headings.some(isValue))
    throw new StatementFault(NO_TABLE);
  const rows = records.slice(head + 1);
  if (rows.length > MAX_LINES) {
    throw new StatementFault(`Fajl ima više od ${MAX_LINES} redova. Preuzmite kraći period.`);
  }
  return { headings, rows, accounts: records.slice(0, head).flat().flatMap(accountsIn) };
}

function readRecords(text: string): string[][] {
  const tabs = text.split('\t').length;
  const delimiter = tabs > text.split(';').length ? '\t' : ';';
  try {
    const records = parse(text, {
      delimiter,
      bom: true,
      trim: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: 100_000,
    });
    return records.filter((record) => filledCells(record) > 0);
  } catch {
    throw new StatementFault(
      'Tabela u fajlu nije ispravna: jedan red nema kraj. Preuzmite ga ponovo.',
    );
  }
}

const filledCells = (record: string[]) => record.filter((cell) => cell.trim() !== '').length;

const isValue = (cell: string) => tableDay(cell) !== undefined || tableAmount(cell) !== undefined;

const accountsIn = (cell: string) =>
  [...cell.matchAll(/\b(?:RS35)?\d{3}-?\d{1,13}-?\d{2}\b/g)].flatMap(
    ([written]) => parseBankAccount(written) ?? [],
  );

/** The statement in a table that staff have explained. @throws StatementFault */
export function statementOf(table: Table, reading: TableReading): Statement {
  const [named] = table.accounts;
  checkDays(table, reading);
  checkCurrency(table, reading);
  const lines = table.rows.flatMap((row, index) => readRow(row, reading, index) ?? []);
  return {
    format: 'table',
    account: named ?? reading.account ?? '',
    number: reading.number ?? '',
    day:
      lines
        .map(({ postedOn }) => postedOn)
        .toSorted()
        .at(-1) ?? '',
    opening: dinarsToPara(reading.opening),
    closing: dinarsToPara(reading.closing),
    currency: 'RSD',
    lines: withKeys(lines),
  };
}

const dayOf = (row: string[], { columns }: TableReading) => tableDay(row[columns.postedOn!] ?? '');

/** Says what stands where no day can be read. @throws StatementFault */
function checkDays({ rows }: Table, reading: TableReading): void {
  if (rows.some((row) => dayOf(row, reading))) return;
  const cells = rows.map((row) => cleanText(row[reading.columns.postedOn!] ?? '', 40));
  const found = cells.find((cell) => cell !== '');
  throw new StatementFault(
    found === undefined
      ? 'U fajlu nema nijedne promene sa datumom.'
      : `„${found}“ nije datum koji može da se pročita; očekuje se na primer 20.11.2026. Proverite koja kolona je izabrana za datum.`,
  );
}

/** The currencies that banks of Serbia keep accounts in, beside the dinar. */
const FOREIGN = /\b(?:EUR|USD|CHF|GBP|AUD|CAD|SEK|DKK|NOK|JPY|RUB|CNY|HUF|BAM|TRY|PLN|CZK|RON)\b/;

/** A movement in another currency must not be read as dinars. @throws StatementFault */
function checkCurrency({ headings, rows }: Table, reading: TableReading): void {
  const { amount, credit, debit } = reading.columns;
  const used = new Set(Object.values(reading.columns));
  const inHeading = [amount, credit, debit].map((place) => headings[place ?? -1] ?? '');
  const inRows = rows
    .filter((row) => dayOf(row, reading))
    .flatMap((row) => row.filter((cell, place) => cell.length === 3 && !used.has(place)));
  const currency = [...inHeading, ...inRows].flatMap((text) => FOREIGN.exec(text) ?? [])[0];
  if (currency === undefined) return;
  throw new StatementFault(`U fajlu ima promena u valuti ${currency}. Knjiže se samo dinari.`);
}

/** A row without a date is a sum or a note below the table. */
function readRow(row: string[], reading: TableReading, index: number): StatementLine | undefined {
  const { columns } = reading;
  const cell = (name: TableColumn, limit = 200) => cleanText(row[columns[name] ?? -1] ?? '', limit);
  const postedOn = dayOf(row, reading);
  if (!postedOn) return undefined;
  const credit = amountIn(cell(columns.amount === null ? 'credit' : 'amount'), index);
  const debit = columns.amount === null ? amountIn(cell('debit'), index) : 0;
  const { side, amount } = movementIn(credit, debit, columns.amount === null);
  if (amount === 0) return undefined;
  return {
    key: cell('key', 100),
    side,
    amount,
    postedOn,
    payer: cell('payer'),
    payerAccount: cell('payerAccount', 40),
    purpose: cell('purpose', 500),
    references: [cell('reference', 60), cell('otherReference', 60)].filter(Boolean),
  };
}

/** A minus in a column of its own takes a movement back; in a common one it is money that went out. */
function movementIn(credit: Para, debit: Para, areApart: boolean) {
  if (areApart && debit === 0) return { side: 'credit', amount: credit } as const;
  if (areApart && credit === 0) return { side: 'debit', amount: debit } as const;
  const side = credit > debit ? 'credit' : 'debit';
  return { side, amount: Math.abs(credit - debit) } as const;
}

function amountIn(text: string, index: number) {
  const amount = text === '' ? 0 : tableAmount(text);
  if (amount === undefined) {
    throw new StatementFault(
      `U ${index + 1}. redu tabele „${text.slice(0, 40)}“ nije iznos. Proverite koja kolona je izabrana.`,
    );
  }
  return amount;
}
