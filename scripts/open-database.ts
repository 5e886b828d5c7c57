import { startEmbeddedPostgres } from '@museum/database/embedded-postgres';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The database that programs of this project talk to. */
export type OpenedDatabase = { url: string; stop: () => Promise<void> };

/** The server of DATABASE_URL, else the embedded one in DATA_DIR. */
export async function openDatabase(): Promise<OpenedDatabase> {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = process.env;
  if (url) return { url, stop: () => Promise.resolve() };
  return startEmbeddedPostgres({ dataDir: dataDir || '.data', log: console.log });
}

/** Works from the project's folder, with the variables of its `.env`; those already set win. */
export function enterProject(): void {
  process.chdir(join(import.meta.dirname, '..'));
  if (existsSync('.env')) process.loadEnvFile('.env');
}
