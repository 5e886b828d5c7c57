import { startEmbeddedPostgres } from '@museum/database/embedded-postgres';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The database that programs of this project talk to. */
export type OpenedDatabase = { url: string; stop: () => Promise<void> };

const ROOT = join(import.meta.dirname, '..');

/** The server of DATABASE_URL (from the environment or `.env`), else the embedded one in DATA_DIR. */
export async function openDatabase(): Promise<OpenedDatabase> {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = process.env;
  if (url) return { url, stop: () => Promise.resolve() };
  return startEmbeddedPostgres({ dataDir: resolve(ROOT, dataDir || '.data'), log: console.log });
}

/** Variables that are set already win over the file's. */
export function loadEnvironmentFile(): void {
  const file = join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
