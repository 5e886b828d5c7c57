import { readFileSync } from 'node:fs';
import pg from 'pg';

import { PATIENT } from './database-client.ts';
import { ExplainedError } from './explained-error.ts';
import { type Migration, readMigrations, SCHEMA_FILE, toMigrationList } from './migration-files.ts';

/** Any fixed number: whoever migrates this database holds it; whoever backs it up shares it. */
export const ADVISORY_LOCK = 7_260_431_996;

/**
 * Brings a database to the newest migration and answers the names of those it applied. Each is
 * applied and recorded in one transaction: one that fails or is cut short leaves nothing behind and
 * can be run again. Processes that start together wait for each other.
 * @throws ExplainedError naming the migration and PostgreSQL's complaint
 */
export async function applyMigrations(
  databaseUrl: string,
  migrations: Migration[] = readMigrations(),
): Promise<string[]> {
  // One connection, so that the engine works inside the transaction that is opened here.
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    ...PATIENT,
  });
  try {
    await pool.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK]);
    const applied = await readAppliedMigrations(pool);
    const pending = migrations.filter(({ name }) => !applied.has(name));
    if (pending.length > 0) await applyAll(pending, migrations, pool);
    return pending.map(({ name }) => name);
  } finally {
    await pool.end();
  }
}

/**
 * The names of the migrations that a database has, by Prisma's own record, which
 * `prisma migrate deploy` elsewhere reads and writes too.
 */
export async function readAppliedMigrations(pool: pg.Pool | pg.Client): Promise<Set<string>> {
  const { rows: tables } = await pool.query(`SELECT to_regclass('_prisma_migrations') AS name`);
  if (!(tables[0] as { name: string | null }).name) return new Set();
  const { rows } = await pool.query<{ migration_name: string }>(
    'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  );
  return new Set(rows.map((row) => row.migration_name));
}

async function applyAll(pending: Migration[], all: Migration[], pool: pg.Pool): Promise<void> {
  // Only an upgrade needs it, and it takes memory.
  const { ALL_TABLES, openSchemaEngine } = await import('./schema-engine.ts');
  let complaint: unknown;
  const engine = await openSchemaEngine(pool, readFileSync(SCHEMA_FILE, 'utf8'), (error) => {
    complaint = error;
  });
  for (const migration of pending) {
    // The engine is shown the history up to this one, so that each has its own transaction.
    const history = toMigrationList(all.slice(0, all.indexOf(migration) + 1));
    try {
      await pool.query('BEGIN');
      await engine.applyMigrations({ migrationsList: history, filters: ALL_TABLES });
      await pool.query('COMMIT');
    } catch (error) {
      await pool.query('ROLLBACK');
      const cause = complaint ?? error;
      throw new ExplainedError(
        `The migration ${migration.name} failed and was undone: ${(cause as Error).message}`,
        { cause },
      );
    }
  }
}
