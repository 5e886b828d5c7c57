import { databasePool } from '#lib/database/prisma.ts';
import { NAMING_TABLES, textsOf } from './occurrence-store.ts';

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
