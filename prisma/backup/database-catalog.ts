import pg, { type ClientBase } from 'pg';
import { MIGRATIONS_TABLE } from '../migrate.ts';

/** A table with the columns that a program may write. */
export type Table = { name: string; columns: string[] };

/** All tables, those first that others refer to. @throws when they refer to each other in a circle */
export async function readTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table & { refersTo: string[] }>(
    `SELECT relname AS name,
       (SELECT json_agg(attname ORDER BY attnum) FROM pg_attribute
        WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
       (SELECT coalesce(json_agg(f.relname), '[]') FROM pg_constraint
          JOIN pg_class f ON f.oid = confrelid
        WHERE conrelid = c.oid AND contype = 'f' AND confrelid <> conrelid) AS "refersTo"
     FROM pg_class c
     WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace AND relname <> $1
     ORDER BY relname`,
    [MIGRATIONS_TABLE],
  );
  const ordered = new Map<string, Table>();
  while (ordered.size < rows.length) {
    const next = rows.find(
      ({ name, refersTo }) => !ordered.has(name) && refersTo.every((other) => ordered.has(other)),
    );
    if (!next) throw new Error('Tables refer to each other in a circle');
    ordered.set(next.name, { name: next.name, columns: next.columns });
  }
  return [...ordered.values()];
}

/** Names and values of all sequences, which stand outside of transactions. */
export async function readSequences(client: ClientBase) {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace ORDER BY relname`,
  );
  const sequences = [];
  for (const { name } of rows) {
    const { rows: values } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `SELECT last_value::text AS "lastValue", is_called AS "isCalled"
       FROM ${pg.escapeIdentifier(name)}`,
    );
    sequences.push({ name, ...values[0]! });
  }
  return sequences;
}

/** The first table that holds a row, undefined when none does. */
export async function findFilledTable(client: ClientBase): Promise<string | undefined> {
  for (const { name } of await readTables(client)) {
    const { rowCount } = await client.query(`SELECT FROM ${pg.escapeIdentifier(name)} LIMIT 1`);
    if (rowCount) return name;
  }
  return undefined;
}
