import { parseBankAccount } from '@museum/shared/payments/bank-account';
import type { TableColumn, TableReading } from '@museum/shared/payments/bank-statement-schema';
import { dinarsToPara, type Para } from '@museum/shared/primitives/money';
import { foldSearchText } from '@museum/shared/primitives/search-text';
import { parse } from 'csv-parse/sync';
import { cleanText, isLikeDay, tableAmount, tableDay, withKeys } from './exact-values.ts';
import {
  MAX_LINES,
  ONLY_DINARS,
  OUR_CURRENCY,
  type Statement,
  StatementFault,
  type StatementLine,
} from './statement.ts';

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
  'U fajlu nema tabele sa nazivima kolona. Očekuje se CSV u kome su nazivi kolona u prvom redu tabele, a kolone razdvojene tačkom i zarezom, tabulatorom ili zarezom.';

/** Reads a table out of a text. @throws StatementFault */
export function readTable(text: string): Table {
  const records = readRecords(text);
  const columns = Math.max(...records.map(filledCells));
  const fewest = Math.max(FEWEST_COLUMNS, columns - 1);
  // What stands above it may be as wide, the account and the period say.
  const head = records.findIndex(
    (record) => filledCells(record) >= fewest && !record.some(isValue),
  );
  const headings = records[head]?.map((cell) => cleanText(cell, 100));
  if (!headings) throw new StatementFault(NO_TABLE);
  const rows = records.slice(head + 1);
  if (rows.length > MAX_LINES) {
    throw new StatementFault(`Fajl ima više od ${MAX_LINES} redova. Preuzmite kraći period.`);
  }
  return { headings, rows, accounts: records.slice(0, head).flat().flatMap(accountsIn) };
}

function readRecords(text: string): string[][] {
  const tabs = text.split('\t').length;
  const records = partedBy(tabs > text.split(';').length ? '\t' : ';', text);
  const hasTable = records.some((record) => record.length >= FEWEST_COLUMNS);
  // Commas last: they stand in amounts, too.
  return hasTable ? records : partedBy(',', text);
}

/** How Excel keeps digits from being read as a number: ="97382026000123". */
const EXCEL_TEXT = /^="(.*)"$/;

function partedBy(delimiter: string, text: string): string[][] {
  try {
    const records = parse(text, {
      delimiter,
      bom: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      trim: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: 100_000,
      cast: (cell) => cell.replace(EXCEL_TEXT, '$1'),
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

/**
 * The statement in a table that staff have explained; of the accounts that it names, ours (18 digits)
 * counts. @throws StatementFault
 */
export function statementOf(table: Table, reading: TableReading, ownAccount: string): Statement {
  const { accounts } = table;
  const named = accounts.includes(ownAccount) ? ownAccount : accounts[0];
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

/** Says what stands where no day can be read, be it in one row only. @throws StatementFault */
function checkDays({ rows }: Table, reading: TableReading): void {
  const cells = rows.map((row) => cleanText(row[reading.columns.postedOn!] ?? '', 40));
  const wrong = cells.find((cell) => isLikeDay(cell) && !tableDay(cell));
  if (wrong === undefined && cells.some((cell) => tableDay(cell))) return;
  const found = wrong ?? cells.find((cell) => cell !== '');
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
  throw new StatementFault(`U fajlu ima promena u valuti ${currency}. ${ONLY_DINARS}`);
}

/** What a sum or a balance is called, folded as search folds; goods and services are no sum. */
const SUM_WORDS =
  /^(?:(?:prethodno|pocetno|novo|krajnje|zavrsno) stanje|stanje na dan|donos|saldo|svega|ukupno|ukupan promet|promet(?! robe))\b/;

/** A row with a date that says nothing but what it sums up; a payment says who or what for. */
function isSum(row: string[]): boolean {
  const words = row.filter(
    (cell) => !isValue(cell) && !NO_AMOUNT.test(cell) && !OUR_CURRENCY.test(cell),
  );
  return words.length === 1 && SUM_WORDS.test(foldSearchText(words[0]!));
}

/** A row without a date is a sum or a note below the table. */
function readRow(row: string[], reading: TableReading, index: number): StatementLine | undefined {
  const { columns } = reading;
  const cell = (name: TableColumn, limit = 200) => cleanText(row[columns[name] ?? -1] ?? '', limit);
  const postedOn = dayOf(row, reading);
  if (!postedOn || isSum(row)) return undefined;
  const movement =
    columns.amount === null
      ? movementApart(amountIn(cell('credit'), index), amountIn(cell('debit'), index))
      : movementIn(amountIn(cell('amount'), index), columns.side !== null && cell('side'), index);
  const { side, amount } = movement;
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

type Movement = Pick<StatementLine, 'side' | 'amount'>;

/** A minus in a column of its own takes a movement back. */
function movementApart(credit: Para, debit: Para): Movement {
  if (debit === 0) return { side: 'credit', amount: credit };
  if (credit === 0) return { side: 'debit', amount: debit };
  return signed(credit - debit);
}

/** A minus in a common column is money that went out, unless another column says where it went. */
function movementIn(amount: Para, side: string | false, index: number): Movement {
  if (side === false || amount === 0) return signed(amount);
  const word = foldSearchText(side).replace(/\.$/, '');
  if (WENT_OUT.has(word)) return { side: 'debit', amount };
  if (CAME_IN.has(word)) return { side: 'credit', amount };
  throw new StatementFault(
    `U ${index + 1}. redu tabele „${side.slice(0, 40)}“ ne kaže da li je uplata ili isplata; očekuje se P ili D. Proverite koja kolona je izabrana za smer.`,
  );
}

const signed = (amount: Para): Movement => ({
  side: amount > 0 ? 'credit' : 'debit',
  amount: Math.abs(amount),
});

/** How banks say where the money went, folded as search folds. */
const WENT_OUT = new Set('d,dug,duguje,zaduzenje,isplata,odliv,na teret,t,debit,dbit,-'.split(','));
const CAME_IN = new Set(
  'p,pot,potrazuje,odobrenje,uplata,priliv,u korist,k,credit,crdt,c,+'.split(','),
);

/** Nothing, or a dash, as spreadsheets show a nought. */
const NO_AMOUNT = /^[-–−]?$/;

function amountIn(text: string, index: number) {
  const amount = NO_AMOUNT.test(text) ? 0 : tableAmount(text);
  if (amount === undefined) {
    throw new StatementFault(
      `U ${index + 1}. redu tabele „${text.slice(0, 40)}“ nije iznos. Proverite koja kolona je izabrana.`,
    );
  }
  return amount;
}
