import { createWriteStream, existsSync } from 'node:fs';
import { link, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import copy from 'pg-copy-streams';

import { connectClient } from '../database-client.ts';
import { ExplainedError } from '../explained-error.ts';
import { ADVISORY_LOCK, readAppliedMigrations } from '../migrate.ts';
import { readSequences, readTables, type Table } from './database-catalog.ts';
import { hashPassing } from './hash-passing.ts';
import { MANIFEST_FILE, type Manifest } from './manifest.ts';
import { writeSealedTar } from './sealed-tar.ts';

/**
 * Writes one consistent snapshot of a database to a file that only its owner may read; the work of
 * others goes on meanwhile. The file is there under its name when it is whole, or not at all.
 * @throws ExplainedError when the database doesn't answer or has no tables, or the file can't be written
 */
export async function backupDatabase(databaseUrl: string, file: string): Promise<Manifest> {
  const client = await connectClient(databaseUrl);
  try {
    // No migration may change a table between the look at its columns and the copy of its rows.
    await client.query('SELECT pg_advisory_lock_shared($1)', [ADVISORY_LOCK]);
    return await explainFileFault(file, () => writeBackup(client, resolve(file)));
  } finally {
    await client.end();
  }
}

async function writeBackup(client: pg.Client, file: string): Promise<Manifest> {
  await mkdir(dirname(file), { recursive: true });
  const parts = await mkdtemp(`${file}.`);
  try {
    const manifest = await takeSnapshot(client, parts);
    const whole = join(parts, 'whole.tar');
    await writeSealedTar(whole, [
      { name: MANIFEST_FILE, text: `${JSON.stringify(manifest, undefined, 2)}\n` },
      ...manifest.tables.map(({ file: name }) => ({ name, path: join(parts, name) })),
    ]);
    // Unlike a renaming it never replaces a file.
    await link(whole, file);
    return manifest;
  } finally {
    await rm(parts, { recursive: true });
  }
}

/** Everything inside one transaction sees the database as it was at its first statement. */
async function takeSnapshot(client: pg.Client, directory: string): Promise<Manifest> {
  await client.query(`SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0;
    SET timezone = 'UTC'; SET datestyle = 'ISO'`);
  await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const { rows } = await client.query<{ now: Date }>('SELECT now()');
  const migrations = await readAppliedMigrations(client);
  if (migrations.length === 0) throw new ExplainedError('The database is empty; run pnpm start.');
  const copies = [];
  for (const table of await readTables(client)) {
    copies.push(await copyTable(client, table, directory));
  }
  // Read last: a sequence is never behind the rows, whatever was written meanwhile.
  const sequences = await readSequences(client);
  await client.query('COMMIT');
  return {
    format: 'museum-backup',
    formatVersion: 1,
    createdAt: rows[0]!.now.toISOString(),
    migrations,
    tables: copies.map(({ source, ...table }) => ({ ...table, rows: source.rowCount })),
    sequences,
  };
}

async function copyTable(client: pg.Client, { name, columns }: Table, directory: string) {
  const file = `${name}.copy.gz`;
  const hash = hashPassing();
  const list = columns.map(pg.escapeIdentifier).join();
  const source = client.query(copy.to(`COPY ${pg.escapeIdentifier(name)} (${list}) TO STDOUT`));
  const target = createWriteStream(join(directory, file), { flags: 'wx', mode: 0o600 });
  await pipeline(source, createGzip(), hash.step, target);
  // The number of rows is known once the next statement has been answered.
  return { name, columns, file, sha256: hash.digest(), source };
}

async function explainFileFault<T>(file: string, write: () => Promise<T>): Promise<T> {
  const taken = new ExplainedError(`${file} exists already; choose another name.`);
  if (existsSync(file)) throw taken;
  try {
    return await write();
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall === 'link' && code === 'EEXIST') throw taken;
    if (syscall === undefined || code === undefined) throw error;
    throw new ExplainedError(`The backup ${file} cannot be written (${code}).`, { cause: error });
  }
}
