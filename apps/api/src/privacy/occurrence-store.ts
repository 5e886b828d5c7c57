import pg from 'pg';
import { prisma, type Transaction, databasePool } from '#lib/database/prisma.ts';
import { COSTS } from '#visit-requests/payments/quoted-store.ts';
import type { MarkedPerson } from './marked-person.ts';
import { searchFor } from './occurrence-patterns.ts';
import { TEXT_COLUMNS } from './text-columns.ts';

/** Where somebody occurs: ids of rows. */
export type Occurrences = {
  visitRequests: number[];
  contactMessages: number[];
  mails: string[];
  auditEntries: number[];
  bankStatements: number[];
  bankStatementLines: number[];
};

type Table = keyof typeof TEXT_COLUMNS;

/** The tables whose rows belong to a request. */
const BELONGING: Table[] = [
  ...(['dinner_request', 'proforma', 'visit_note', 'proposal'] as const),
  ...(['proof', 'payment', 'audit_entry'] as const),
];

/**
 * Everything about a person: rows in which their e-mail, phone or name stands in any field, alone or
 * within a text, and what belongs to them. Spelling makes no difference; a longer address or number
 * that contains theirs is somebody else's. With a moment only what was stored until then.
 */
export async function findOccurrences(
  transaction: Transaction,
  person: MarkedPerson,
  until: Date | null = null,
): Promise<Occurrences> {
  const { quick, pattern, condition } = searchFor(person);
  const find = async <Id extends number | string>(sql: string, ...values: unknown[]) => {
    const rows = await transaction.$queryRawUnsafe<{ id: Id }[]>(
      sql,
      quick,
      pattern,
      until,
      ...values,
    );
    return rows.map(({ id }) => id);
  };
  const sql = searches(condition);
  const visitRequests = await find<number>(requestsMentioning(condition));
  return {
    visitRequests,
    contactMessages: await find<number>(sql.contactMessages),
    mails: await find<string>(sql.mails, visitRequests),
    bankStatements: await find<number>(sql.bankStatements),
    bankStatementLines: await find<number>(sql.bankStatementLines, visitRequests),
    auditEntries: await find<number>(sql.auditEntries, visitRequests, person.mark),
  };
}

/** Writes SQL that asks whether a text names the person, of $1 and $2. */
type Condition = (text: string) => string;

/** Stored until the moment, $3. */
const IN_TIME = '($3::timestamptz IS NULL OR "createdAt" <= $3)';
const UPLOADED_IN_TIME = '($3::timestamptz IS NULL OR "uploadedAt" <= $3)';

/** The SQL that finds what stands beside the requests, $4; $5 is the person's mark. */
function searches(condition: Condition) {
  const mentions = (table: Table) => condition(textsOf(table));
  return {
    contactMessages: `SELECT id FROM contact_message
       WHERE ${IN_TIME} AND ${mentions('contact_message')} ORDER BY id`,
    mails: `SELECT id::text AS id FROM mail
       WHERE "visitRequestId" = ANY($4) OR (${IN_TIME} AND ${mentions('mail')})
       ORDER BY "createdAt", id`,
    bankStatements: `SELECT id FROM bank_statement
       WHERE ${UPLOADED_IN_TIME} AND ${mentions('bank_statement')} ORDER BY id`,
    bankStatementLines: `SELECT id FROM bank_statement_line
       WHERE "paymentId" IN (SELECT id FROM payment WHERE "visitRequestId" = ANY($4))
         OR ("bankStatementId" IN (
           SELECT id FROM bank_statement WHERE ${UPLOADED_IN_TIME})
           AND ${mentions('bank_statement_line')}) ORDER BY id`,
    auditEntries: `SELECT id FROM audit_entry
       WHERE "visitRequestId" = ANY($4) OR subject = $5
         OR (${IN_TIME} AND ${mentions('audit_entry')}) ORDER BY id`,
  };
}

/** The requests that name somebody themselves or in what belongs to them. */
function requestsMentioning(condition: Condition): string {
  const belonging = BELONGING.map(
    (table) => `UNION SELECT "visitRequestId" FROM ${table} WHERE ${condition(textsOf(table))}`,
  );
  return `SELECT id FROM visit_request WHERE ${IN_TIME} AND id IN (
      SELECT id FROM visit_request WHERE ${condition(textsOf('visit_request'))} ${belonging.join(' ')})
    ORDER BY id`;
}

/** How many of the requests are visits on a day (YYYY-MM-DD) or later: the group is still to come. */
export async function countVisitsFrom(ids: number[], day: string): Promise<number> {
  // As one parameter: Prisma counts in a list of 32,767 at most, and a flood under an address is longer.
  const [counted] = await prisma.$queryRaw<[{ visits: number }]>`
    SELECT count(*)::integer AS visits FROM visit_request
    WHERE id = ANY(${ids}) AND "visitDate" >= ${day}::date AND status <> 'CANCELED'`;
  return counted.visits;
}

/**
 * The requests as a person at a terminal knows them: display id, day of the visit, and dinars that are
 * to be given back, to somebody whom nobody knows afterwards.
 */
export const describeRequests = (ids: number[]) =>
  prisma.$queryRaw<{ normalizedId: string; visitDate: string; overpaid: number }[]>`
    SELECT "normalizedId", to_char("visitDate", 'DD.MM.YYYY') AS "visitDate",
      greatest(0, "paid" - ${COSTS})::float AS "overpaid"
    FROM visit_request WHERE id = ANY(${ids}) ORDER BY "visitDate", id`;

/** The columns of a table that can name a visitor. */
const namingColumns = (table: Table) =>
  Object.entries<string>(TEXT_COLUMNS[table])
    .filter(([, fate]) => !['kept', 'follows', 'file', 'staff'].includes(fate))
    .map(([column]) => column);

/** The tables that can name a visitor; the answers to forms hold numbers only. */
const NAMING_TABLES = (Object.keys(TEXT_COLUMNS) as Table[]).filter(
  (table) => namingColumns(table).length > 0 && table !== 'idempotency_record',
);

/**
 * A row's texts that can name a visitor, as one text: so far apart that no search puts two together,
 * and with the line breaks and tabs that JSON writes as letters.
 */
function textsOf(table: Table): string {
  const columns = namingColumns(table).map((column) => `${pg.escapeIdentifier(column)}::text`);
  return String.raw`regexp_replace(concat_ws(E'\n\n\n\n', ${columns.join()}), '\\[nrt]', ' ', 'g')`;
}

/** So many rows' texts are looked through at once. */
const BATCH = 1_000;

/** The texts of every row that can name a visitor, row by row. */
export async function* allVisitorTexts(): AsyncGenerator<string> {
  for (const table of NAMING_TABLES) {
    let last: string | null = null;
    for (;;) {
      const { rows }: { rows: { id: string; texts: string }[] } = await databasePool.query(
        `SELECT id::text AS id, ${textsOf(table)} AS texts FROM ${table}
         WHERE $1::text IS NULL OR id > $1::${table === 'mail' ? 'uuid' : 'integer'}
         ORDER BY ${table}.id LIMIT ${BATCH}`,
        [last],
      );
      for (const { texts } of rows) yield texts;
      if (rows.length < BATCH) break;
      last = rows.at(-1)!.id;
    }
  }
}
