import type { MigrationList } from '@prisma/schema-engine-wasm/schema_engine_bg';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One folder of `prisma/migrations`. */
export type Migration = { name: string; sql: string };

export const SCHEMA_FILE = join(import.meta.dirname, 'schema.prisma');
export const MIGRATIONS_DIRECTORY = join(import.meta.dirname, 'migrations');

/** All migrations, oldest first: their names begin with the time of their creation. */
export function readMigrations(): Migration[] {
  return readdirSync(MIGRATIONS_DIRECTORY, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      name,
      sql: readFileSync(join(MIGRATIONS_DIRECTORY, name, 'migration.sql'), 'utf8'),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** The same as the schema engine wants to hear it. */
export function toMigrationList(migrations: Migration[]): MigrationList {
  return {
    baseDir: MIGRATIONS_DIRECTORY,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
    })),
  };
}
