import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, inject, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { backUpDay } from './daily-backup.ts';

let folder: string;
let source: TestDatabase;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'museum-backups-'));
  source = await createTestDatabase(inject('testServer'));
  return async () => {
    await source.drop();
    rmSync(folder, { recursive: true });
  };
});

const backUp = (today: string, erasures?: string) =>
  backUpDay({ databaseUrl: source.url, folder, today, erasures });

it('makes one backup a day, however often it looks', async () => {
  const file = join(folder, 'museum-2027-03-01.tar');
  expect(await backUp('2027-03-01')).toBe(file);
  const { ino } = statSync(file);
  expect(await backUp('2027-03-01')).toBeUndefined();
  expect(statSync(file).ino).toBe(ino);
  expect(await backUp('2027-03-02')).toBe(join(folder, 'museum-2027-03-02.tar'));
});

it('keeps what is 30 days old, removes what is older and no file of another name', async () => {
  const names = ['museum-2027-01-30.tar', 'museum-2027-01-29.tar', 'museum-2026-12-31.tar.k2Yw8a'];
  for (const name of [...names, 'before-19.tar', 'museum-today.tar']) {
    writeFileSync(join(folder, name), '');
  }
  await backUp('2027-03-01');
  expect(readdirSync(folder).toSorted()).toEqual([
    'before-19.tar',
    'museum-2027-01-30.tar',
    'museum-2027-03-01.tar',
    'museum-today.tar',
  ]);
});

it('copies the newest list of erasures each time', async () => {
  const list = join(mkdtempSync(join(folder, 'data-')), 'erasures.jsonl');
  for (const text of ['first\n', 'first\nsecond\n']) {
    writeFileSync(list, text);
    await backUp('2027-03-01', list);
    expect(readFileSync(join(folder, 'erasures.jsonl'), 'utf8')).toBe(text);
  }
});

it('leaves the old copies where a new one can not be made, beside the newest list', async () => {
  writeFileSync(join(folder, 'museum-2026-12-31.tar'), '');
  const list = join(mkdtempSync(join(tmpdir(), 'museum-data-')), 'erasures.jsonl');
  writeFileSync(list, 'first\n');
  const away = backUpDay({
    databaseUrl: source.url.replace(/\/[^/]*$/, '/nowhere'),
    folder,
    today: '2027-03-01',
    erasures: list,
  });
  await expect(away).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(['erasures.jsonl', 'museum-2026-12-31.tar']);
  rmSync(dirname(list), { recursive: true });
});
