import { z } from 'zod';
import { listQuerySchema } from '#http/list-query.ts';
import { formatDay } from '#primitives/calendar-date.ts';
import { databaseId } from '#primitives/database-id.ts';
import { optionalText, REQUIRED_MESSAGE } from '#primitives/text.ts';

/** What a column of a bank's table can hold, with the name that staff choose it by. */
export const TABLE_COLUMNS = {
  postedOn: 'Datum',
  amount: 'Iznos (isplate sa minusom)',
  side: 'Smer uz iznos (P ili D)',
  credit: 'Uplata (potražuje)',
  debit: 'Isplata (duguje)',
  payer: 'Naziv uplatioca',
  payerAccount: 'Račun uplatioca',
  purpose: 'Svrha',
  reference: 'Poziv na broj',
  otherReference: 'Drugi poziv na broj',
  key: 'Broj transakcije u banci',
} as const;

export type TableColumn = keyof typeof TABLE_COLUMNS;

/**
 * A column by its place, counted from 0; null when the table has none. What is remembered of a bank
 * may be older than the column.
 */
const column = z
  .number({ error: 'Izaberite kolonu' })
  .int('Izaberite kolonu')
  .min(0, 'Izaberite kolonu')
  .max(199, 'Izaberite kolonu')
  .nullable()
  .default(null);

/** Which column of a bank's table holds what; chosen once and remembered for the bank. */
export const tableColumnsSchema = z
  .object(
    Object.fromEntries(Object.keys(TABLE_COLUMNS).map((name) => [name, column])) as Record<
      TableColumn,
      typeof column
    >,
  )
  .refine(({ postedOn }) => postedOn !== null, {
    error: 'Izaberite kolonu sa datumom',
    path: ['postedOn'],
  })
  .refine(({ amount, credit }) => amount !== null || credit !== null, {
    error: 'Izaberite kolonu sa iznosom ili kolonu sa uplatama',
    path: ['amount'],
  })
  .refine(({ amount, credit, debit }) => amount === null || (credit === null && debit === null), {
    error: 'Iznos je u jednoj koloni ili u dve, ne oba',
    path: ['amount'],
  })
  .refine(({ amount, side }) => side === null || amount !== null, {
    error: 'Smer se bira samo uz jednu kolonu sa iznosom',
    path: ['side'],
  });

const balance = z
  .number({ error: 'Upišite stanje u dinarima, na primer 1.204.350,00' })
  .min(-1e12, 'Stanje je preveliko')
  .max(1e12, 'Stanje je preveliko')
  .refine(
    (dinars) => Math.abs(dinars * 100 - Math.round(dinars * 100)) < 1e-3,
    'Stanje ima najviše dve decimale',
  );

/** How a table is read, and what staff type from the statement because a table doesn't say it. */
export const tableReadingSchema = z.object({
  columns: tableColumnsSchema,
  number: optionalText('code'),
  /** Needed where the file doesn't name it. */
  account: optionalText('phone'),
  opening: balance,
  closing: balance,
});

/** A table whose columns have still to be chosen. */
const unreadTableSchema = z.object({
  headings: z.array(z.string()),
  /** The first rows, as an example. */
  rows: z.array(z.array(z.string())),
  /** What was chosen for this bank before. */
  columns: tableColumnsSchema.nullable(),
  /** Whether the file itself names our account. */
  namesAccount: z.boolean(),
});

const countedSum = z.object({ count: z.number().int(), sum: z.number() });

/** A bank statement as lists show it; money in dinars. */
export const bankStatementSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  fileName: z.string(),
  account: z.string(),
  number: z.string(),
  day: z.iso.date(),
  opening: z.number(),
  closing: z.number(),
  uploadedAt: z.iso.datetime(),
  uploadedBy: z.string(),
  credits: countedSum,
  debits: countedSum,
  booked: countedSum,
});

/** How sure it is what a line pays for. */
const MATCH_GROUPS = ['recognised', 'check', 'unknown'] as const;
export type MatchGroup = (typeof MATCH_GROUPS)[number];

/** Why a line seems to pay for something, in the words of staff. */
export const MATCH_REASONS = {
  reference: 'poziv na broj',
  number: 'broj predračuna, bez kontrolnog broja',
  badControl: 'kontrolni broj ne valja',
  visitNumber: 'broj zahteva, ne predračuna',
  void: 'predračun je zamenjen ili storniran',
  paid: 'za posetu se ništa ne duguje; možda je već proknjižena',
  amountAndPayer: 'iznos i naziv uplatioca',
  sameAmount: 'isti iznos, drugi uplatilac',
  samePayer: 'sličan naziv, drugi iznos',
  twin: 'ista uplata je možda već knjižena iz drugog izvoda',
  storno: 'storno: banka je uplatu vratila',
  takenBack: 'banka ju je na ovom izvodu stornirala',
} as const;
export type MatchReason = keyof typeof MATCH_REASONS;

/** What a line may pay for. */
const matchedProformaSchema = z.object({
  number: z.string(),
  visitRequestId: z.number().int(),
  normalizedId: z.string(),
  requester: z.string(),
  /** What is left to pay of the visit once the line is booked; negative when it is too much. */
  rest: z.number(),
});

const bankStatementLineSchema = z.object({
  id: z.number().int(),
  postedOn: z.iso.date(),
  /** Dinars; negative where the bank took a payment back. */
  amount: z.number(),
  payer: z.string(),
  payerAccount: z.string(),
  purpose: z.string(),
  references: z.array(z.string()),
  group: z.enum(MATCH_GROUPS),
  reason: z.enum(Object.keys(MATCH_REASONS) as [MatchReason, ...MatchReason[]]).nullable(),
  proforma: matchedProformaSchema.nullable(),
  /** Where it is booked already: for which visit, and by which statement. */
  booked: z
    .object({
      visitRequestId: z.number().int(),
      normalizedId: z.string(),
      requester: z.string(),
      statement: z.object({ id: z.number().int(), number: z.string() }),
      /** What was booked under the bank's number, where that is another day or amount. */
      instead: z.object({ postedOn: z.iso.date(), amount: z.number() }).nullable(),
    })
    .nullable(),
});

/** A statement with what came in; what went out is only counted. */
export const bankStatementWithLinesSchema = bankStatementSchema.extend({
  lines: z.array(bankStatementLineSchema),
});

/** The answer to an upload: the statements of the file, or the table that staff have to explain. */
export const uploadedStatementsSchema = z.object({
  statements: z.array(bankStatementSchema),
  /** So many of them were there already. */
  storedBefore: z.number().int(),
  /** Whose statements the file holds, too; those were left out. */
  otherAccounts: z.array(z.string()),
  table: unreadTableSchema.nullable(),
});

/** So many lines are booked at once. */
export const MAX_BOOKED_LINES = 500;

const version = z.number({ error: REQUIRED_MESSAGE }).int(REQUIRED_MESSAGE);

/** Lines of a statement to be booked, each for a visit; the version is the statement's as it was seen. */
export const bookLinesSchema = z.object({
  version,
  lines: z
    .array(z.object({ id: databaseId, visitRequestId: databaseId }), { error: REQUIRED_MESSAGE })
    .min(1, 'Izaberite bar jednu uplatu')
    .max(MAX_BOOKED_LINES, `Odjednom se knjiži najviše ${MAX_BOOKED_LINES} uplata`)
    .refine(
      (lines) => new Set(lines.map(({ id }) => id)).size === lines.length,
      'Ista uplata je izabrana dva puta',
    ),
});

/** An import to be taken back; the version is the statement's as it was seen. */
export const undoStatementSchema = z.object({ version });

/** The query of `GET /admin/bank-statements`: newest first. */
export const bankStatementQuerySchema = listQuerySchema([]).pick({ page: true });

export type TableColumns = z.output<typeof tableColumnsSchema>;
export type TableReading = z.output<typeof tableReadingSchema>;
export type UnreadTable = z.output<typeof unreadTableSchema>;
export type BankStatement = z.output<typeof bankStatementSchema>;
export type BankStatementLine = z.output<typeof bankStatementLineSchema>;
export type BankStatementWithLines = z.output<typeof bankStatementWithLinesSchema>;
export type UploadedStatements = z.output<typeof uploadedStatementsSchema>;
export type BookLines = z.output<typeof bookLinesSchema>;

/** A statement as staff call it: "Izvod br. 187 od 06.10.2026". */
export const statementName = ({ number, day }: Pick<BankStatement, 'number' | 'day'>) =>
  `Izvod ${number ? `br. ${number}` : 'bez broja'} od ${formatDay(day)}`;
