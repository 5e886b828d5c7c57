import { readFileSync } from 'node:fs';
import pg from 'pg';
import { beforeEach, describe, expect, inject, it, vi } from 'vitest';

import { diffSchema } from './diff-schema.ts';
import { applyMigrations } from './migrate.ts';
import { readMigrations, SCHEMA_FILE } from './migration-files.ts';
import { createEmptyDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let client: pg.Client;

beforeEach(async () => {
  database = await createEmptyDatabase(inject('testServer'));
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  return async () => {
    await client.end();
    await database.drop();
  };
});

const names = readMigrations().map(({ name }) => name);

const tables = async () => {
  const { rows } = await client.query<{ tablename: string }>(
    `SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  return rows.map((row) => row.tablename);
};

describe('applyMigrations', () => {
  it('applies all migrations to an empty database and nothing the second time', async () => {
    expect(await applyMigrations(database.url)).toEqual(names);
    expect(await applyMigrations(database.url)).toEqual([]);
    expect(await tables()).toContain('visit_request');
  });

  it('lets two processes that start together apply each migration once', async () => {
    const applied = await Promise.all([
      applyMigrations(database.url),
      applyMigrations(database.url),
    ]);
    expect(applied.toSorted((a, b) => b.length - a.length)).toEqual([names, []]);
    const { rows } = await client.query('SELECT migration_name FROM _prisma_migrations');
    expect(rows).toHaveLength(names.length);
  });

  it('undoes a migration that fails, keeps those before it, and runs it again once it is mended', async () => {
    const first = { name: '1_first', sql: 'CREATE TABLE first (id int);' };
    const broken = { name: '2_second', sql: 'CREATE TABLE second (id int); SELECT nonsense;' };
    const mended = { ...broken, sql: 'CREATE TABLE second (id int);' };

    await expect(applyMigrations(database.url, [first, broken])).rejects.toThrow(
      'The migration 2_second failed and was undone: column "nonsense" does not exist',
    );
    expect(await tables()).toEqual(['_prisma_migrations', 'first']);

    expect(await applyMigrations(database.url, [first, mended])).toEqual(['2_second']);
    expect(await tables()).toEqual(['_prisma_migrations', 'first', 'second']);
  });

  it('runs a migration again that was interrupted in its middle', async () => {
    const sql = 'CREATE TABLE first (id int); SELECT pg_sleep(60);';
    const interrupted = applyMigrations(database.url, [{ name: '1_first', sql }]);
    const failed = expect(interrupted).rejects.toThrow();
    const kill = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE '%pg_sleep%'`;
    await expect.poll(async () => (await client.query(kill)).rowCount).toBe(1);
    await failed;
    expect(await tables()).not.toContain('first');

    const mended = { name: '1_first', sql: 'CREATE TABLE first (id int);' };
    expect(await applyMigrations(database.url, [mended])).toEqual(['1_first']);
    expect(await tables()).toContain('first');
  });

  describe('while somebody reads the table', () => {
    const migrations = [
      { name: '1_first', sql: 'CREATE TABLE first (id int);' },
      { name: '2_second', sql: 'ALTER TABLE first ADD COLUMN second int;' },
    ];

    /** Migrates while a transaction, as an export's, holds the table; is there once it waits. */
    async function migrateBehindReader() {
      await applyMigrations(database.url, migrations.slice(0, 1));
      await client.query('BEGIN');
      await client.query('SELECT FROM first');
      const lines: string[] = [];
      const migrated = applyMigrations(database.url, migrations, (line) => lines.push(line));
      return { migrated, lines };
    }

    it('holds no other reader up for longer than a call may take, and goes on after the last', async () => {
      const { migrated, lines } = await migrateBehindReader();
      const reader = new pg.Client({ connectionString: database.url, statement_timeout: 2_300 });
      await reader.connect();
      const waiting = `SELECT FROM pg_locks WHERE relation = 'first'::regclass AND NOT granted`;
      await expect.poll(async () => (await reader.query(waiting)).rowCount).toBe(1);

      expect((await reader.query('SELECT * FROM first')).rowCount).toBe(0);

      await reader.end();
      await client.query('COMMIT');
      expect(await migrated).toEqual(['2_second']);
      expect(lines).toEqual([expect.stringContaining('The migration 2_second waits')]);
      expect((await client.query('SELECT second FROM first')).rowCount).toBe(0);
    });

    it('gives up when that goes on for longer than an export may take', async () => {
      const { migrated, lines } = await migrateBehindReader();
      const failed = expect(migrated).rejects.toThrow('The migration 2_second failed');
      await expect.poll(() => lines, { timeout: 5_000 }).toHaveLength(1);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 });
      await failed;
      vi.useRealTimers();
      await client.query('COMMIT');
      expect(await applyMigrations(database.url, migrations)).toEqual(['2_second']);
    });
  });

  it('runs functions and strings with semicolons whole', async () => {
    const sql = `CREATE FUNCTION answer() RETURNS text LANGUAGE plpgsql AS $$ BEGIN RETURN ';'; END $$;`;
    await applyMigrations(database.url, [{ name: '1_function', sql }]);
    const { rows } = await client.query('SELECT answer()');
    expect(rows).toEqual([{ answer: ';' }]);
  });
});

describe('diffSchema', () => {
  it('finds nothing between the migrations and schema.prisma', async () => {
    await applyMigrations(database.url);
    expect(await diffSchema(database.url)).toBe('');
  });

  it('writes what the schema has beyond the database and leaves hand-written objects alone', async () => {
    await applyMigrations(database.url);
    const schema = readFileSync(SCHEMA_FILE, 'utf8');
    const grown = schema.replace('model Price {', 'model Price {\n  note String?');
    const statements = (await diffSchema(database.url, grown)).replaceAll(/^--.*$/gm, '').trim();
    expect(statements).toBe('ALTER TABLE "price" ADD COLUMN     "note" TEXT;');
  });
});
