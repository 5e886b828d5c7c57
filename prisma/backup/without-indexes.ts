import type { ClientBase } from 'pg';

const INDEXES = `
  SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
  FROM pg_index WHERE indrelid = ANY($1::regclass[]) AND NOT EXISTS (
    SELECT FROM pg_constraint WHERE conindid = indexrelid)`;

const REFERENCES = `
  SELECT conrelid::regclass::text AS "table", quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE conrelid = ANY($1::regclass[]) AND contype = 'f'`;

type Dropped = { table: string; name: string; definition: string };

/**
 * Does work on tables without their indexes, references and triggers, and puts them back, where every
 * row is checked: many rows go in so much faster. `tables` are as SQL names them; `tell` hears of each
 * index how many seconds it took.
 */
export async function withoutIndexes(
  client: ClientBase,
  tables: string[],
  work: () => Promise<void>,
  tell?: (index: string, seconds: number) => void,
): Promise<void> {
  const { rows: indexes } = await client.query<Dropped>(INDEXES, [tables]);
  const { rows: references } = await client.query<Dropped>(REFERENCES, [tables]);
  for (const { table, name } of references) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  }
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await work();
  for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  for (const { name, definition } of indexes) {
    const start = performance.now();
    await client.query(definition);
    tell?.(name, (performance.now() - start) / 1000);
  }
  for (const { table, name, definition } of references) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  }
}
