import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The database that programs of this project talk to. */
export type OpenedDatabase = {
  /** For the server: a pooler's, where there is one. */
  url: string;
  /** PostgreSQL itself, for everything else. */
  directUrl: string;
  stop: () => Promise<void>;
};

/** The server of DATABASE_URL, else the embedded one in DATA_DIR, of whose end `onEnd` is told. */
export async function openDatabase(onEnd?: (fault: Error) => void): Promise<OpenedDatabase> {
  const url = process.env.DATABASE_URL;
  if (url) {
    const directUrl = process.env.DATABASE_DIRECT_URL || url;
    return { url, directUrl, stop: () => Promise.resolve() };
  }
  const { startEmbeddedPostgres } = await import('@museum/database/embedded-postgres');
  const server = await startEmbeddedPostgres({
    dataDir: dataDirectory(),
    log: console.log,
    onEnd,
  });
  return { ...server, directUrl: server.url };
}

/** Works from the project's folder, with the variables of its `.env`; those already set win. */
export function enterProject(): void {
  process.chdir(join(import.meta.dirname, '..'));
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/** The path of a file that a command names, from where the person stands; asked before `enterProject`. */
export const fileNamed = (given: string | undefined): string | undefined =>
  given ? resolve(process.env.INIT_CWD ?? process.cwd(), given) : undefined;

/** Where the embedded database and the project's own files are. */
export function dataDirectory(): string {
  return process.env.DATA_DIR || '.data';
}
