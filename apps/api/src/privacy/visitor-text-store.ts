import { databasePool } from '#lib/database/prisma.ts';
import { textsOf } from './occurrence-store.ts';

/** The tables in which visitors are named; mails about requests say nothing that those don't. */
const SOURCES = [
  { table: 'visit_request' },
  { table: 'dinner_request' },
  { table: 'proforma' },
  { table: 'visit_note' },
  { table: 'proposal' },
  { table: 'proof' },
  { table: 'payment' },
  { table: 'bank_statement' },
  { table: 'bank_statement_line' },
  { table: 'contact_message' },
  { table: 'mail', where: '"visitRequestId" IS NULL' },
  { table: 'audit_entry' },
] as const;

/** So many rows' texts are looked through at once. */
const BATCH = 1_000;

/** The texts of every row that can name a visitor, row by row. */
export async function* allVisitorTexts(): AsyncGenerator<string> {
  for (const source of SOURCES) {
    const { table } = source;
    const where = 'where' in source ? source.where : 'true';
    let last: string | null = null;
    for (;;) {
      const { rows }: { rows: { id: string; texts: string }[] } = await databasePool.query(
        `SELECT id::text AS id, ${textsOf(table)} AS texts FROM ${table}
         WHERE ${where} AND ($1::text IS NULL OR id > $1::${table === 'mail' ? 'uuid' : 'integer'})
         ORDER BY ${table}.id LIMIT ${BATCH}`,
        [last],
      );
      for (const { texts } of rows) yield texts;
      if (rows.length < BATCH) break;
      last = rows.at(-1)!.id;
    }
  }
}
