import type pg from 'pg';

const INDEXES = `
  SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
  FROM pg_index WHERE indrelid = ANY($1::regclass[]) AND NOT EXISTS (
    SELECT FROM pg_constraint WHERE conindid = indexrelid)`;

const REFERENCES = `
  SELECT conrelid::regclass::text AS "table", quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE conrelid = ANY($1::regclass[]) AND contype = 'f'`;

/** Does work on tables without their indexes, references and triggers, and puts them back: many rows go in so much faster. */
export async function withoutIndexes(
  client: pg.Client,
  tables: string[],
  work: () => Promise<void>,
): Promise<void> {
  type Dropped = { table: string; name: string; definition: string };
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
    console.log(`  ${name}: built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
  for (const { table, name, definition } of references) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  }
}
