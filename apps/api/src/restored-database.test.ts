import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backupDatabase } from '@museum/database/backup/backup-database';
import { restoreDatabase } from '@museum/database/backup/restore-database';
import { createEmptyDatabase } from '@museum/database/test-database';
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { databaseAddress } from './lib/database/prisma.ts';
import { JELENA } from '@museum/testing/jelena';
import { hireJelena } from '#test/staff.ts';
import { visitRequestCalls } from '#test/visit-request-calls.ts';
import { startServer } from './main.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'museum-restored-'));
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('PORT', '0');
  vi.stubEnv('LOG_LEVEL', 'silent');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const post = (url: string, body: unknown) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

it('the server starts on a restored database: staff sign in, the next request has the next number', async () => {
  await hireJelena();
  const calls = await visitRequestCalls();
  const last = await calls.create(buildVisitRequest());
  const file = join(folder, 'museum.tar');
  await backupDatabase(databaseAddress.directUrl, file);
  const database = await createEmptyDatabase(inject('testServer'));
  await restoreDatabase(database.url, file);

  const server = await startServer({ databaseUrl: database.url });
  const signIn = await post(`${server.url}/api/v1/auth/sign-in`, JELENA);
  const created = await post(`${server.url}/api/v1/visit-request`, buildVisitRequest());

  expect(signIn.status).toBe(200);
  const year = last.normalizedId.slice(0, 8);
  const number = Number(last.normalizedId.slice(8)) + 1;
  expect(await created.json()).toEqual({
    data: { id: last.id + 1, normalizedId: `${year}${String(number).padStart(6, '0')}` },
  });
  await server.stop();
  await database.drop();
});
