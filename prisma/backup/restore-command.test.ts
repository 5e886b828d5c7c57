import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, inject, it } from 'vitest';

import { createEmptyDatabase, createTestDatabase } from '../test-database.ts';
import { backupDatabase } from './backup-database.ts';

const SCRIPT = join(import.meta.dirname, '../../scripts/restore.ts');

it('misses a list of erasures that is not there before it restores a row', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'museum-restore-'));
  const source = await createTestDatabase(inject('testServer'));
  const target = await createEmptyDatabase(inject('testServer'));
  const file = join(folder, 'museum.tar');
  const list = join(folder, 'erasures.jsonl');
  await backupDatabase(source.url, file);

  const env = { DATABASE_URL: target.url, DATA_DIR: folder };
  const restored = promisify(execFile)(process.execPath, [SCRIPT, file, list], { env });
  await expect(restored).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`${list} is not there, and nothing is restored`) as string,
  });

  const client = new pg.Client(target.url);
  await client.connect();
  const { rows } = await client.query(`SELECT to_regclass('visit_request') AS "table"`);
  expect(rows).toEqual([{ table: null }]);
  await client.end();
  await Promise.all([source.drop(), target.drop()]);
  rmSync(folder, { recursive: true });
});
