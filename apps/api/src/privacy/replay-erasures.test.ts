import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backupDatabase } from '@museum/database/backup/backup-database';
import { restoreDatabase } from '@museum/database/backup/restore-database';
import { createEmptyDatabase } from '@museum/database/test-database';
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import request from 'supertest';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import {
  connectDatabase,
  databaseAddress,
  disconnectDatabase,
  prisma,
} from '#lib/database/prisma.ts';
import { bankStatementRow } from '#test/bank-statement-row.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { testApp } from '#test/test-app.ts';
import { visitRequestCalls } from '#test/visit-request-calls.ts';
import { erasureFile, noteErasure, readErasures } from './erasure-list.ts';
import { markPerson, traceOf } from './marked-person.ts';
import { erasePersonalData } from './personal-data-store.ts';
import { replayErasures } from './replay-erasures.ts';

const SECRET = 'a secret of the tests that is long enough';
const TYPED = ['ana@skola.rs', '063/123-45-67', 'Mira Đorđević'];

let folder: string;
let file: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'museum-erasures-'));
  file = erasureFile(folder);
  await emptyTables('visit_request', 'contact_message', 'mail', 'audit_entry', 'bank_statement');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** As `pnpm privacy:erase` does. */
async function erase(typed: string, at = new Date()) {
  const person = traceOf(typed)!;
  noteErasure(file, person, at);
  await erasePersonalData(markPerson(SECRET, person));
}

/** Works on the database as it was when it was backed up, which another one is filled with. */
async function onRestored(backup: string, work: () => Promise<void>) {
  const original = databaseAddress;
  const restored = await createEmptyDatabase(inject('testServer'));
  await restoreDatabase(restored.url, backup);
  await disconnectDatabase();
  connectDatabase(restored.url);
  try {
    await work();
  } finally {
    await disconnectDatabase();
    connectDatabase(original);
    await restored.drop();
  }
}

const anonymized = async () => {
  const rows = await prisma.visitRequest.findMany({ orderBy: { id: 'asc' } });
  return rows.map(({ anonymizedAt }) => anonymizedAt !== null);
};

it('who was erased after the backup is erased again, by e-mail, phone and name, and nobody else', async () => {
  const calls = await visitRequestCalls();
  await calls.create(buildVisitRequest({ institutionEmail: 'Ana@skola.rs' }));
  await calls.create(buildVisitRequest({ institutionPhone: '+381 63 1234567' }));
  await calls.create(
    buildVisitRequest({ comment: 'Vodi ih Đorđević Mira, pa opet Mira Đorđević.' }),
  );
  await calls.create(buildVisitRequest({ comment: 'Vodi ih Mira Đokić, ana@skola.rs.com' }));
  const message = { name: 'Iva', email: 'iva@skola.rs', message: 'Zovite 063 123 4567' };
  await request(testApp()).post('/api/v1/contact').send(message).expect(201);
  const backup = join(folder, 'museum.tar');
  await backupDatabase(databaseAddress.directUrl, backup);
  for (const typed of TYPED) await erase(typed);

  await onRestored(backup, async () => {
    expect(await anonymized()).toEqual([false, false, false, false]);

    expect(await replayErasures(readErasures(file)!, SECRET)).toBe(3);

    expect(await anonymized()).toEqual([true, true, true, false]);
    expect(await prisma.contactMessage.count()).toBe(0);
    expect(JSON.stringify(await prisma.mail.findMany())).not.toMatch(/Ana@skola|063 123/);
  });
});

it('the address in the name of an uploaded file is erased again', async () => {
  await prisma.bankStatement.create({ data: bankStatementRow('izvod Ana@skola.rs.xml', '') });
  const backup = join(folder, 'museum.tar');
  await backupDatabase(databaseAddress.directUrl, backup);
  await erase('ana@skola.rs');

  await onRestored(backup, async () => {
    expect(await replayErasures(readErasures(file)!, SECRET)).toBe(1);

    expect(await prisma.bankStatement.findMany()).toMatchObject([{ fileName: '' }]);
  });
});

it('the mail in which staff named somebody is erased again', async () => {
  const calls = await visitRequestCalls();
  const { id } = await calls.create(buildVisitRequest());
  const mail = { send: true, note: 'Čeka vas Mira Đorđević.' };
  await calls.act(id, 'confirm', { version: 1, reason: null, mail }).expect(200);
  const backup = join(folder, 'museum.tar');
  await backupDatabase(databaseAddress.directUrl, backup);
  await erase('Mira Đorđević');

  await onRestored(backup, async () => {
    expect(await replayErasures(readErasures(file)!, SECRET)).toBe(1);

    expect(await prisma.mail.count({ where: { kind: 'status-changed' } })).toBe(0);
    expect(await anonymized()).toEqual([false]);
  });
});

it('what somebody sent after their erasure stays', async () => {
  const calls = await visitRequestCalls();
  await erase('ana@skola.rs', new Date(Date.now() - 60_000));
  await calls.create(buildVisitRequest({ institutionEmail: 'ana@skola.rs' }));
  const backup = join(folder, 'museum.tar');
  await backupDatabase(databaseAddress.directUrl, backup);

  await onRestored(backup, async () => {
    await replayErasures(readErasures(file)!, SECRET);

    expect(await anonymized()).toEqual([false]);
  });
});

it('the list is its owner’s and holds codes only', async () => {
  for (const typed of TYPED) await erase(typed);

  const text = readFileSync(file, 'utf8');
  expect(text.split('\n')).toHaveLength(5);
  expect(text).not.toMatch(/ana|skola|1234567|mira|dordevic/i);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('a damaged list is refused, a missing one is none', () => {
  writeFileSync(file, '{"format":"something else"}\n');

  expect(() => readErasures(file)).toThrow(`${file} is no list of erasures, or a damaged one.`);
  expect(readErasures(join(folder, 'none'))).toBeUndefined();
});
