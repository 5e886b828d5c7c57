import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { beforeEach, expect, inject, it } from 'vitest';

import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../test-database.ts';
import { backupDatabase } from './backup-database.ts';

const SCRIPTS = join(import.meta.dirname, '../../scripts');

let folder: string;
let file: string;
let list: string;
let source: TestDatabase;
let target: TestDatabase;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'museum-restore-'));
  file = join(folder, 'museum.tar');
  list = join(folder, 'erasures.jsonl');
  source = await createTestDatabase(inject('testServer'));
  target = await createEmptyDatabase(inject('testServer'));
  return async () => {
    await Promise.all([source.drop(), target.drop()]);
    rmSync(folder, { recursive: true });
  };
});

async function rowsOf(database: TestDatabase, sql: string) {
  const client = new pg.Client(database.url);
  await client.connect();
  const { rows } = await client.query<object>(sql);
  await client.end();
  return rows;
}

const run = (database: TestDatabase, args: string[], variables: object = {}) =>
  promisify(execFile)(process.execPath, [join(SCRIPTS, args[0]!), ...args.slice(1)], {
    env: { DATABASE_URL: database.url, DATA_DIR: folder, ...variables },
  });

const nothingRestored = async () =>
  expect(await rowsOf(target, `SELECT to_regclass('visit_request') AS "table"`)).toEqual([
    { table: null },
  ]);

const people = (database: TestDatabase) => rowsOf(database, 'SELECT name FROM contact_message');

const writeAsAna = () =>
  rowsOf(
    source,
    `INSERT INTO contact_message (name, email, message) VALUES ('Ana', 'ana@example.rs', 'Zdravo')`,
  );

/** A backup that holds Ana, and a list of erasures that names her. */
async function eraseAnaAfterBackup() {
  await writeAsAna();
  await backupDatabase(source.url, file);
  await run(source, ['privacy-erase.ts', 'ana@example.rs', '--yes']);
}

it.each([
  ['ana@example.rs', '--yes'],
  ['--yes', 'ana@example.rs'],
])('privacy:erase %s %s erases without asking', async (...args) => {
  await writeAsAna();

  await run(source, ['privacy-erase.ts', ...args]);

  expect(await people(source)).toEqual([]);
});

it('misses a list of erasures that is not there before it restores a row', async () => {
  await backupDatabase(source.url, file);

  await expect(run(target, ['restore.ts', file, list])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`${list} is not there, and nothing was done`) as string,
  });

  await nothingRestored();
});

it('tells of a wrong variable before it restores a row', async () => {
  await eraseAnaAfterBackup();

  const restored = run(target, ['restore.ts', file], { NODE_ENV: 'production' });
  await expect(restored).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('The configuration is wrong') as string,
  });

  await nothingRestored();
});

it('erases again who was erased, also when the list comes after the rows or comes twice', async () => {
  await eraseAnaAfterBackup();
  const elsewhere = { DATA_DIR: join(folder, 'new') };

  await run(target, ['restore.ts', file], elsewhere);
  expect(await people(target)).toEqual([{ name: 'Ana' }]);

  const again = ['privacy-erase-again.ts', list];
  expect((await run(target, again, elsewhere)).stdout).toContain('erased again: 1.');
  expect(await people(target)).toEqual([]);
  expect((await run(target, again, elsewhere)).stdout).toContain('erased again: 0.');
});
