import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

import { PATIENT } from './database-client.ts';
import { ExplainedError } from './explained-error.ts';
import { type Migration, readMigrations, SCHEMA_FILE, toMigrationList } from './migration-files.ts';

/** Any fixed number: whoever migrates this database holds it; whoever backs it up shares it. */
export const ADVISORY_LOCK = 7_260_431_996;

/**
 * Whoever asks for a table waits behind a migration that waits for it. Within the 2.3 s that a call of
 * the server may take, and before PostgreSQL looks for deadlocks (1 s).
 */
const LOCK_TIMEOUT_MS = 900;

/** The pause in which the others get their turn. */
const PAUSE_MS = 1_000;

/** Longer than an export, the longest work of a server, holds a table. */
const PATIENCE_MS = 12 * 60_000;

/** What PostgreSQL answers when a lock wasn't to be had in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Brings a database to the newest migration and answers the names of those it applied. Each is
 * applied and recorded in one transaction: one that fails or is cut short leaves nothing behind and
 * can be run again. Processes that start together wait for each other. One that finds a table in use
 * makes way and tries again; `log` hears of it.
 * @throws ExplainedError naming the migration and PostgreSQL's complaint
 */
export async function applyMigrations(
  databaseUrl: string,
  migrations: Migration[] = readMigrations(),
  log: (line: string) => void = () => undefined,
): Promise<string[]> {
  // One connection, so that the engine works inside the transaction that is opened here.
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    ...PATIENT,
  });
  try {
    await pool.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK]);
    const applied = new Set((await readAppliedMigrations(pool)).map(({ name }) => name));
    const pending = migrations.filter(({ name }) => !applied.has(name));
    if (pending.length > 0) await applyAll(pending, { all: migrations, pool, log });
    return pending.map(({ name }) => name);
  } finally {
    await pool.end();
  }
}

/** Prisma's own record, which `prisma migrate deploy` elsewhere reads and writes too. */
export const MIGRATIONS_TABLE = '_prisma_migrations';

/** The migrations that a database has, oldest first, with the SHA-256 of each; none before the first. */
export async function readAppliedMigrations(client: pg.Pool | pg.ClientBase) {
  const { rows: found } = await client.query<{ table: string | null }>(
    `SELECT to_regclass('${MIGRATIONS_TABLE}') AS table`,
  );
  if (found[0]?.table === null) return [];
  const { rows } = await client.query<{ name: string; sha256: string }>(
    `SELECT migration_name AS name, checksum AS sha256 FROM ${MIGRATIONS_TABLE}
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  );
  return rows;
}

type Applying = { all: Migration[]; pool: pg.Pool; log: (line: string) => void };

async function applyAll(pending: Migration[], { all, pool, log }: Applying): Promise<void> {
  // Only an upgrade needs it, and it takes memory.
  const { ALL_TABLES, openSchemaEngine } = await import('./schema-engine.ts');
  let complaint: unknown;
  const engine = await openSchemaEngine(pool, readFileSync(SCHEMA_FILE, 'utf8'), (error) => {
    complaint = error;
  });
  for (const migration of pending) {
    // The engine is shown the history up to this one, so that each has its own transaction.
    const history = toMigrationList(all.slice(0, all.indexOf(migration) + 1));
    const apply = async () => {
      complaint = undefined;
      try {
        await pool.query('BEGIN');
        await pool.query(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
        await engine.applyMigrations({ migrationsList: history, filters: ALL_TABLES });
        await pool.query('COMMIT');
      } catch (error) {
        await pool.query('ROLLBACK');
        throw complaint ?? error;
      }
    };
    try {
      await whenTablesAreFree(apply, () =>
        log(`The migration ${migration.name} waits for a table that is in use.`),
      );
    } catch (cause) {
      throw new ExplainedError(
        `The migration ${migration.name} failed and was undone: ${(cause as Error).message}`,
        { cause },
      );
    }
  }
}

/** Does work again until nobody keeps a table from it; `tell` hears of the first time. */
async function whenTablesAreFree(work: () => Promise<void>, tell: () => void): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await work();
    } catch (error) {
      const isInUse = (error as { code?: string }).code === LOCK_NOT_AVAILABLE;
      if (!isInUse || Date.now() > end) throw error;
      if (isFirst) tell();
      await wait(PAUSE_MS);
    }
  }
}
