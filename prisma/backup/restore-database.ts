import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import copy from 'pg-copy-streams';

import { connectClient } from '../database-client.ts';
import { ExplainedError } from '../explained-error.ts';
import { applyMigrations, readAppliedMigrations } from '../migrate.ts';
import { readMigrations } from '../migration-files.ts';
import { findFilledTable } from './database-catalog.ts';
import { hashPassing } from './hash-passing.ts';
import { countKnownMigrations, MANIFEST_FILE, parseManifest, type Manifest } from './manifest.ts';
import { checkSealedTar, readTarEntries } from './sealed-tar.ts';
import { withoutIndexes } from './without-indexes.ts';

/**
 * Fills an empty database from a backup, all of it or nothing. A backup of an earlier version is
 * restored as it was and then brought to the newest migration.
 * @throws ExplainedError when the file is damaged or of another version, the database is away or
 * not empty
 */
export async function restoreDatabase(databaseUrl: string, file: string): Promise<Manifest> {
  await checkSealedTar(file);
  const manifest = await readManifest(file);
  const migrations = readMigrations();
  const known = migrations.slice(0, countKnownMigrations(manifest, migrations));
  const client = await connectClient(databaseUrl);
  try {
    await refuseOtherTables(client, manifest);
    await applyMigrations(databaseUrl, known);
    await client.query('BEGIN');
    await fillTables(client, manifest, file);
    await client.query('COMMIT');
    await applyMigrations(databaseUrl, migrations);
    await client.query('ANALYZE');
    return manifest;
  } finally {
    await client.end();
  }
}

async function readManifest(file: string): Promise<Manifest> {
  for await (const { name, content } of readTarEntries(file)) {
    if (name === MANIFEST_FILE) return parseManifest(await text(content));
    break;
  }
  throw new ExplainedError(`${file} is no backup: it does not begin with ${MANIFEST_FILE}.`);
}

/** Before anything is changed: the tables must be ours, as the backup knows them, and without rows. */
async function refuseOtherTables(client: pg.Client, manifest: Manifest): Promise<void> {
  await refuseRows(client);
  const applied = await readAppliedMigrations(client);
  const beyond = applied.find(({ name }, index) => manifest.migrations[index]?.name !== name);
  if (!beyond) return;
  throw new ExplainedError(
    `The database has the migration ${beyond.name}, which the backup lacks; restore into a new, empty database.`,
  );
}

async function refuseRows(client: pg.Client): Promise<void> {
  const filled = await findFilledTable(client);
  if (filled === undefined) return;
  throw new ExplainedError(
    `The database is not empty (the table ${filled} has rows); restore into a new, empty one. Nothing was changed.`,
  );
}

async function fillTables(client: pg.Client, manifest: Manifest, file: string): Promise<void> {
  await client.query(`SET LOCAL statement_timeout = 0`);
  const names = manifest.tables.map(({ name }) => pg.escapeIdentifier(name));
  // A server or another restore that has started meanwhile waits, or has been first.
  await client.query(`LOCK TABLE ${names.join()} IN ACCESS EXCLUSIVE MODE`);
  await refuseRows(client);
  // What triggers write is in the backup.
  await withoutIndexes(client, names, () => copyTables(client, manifest, file));
  for (const { name, lastValue, isCalled } of manifest.sequences) {
    await client.query('SELECT setval($1::regclass, $2, $3)', [
      pg.escapeIdentifier(name),
      lastValue,
      isCalled,
    ]);
  }
}

async function copyTables(client: pg.Client, manifest: Manifest, file: string): Promise<void> {
  const waiting = new Map(manifest.tables.map((table) => [table.file, table]));
  for await (const { name, content } of readTarEntries(file)) {
    const table = waiting.get(name);
    waiting.delete(name);
    if (table) await fillTable(client, table, content);
    else content.resume();
  }
  if (waiting.size > 0) throw new ExplainedError(`${file} lacks ${[...waiting.keys()].join()}.`);
}

async function fillTable(
  client: pg.Client,
  { name, columns, rows, sha256 }: Manifest['tables'][number],
  part: Readable,
): Promise<void> {
  const hash = hashPassing();
  const list = columns.map(pg.escapeIdentifier).join();
  const target = client.query(copy.from(`COPY ${pg.escapeIdentifier(name)} (${list}) FROM STDIN`));
  await pipeline(part, hash.step, createGunzip(), target);
  if (target.rowCount === rows && hash.digest() === sha256) return;
  throw new ExplainedError(`The backup's part ${name} is not what its manifest says.`);
}
