import {
  buildVisitRequest,
  buildVisitRequestWithDinner,
} from '@museum/shared/testing/build-visit-request';
import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { createStaff, changeStaffPassword, removeStaff } from '#auth/staff-store.ts';
import { databasePool, prisma } from '#lib/database/prisma.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { JELENA } from '@museum/testing/jelena';
import { bearer, hireJelena, signInJelena } from '#test/staff.ts';
import { testApp, testEnv } from '#test/test-app.ts';
import { visitRequestCalls } from '#test/visit-request-calls.ts';
import { auditLine } from './audit-line.ts';
import { readAuditSince } from './audit-store.ts';

const app = testApp();

/** What `pnpm admin:audit-trail` shows, without the time. */
const shown = async () => {
  const entries = await readAuditSince(new Date(Date.now() - 60_000));
  return entries.map((entry) => auditLine(entry).slice('2026-11-22 07:00  '.length));
};

const post = (path: string, body: object, server = app) =>
  request(server).post(`/api/v1${path}`).send(body);

describe('a row of the audit trail', () => {
  const change = [{ field: 'comment', from: null, to: 'Dolazimo' }];
  const entry = async () => {
    const { id: staffId } = await hireJelena();
    const calls = await visitRequestCalls();
    const { id: visitRequestId } = await calls.create(buildVisitRequest());
    const who = { actor: 'Jelena Đorđević', staffId };
    await prisma.auditEntry.create({
      data: {
        ...who,
        action: 'price-changed',
        subject: 'TICKET_ADULT',
        changes: [{ field: 'price', from: 800, to: 850 }],
      },
    });
    return prisma.auditEntry.create({
      data: {
        ...who,
        action: 'request-changed',
        subject: 'GP-1',
        changes: change,
        visitRequestId,
      },
    });
  };

  it.each([
    ['another actor', `UPDATE audit_entry SET actor = 'Niko'`],
    ['another action', `UPDATE audit_entry SET action = 'price-added'`],
    ['another time', `UPDATE audit_entry SET "createdAt" = now() - interval '1 year'`],
    ['another subject', `UPDATE audit_entry SET subject = 'GP-2'`],
    ['other values', `UPDATE audit_entry SET changes = '[{"field": "comment", "to": "Ne"}]'`],
    ['another field', `UPDATE audit_entry SET changes = '[{"field": "visitDate"}]'`],
    ['no fields', `UPDATE audit_entry SET changes = '[]'`],
    ['somebody else', `UPDATE audit_entry SET "staffId" = "staffId" + 1`],
    ['nobody, while they are there', `UPDATE audit_entry SET "staffId" = NULL`],
    [
      'about no request, while it is there',
      `UPDATE audit_entry SET "visitRequestId" = NULL WHERE "visitRequestId" IS NOT NULL`,
    ],
    [
      'a price without its values',
      `UPDATE audit_entry SET changes = '[{"field": "price"}]' WHERE action = 'price-changed'`,
    ],
    ['no row', `DELETE FROM audit_entry`],
    ['no table', `TRUNCATE audit_entry`],
  ])('can not become %s, by the role that the server has', async (_what, sql) => {
    await entry();
    const before = await prisma.auditEntry.findMany();

    await expect(prisma.$executeRawUnsafe(sql)).rejects.toThrow('The audit trail is only added to');

    expect(await prisma.auditEntry.findMany()).toEqual(before);
  });

  it('loses values and references when the person’s data or account goes, and nothing else', async () => {
    const { id, staffId, visitRequestId } = await entry();

    await prisma.$executeRaw`
      UPDATE audit_entry SET changes = '[{"field": "comment"}]' WHERE id = ${id}`;
    await prisma.staff.delete({ where: { id: staffId! } });
    await prisma.visitRequest.delete({ where: { id: visitRequestId! } });

    expect(await prisma.auditEntry.findUniqueOrThrow({ where: { id } })).toMatchObject({
      actor: 'Jelena Đorđević',
      action: 'request-changed',
      subject: 'GP-1',
      staffId: null,
      visitRequestId: null,
      changes: [{ field: 'comment' }],
    });
  });
});

it.each([
  ['what was set', `= 'setting-changed'`, 'audit_entry_setting_idx'],
  [
    'what became of the prices',
    `IN ('price-added', 'price-changed', 'price-deleted')`,
    'audit_entry_price_idx',
  ],
])('%s is found by an index over it alone', async (_what, action, index) => {
  const { rows } = await databasePool.query<{ 'QUERY PLAN': string }>({
    text: `EXPLAIN SELECT FROM audit_entry WHERE action ${action} ORDER BY id DESC LIMIT 10`,
  });
  expect(rows.map((row) => row['QUERY PLAN']).join()).toContain(index);
});

describe('the audit trail tells', () => {
  beforeEach(async () => {
    await prisma.staff.deleteMany();
    await hireJelena();
    await prisma.rateLimit.deleteMany();
    await emptyTables('audit_entry');
  });

  it('who signed in, chose another password and ended the other sign-ins', async () => {
    const { email, password } = JELENA;
    const { body } = await post('/auth/sign-in', { email, password });
    const { data } = body as { data: { accessToken: string; refreshToken: string } };
    const ended = await post('/auth/sessions/end-others', { currentPassword: password }).set(
      'Authorization',
      bearer(data),
    );
    const newPassword = 'tri kifle i jogurt';
    await request(app)
      .put('/api/v1/auth/password')
      .set('Authorization', bearer((ended.body as { data: typeof data }).data))
      .send({ currentPassword: password, newPassword })
      .expect(200);

    expect(await shown()).toEqual([
      'Jelena Đorđević  Prijava',
      'Jelena Đorđević  Ostale prijave završene',
      'Jelena Đorđević  Lozinka promenjena',
    ]);
  });

  it('that an account is closed to guesses, once an hour and only of those who exist', async () => {
    const strict = testApp({ env: testEnv({ RATE_LIMIT_FACTOR: 0.2 }) });
    for (const email of [JELENA.email, 'niko@example.rs']) {
      for (let guess = 1; guess <= 5; guess += 1) {
        await post('/auth/sign-in', { email, password: 'pogađam lozinku' }, strict);
      }
    }

    expect(await shown()).toEqual([
      'Program  Prijava zaključana posle više pokušaja  Jelena Đorđević',
    ]);
  });

  it('whom the operator added, removed, or gave another password', async () => {
    const mira = await createStaff({ ...JELENA, email: 'mira@example.rs', firstName: 'Mira' });
    await changeStaffPassword({ staff: mira, password: 'nova lozinka 7', now: new Date() });
    await removeStaff(mira.id);

    expect(await shown()).toEqual([
      'Program  Zaposleni dodat  Mira Đorđević',
      'Program  Nova lozinka postavljena  Mira Đorđević',
      'Program  Zaposleni uklonjen  Mira Đorđević',
    ]);
  });

  it('who took which workbook', async () => {
    const authorization = bearer(await signInJelena());
    const download = (path: string) =>
      request(app).get(`/api/v1/visit-request${path}`).set('Authorization', authorization);
    await download('/query/excel-download').expect(200);
    await download('/query/dinner-all-excel-download').expect(200);
    const { id } = await (await visitRequestCalls()).create(buildVisitRequestWithDinner());
    await download(`/${id}/bill-excel`).expect(200);
    await download(`/${id}/dinner-bill-excel`).expect(200);

    expect(await shown()).toEqual([
      expect.stringMatching(
        /^Jelena Đorđević {2}Excel datoteka preuzeta {2}zahtevi-za-posete-.+\.xlsx$/,
      ) as string,
      expect.stringMatching(
        /^Jelena Đorđević {2}Excel datoteka preuzeta {2}najava-obroka-.+\.xlsx$/,
      ) as string,
      expect.stringMatching(
        /^Jelena Đorđević {2}Excel datoteka preuzeta {2}predracun-GP-.+\.xlsx$/,
      ) as string,
      expect.stringMatching(
        /^Jelena Đorđević {2}Excel datoteka preuzeta {2}predracun-RU-.+\.xlsx$/,
      ) as string,
    ]);
  });
});
