import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';

import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { isAlive } from './embedded/process-files.ts';
import { memoryFolder } from './memory-folder.ts';
import { applyMigrations } from './migrate.ts';
import { readMigrations } from './migration-files.ts';
import { seedPrices } from './seed.ts';

/** Forgetful, kept between runs (a start takes 0.1 s) and shared by runs at the same time. */
const DATA_DIR = dataDirectory();

/** What a test process needs to make databases; plain data, so that it can be handed to workers. */
export type TestServer = {
  /** Any database of the server whose role may create others. */
  url: string;
  /** A migrated database with the seeded price list that nobody connects to. */
  template: string;
};

/** One database that its maker drops. */
export type TestDatabase = { url: string; drop: () => Promise<void> };

/**
 * Starts the server for a test run and prepares the template.
 * @param url a server to use instead of the embedded one (TEST_DATABASE_URL)
 */
export async function startTestServer(
  url?: string,
): Promise<TestServer & { stop: () => Promise<void> }> {
  if (url) return { url, template: await ensureTemplate(url), stop: () => Promise.resolve() };
  const server = await startEmbeddedPostgres({ dataDir: DATA_DIR, durable: false });
  try {
    const template = await ensureTemplate(server.url);
    await dropLeftovers(server.url, template);
    return { url: server.url, template, stop: server.stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** A fresh copy of the template: the schema and the seeded prices, no other rows. */
export function createTestDatabase({ url, template }: TestServer): Promise<TestDatabase> {
  return createDatabase(url, `TEMPLATE ${template} STRATEGY FILE_COPY`);
}

/** A database without any table. */
export function createEmptyDatabase({ url }: TestServer): Promise<TestDatabase> {
  return createDatabase(url, '');
}

function dataDirectory(): string {
  const inProject = join(import.meta.dirname, '../node_modules/.cache/museum-test');
  const memory = memoryFolder();
  if (memory === undefined) return inProject;
  const project = createHash('sha256').update(inProject).digest('hex').slice(0, 12);
  return join(memory, `museum-test-${project}`);
}

async function createDatabase(server: string, options: string): Promise<TestDatabase> {
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`;
  const run = (sql: string) => withClient(server, async (client) => void (await client.query(sql)));
  await run(`CREATE DATABASE ${name} ${options}`);
  return {
    url: databaseUrl(server, name),
    drop: () => run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

/** One template per content of the migrations; processes that start together make it once. */
async function ensureTemplate(url: string): Promise<string> {
  const content = JSON.stringify(readMigrations());
  const name = `template_${createHash('sha256').update(content).digest('hex').slice(0, 16)}`;
  await withClient(url, async (client) => {
    await client.query(`SELECT pg_advisory_lock(hashtext('museum test template'))`);
    const { rowCount } = await client.query(`SELECT FROM pg_database WHERE datname = $1`, [name]);
    if (rowCount) return;
    await client.query(`DROP DATABASE IF EXISTS template_unfinished WITH (FORCE)`);
    await client.query(`CREATE DATABASE template_unfinished`);
    const unfinished = databaseUrl(url, 'template_unfinished');
    await applyMigrations(unfinished);
    await withClient(unfinished, seedPrices);
    await client.query(`ALTER DATABASE template_unfinished RENAME TO ${name}`);
  });
  return name;
}

/** Databases of test processes that were killed, and templates of earlier migrations. */
async function dropLeftovers(url: string, template: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      `SELECT datname FROM pg_database WHERE datname ~ '^(test|template)_[0-9a-f]' AND datname <> $1`,
      [template],
    );
    for (const { datname } of rows) {
      const [kind, maker] = datname.split('_');
      if (kind === 'test' && isAlive(Number(maker))) continue;
      await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(datname)} WITH (FORCE)`);
    }
  });
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function databaseUrl(url: string, name: string): string {
  const result = new URL(url);
  result.pathname = `/${name}`;
  return result.href;
}
