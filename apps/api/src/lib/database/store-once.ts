import { createHash } from 'node:crypto';
import pg from 'pg';
import { KEY_LIFETIME, type IdempotencyClaim, type StoredAnswer } from './idempotency-store.ts';
import { databasePool } from './prisma.ts';

// What the public forms store is SQL of our own: one statement, which is all or nothing by itself.
// As a transaction of Prisma's calls it took five times as long (decision 18).

/** New rows of one table, each with a value for each of these columns. */
export type NewRows = { table: string; columns: string[]; rows: object[] };

/**
 * Makes new rows of a table. Its columns are those of the schema but the ones that the database
 * fills by itself; a row without one of them doesn't compile, nor does a value of another type.
 */
export const newRowsOf =
  <Columns extends object>() =>
  <Filled extends keyof Columns>(
    table: string,
    columns: Record<keyof Columns, string>,
    filledByDatabase: Filled[],
  ) => {
    const filled = new Set<string>(filledByDatabase.map((column) => columns[column]));
    const given = Object.values<string>(columns).filter((column) => !filled.has(column));
    return (rows: Required<Omit<Columns, Filled>>[]): NewRows => ({ table, columns: given, rows });
  };

/**
 * Stores new rows together with the answer to their form's key: all of it or nothing. False when
 * the key has been used; a second call with the same key waits until the first is through.
 */
export async function storeOnce(
  claim: IdempotencyClaim | undefined,
  answer: StoredAnswer,
  tables: NewRows[],
): Promise<boolean> {
  const claimed = claim ? [{ ...claim, answer }] : [];
  const values = [claimed, ...tables.map(({ rows }) => rows)].map((rows) => JSON.stringify(rows));
  const { rowCount } = await databasePool.query(prepared(storeStatement(tables), values));
  return rowCount === 1;
}

/** The rows come as JSON, so that each column is read as its own type. */
const storeStatement = (tables: NewRows[]) => `
  WITH "claimed" AS (
    INSERT INTO "idempotency_record" AS "earlier" ("key", "bodyHash", "answer")
    SELECT "key", "bodyHash", "answer" FROM jsonb_populate_recordset(NULL::"idempotency_record", $1)
    ON CONFLICT ("key") DO UPDATE
      SET "bodyHash" = EXCLUDED."bodyHash", "answer" = EXCLUDED."answer", "createdAt" = now()
      WHERE "earlier"."createdAt" < now() - interval '${KEY_LIFETIME}'
    RETURNING 1
  ), "first" AS (
    SELECT 1 WHERE jsonb_array_length($1) = 0 OR EXISTS (SELECT FROM "claimed")
  )${tables.map((rows, index) => `, ${insertStatement(rows, index + 2)}`).join('')}
  SELECT FROM "first"`;

function insertStatement({ table, columns }: NewRows, parameter: number): string {
  const into = pg.escapeIdentifier(table);
  const list = columns.map(pg.escapeIdentifier).join();
  return `${pg.escapeIdentifier(`${table} stored`)} AS (
    INSERT INTO ${into} (${list})
    SELECT ${list} FROM jsonb_populate_recordset(NULL::${into}, $${parameter})
    WHERE EXISTS (SELECT FROM "first")
  )`;
}

const statementNames = new Map<string, string>();

/** A statement that each connection reads and plans once; named after its text, so that no two share a name. */
export function prepared(text: string, values: unknown[]) {
  const name = statementNames.get(text) ?? createHash('sha256').update(text).digest('base64url');
  statementNames.set(text, name);
  return { name, text, values };
}
