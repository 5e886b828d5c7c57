// Many rows at once, however long a slow machine takes: the product's own connections give a
// statement 2.3 s.
import { connectClient } from '@museum/database/database-client';
import type { QueryResultRow } from 'pg';
import { databaseAddress } from '#lib/database/prisma.ts';

/** Runs one statement on a connection of its own that has no time limit, and gives its rows. */
export async function storeRows<Row extends QueryResultRow>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = await connectClient(databaseAddress.directUrl);
  try {
    const { rows } = await client.query<Row>(text, values);
    return rows;
  } finally {
    await client.end();
  }
}

/**
 * Stores copies of a request, without its lunch and its mails.
 * @param values SQL expressions for columns that differ; `n` counts the copies from 1
 */
export async function copyRequest(
  id: number,
  count: number,
  values: Record<string, string> = {},
): Promise<void> {
  const own = ['id', 'normalizedId', ...Object.keys(values)];
  const kept = await storeRows<{ name: string }>(
    `SELECT quote_ident(column_name) AS name FROM information_schema.columns
     WHERE table_name = 'visit_request' AND is_generated = 'NEVER' AND column_name <> ALL ($1)`,
    [own],
  );
  const copied = kept.map(({ name }) => name);
  const columns = [...copied, ...Object.keys(values).map((name) => `"${name}"`)];
  await storeRows(
    `INSERT INTO visit_request (${columns.join()})
     SELECT ${[...copied, ...Object.values(values)].join()}
     FROM visit_request, generate_series(1, $2) AS n WHERE id = $1`,
    [id, count],
  );
}

/** Lets the server see each row of a table so often, while it does something that only reads. */
export async function withEachRow(
  table: string,
  times: number,
  read: () => Promise<unknown>,
): Promise<void> {
  await storeRows(`ALTER TABLE ${table} RENAME TO once`);
  await storeRows(`CREATE VIEW ${table} AS SELECT once.* FROM once, generate_series(1, ${times})`);
  try {
    await read();
  } finally {
    await storeRows(`DROP VIEW ${table}`);
    await storeRows(`ALTER TABLE once RENAME TO ${table}`);
  }
}
