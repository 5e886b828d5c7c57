import { randomUUID } from 'node:crypto';
import { dataEnvelope, listEnvelope } from '@museum/shared/http/envelope';
import {
  mailRowSchema,
  mailSchema,
  type Mail,
  type MailRow,
} from '@museum/shared/mail/mail-schema';
import {
  buildVisitRequest,
  buildVisitRequestWithDinner,
} from '@museum/shared/testing/build-visit-request';
import request from 'supertest';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '#lib/log/logger.ts';
import { Prisma } from '#generated/prisma/client.ts';
import { databasePool, prisma } from '#lib/database/prisma.ts';
import { startSmtpSink } from '@museum/testing/smtp-sink';
import { emptyTables } from '#test/empty-tables.ts';
import { bearer, signInJelena } from '#test/staff.ts';
import { drawn, shortMail } from '#test/mails.ts';
import { storeRows } from '#test/store-rows.ts';
import { testApp, testEnv } from '#test/test-app.ts';
import { dataOf, visitRequestCalls } from '#test/visit-request-calls.ts';
import { createMailTransport } from './sending/mail-transport.ts';
import { startMailWorker } from './sending/mail-worker.ts';

type StoredMail = NonNullable<Parameters<typeof prisma.mail.create>[0]>['data'];

let woken = 0;
let authorization: string;
const app = testApp({ mailer: { wake: () => (woken += 1) } });

beforeAll(async () => {
  authorization = bearer(await signInJelena());
});

beforeEach(async () => {
  await prisma.mail.deleteMany();
  await emptyTables('audit_entry');
  woken = 0;
});

const get = (path: string, query: object = {}, from = app) =>
  request(from).get(`/api/v1/mail${path}`).query(query).set('Authorization', authorization);
const resend = (id: string) =>
  request(app).post(`/api/v1/mail/${id}/resend`).set('Authorization', authorization);

const store = (mail: Partial<StoredMail> = {}) =>
  prisma.mail.create({
    data: {
      kind: 'request-received',
      recipientEmail: 'ana@example.rs',
      ...shortMail('Dobar dan.', 'Primili smo zahtev'),
      ...mail,
    },
  });

const list = async (query: object = {}) => {
  const { body } = await get('', query).expect(200);
  return listEnvelope(mailRowSchema.strict()).parse(body);
};

const recipients = async (query: object) =>
  (await list(query)).data.map(({ recipientEmail }) => recipientEmail);

describe('GET /mail', () => {
  it('pages the mails, newest first, without what is in them', async () => {
    for (let minute = 0; minute < 12; minute += 1) {
      await store({
        recipientEmail: `p${minute}@example.rs`,
        createdAt: new Date(Date.UTC(2026, 10, 1, 9, minute)),
      });
    }

    const first = await list();
    const second = await list({ page: '2' });

    expect(first).toMatchObject({ total: 12, totalPages: 2 });
    expect(first.data.map((row) => row.recipientEmail)).toEqual(
      Array.from({ length: 10 }, (_, index) => `p${11 - index}@example.rs`),
    );
    expect(second.data.map((row) => row.recipientEmail)).toEqual([
      'p1@example.rs',
      'p0@example.rs',
    ]);
    expect(first.data[0]).toMatchObject({
      kind: 'request-received',
      subject: 'Primili smo zahtev',
      state: 'waiting',
      attempts: 0,
      lastError: null,
      sentAt: null,
      visitRequestId: null,
    });
  });

  it('searches by any part of the address, whatever its case and characters', async () => {
    await store({ recipientEmail: 'Ana.Anić@example.rs' });
    await store({ recipientEmail: 'ana_b@skola.example.rs' });

    expect(await list({ search: 'an' })).not.toHaveProperty('lookedThrough');
    expect(await recipients({ search: 'ANA.A' })).toEqual(['Ana.Anić@example.rs']);
    expect(await recipients({ search: '@skola' })).toEqual(['ana_b@skola.example.rs']);
    expect(await recipients({ search: 'NA_B@skola.example.rs' })).toEqual([
      'ana_b@skola.example.rs',
    ]);
    expect(await recipients({ search: 'ana_b@example.rs' })).toEqual([]);
    expect(await recipients({ search: 'b@skola' })).toEqual(['ana_b@skola.example.rs']);
    expect(await recipients({ search: 'ana_' })).toEqual(['ana_b@skola.example.rs']);
    expect(await recipients({ search: 'ana%' })).toEqual([]);
    expect(await recipients({ search: String.raw`ana\ ` })).toEqual([]);
  });

  it('searches by number, lunch’s number, school and phone of the request, and names it', async () => {
    const calls = await visitRequestCalls();
    const created = await calls.create({
      ...buildVisitRequestWithDinner(),
      institutionName: 'Гимназија у Ужицу',
    });
    const { dinnerRequest } = await calls.read(created.id);
    await calls.create(buildVisitRequest());

    for (const search of [
      'gimnazija u uzicu',
      created.normalizedId,
      created.normalizedId.slice(-6),
      dinnerRequest?.normalizedId,
    ]) {
      const { data } = await list({ search });
      expect(data.map(({ kind }) => kind).sort()).toEqual([
        'dinner-request-received',
        'new-request',
        'request-received',
      ]);
      for (const mail of data) {
        expect(mail).toMatchObject({
          normalizedId: created.normalizedId,
          requester: 'Гимназија у Ужицу',
        });
      }
    }
  });

  it('finds an address by an index among many mails', async () => {
    await storeRows(`
      INSERT INTO "mail" ("id", "kind", "recipientEmail", "subject", "text", "html")
      SELECT gen_random_uuid(), 'new-request', 'p' || n || '@example.rs', '', '', ''
      FROM generate_series(1, 20000) n`);
    await storeRows('ANALYZE "mail"');

    const { rows } = await databasePool.query<{ 'QUERY PLAN': string }>({
      text: `EXPLAIN SELECT "id" FROM "mail" WHERE lower("recipientEmail") LIKE $1`,
      values: ['%p1777@%'],
    });

    expect(rows.map((row) => row['QUERY PLAN']).join()).toContain('mail_address_idx');
    expect((await list({ search: 'P1999' })).total).toBe(11);
  });

  it('counts to 10,000, and goes on to the newest where more are found', async () => {
    await storeRows(`
      INSERT INTO "mail" ("id", "kind", "recipientEmail", "subject", "text", "html", "createdAt")
      SELECT gen_random_uuid(), 'new-request', 'p' || n || '@example.rs', '', '', '',
        timestamptz '2026-01-01' + n * interval '1 minute'
      FROM generate_series(1, 10001) n`);
    await store({ kind: 'contact-received', createdAt: new Date('2025-01-01') });
    await storeRows('ANALYZE "mail"');

    expect(await list({ search: 'p1000' })).toMatchObject({ total: 3 });
    expect(await list({ search: 'p1000' })).not.toHaveProperty('lookedThrough');
    expect(await list({ search: 'p1' })).toMatchObject({ lookedThrough: 10_000 });
    expect(await list()).toMatchObject({ total: 10_001, totalPages: 1_001 });
    const found = await list({ search: '@example', page: '2' });
    expect(found).toMatchObject({ total: 10_001 });
    expect(found.data[0]).toMatchObject({ recipientEmail: 'p9991@example.rs' });
    const { rows } = await databasePool.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN SELECT FROM "mail" WHERE "kind" = 'contact-received' LIMIT 10001`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join()).toContain('mail_kind_createdAt_id_idx');
  });

  it('filters by state, kind and request, each with every other', async () => {
    const { id } = await (await visitRequestCalls()).create(buildVisitRequestWithDinner());
    await prisma.mail.updateMany({ where: { kind: 'new-request' }, data: { state: 'dead' } });
    await store({ state: 'dead', kind: 'contact-received' });

    expect(
      (await list({ visitRequestId: String(id) })).data.map(({ kind }) => kind).sort(),
    ).toEqual(['dinner-request-received', 'new-request', 'request-received']);
    expect((await list({ state: 'dead' })).total).toBe(2);
    expect((await list({ state: 'dead', visitRequestId: String(id) })).data).toMatchObject([
      { kind: 'new-request', visitRequestId: id },
    ]);
    expect((await list({ kind: 'contact-received', state: 'sent' })).total).toBe(0);
    expect((await list({ kind: '', state: '', search: ' ' })).total).toBe(4);
  });

  it.each([
    ['page', '0'],
    ['state', 'lost'],
    ['kind', 'letter'],
    ['visitRequestId', '0'],
    ['search', 'nula \0'],
  ])('refuses %s=%j', async (field, value) => {
    const { body } = await get('', { [field]: value }).expect(400);
    expect(body).toMatchObject({ errors: [{ code: 'VALIDATION_ERROR', field }] });
  });
});

describe('a mail that was only saved to a file', () => {
  it('is not among the sent ones, and is sent itself when it is sent again', async () => {
    const { id } = await store({ state: 'saved', attempts: 1 });

    expect((await list({ state: 'sent' })).total).toBe(0);
    expect((await list({ state: 'saved' })).data).toMatchObject([{ id, sentAt: null }]);
    expect(dataOf<Mail>(await resend(id).expect(200))).toMatchObject({ id, state: 'waiting' });
    expect(await prisma.mail.count()).toBe(1);
  });
});

describe('GET /mail/:id', () => {
  it('shows all of one mail', async () => {
    const { id } = await store({ replyTo: 'skola@example.rs' });

    const { body } = await get(`/${id}`).expect(200);

    expect(dataEnvelope(mailSchema.strict()).parse(body).data).toMatchObject({
      id,
      replyTo: 'skola@example.rs',
      text: expect.stringContaining('\n\nDobar dan.\n') as string,
      html: expect.stringMatching(/<p [^>]*>Dobar dan\.<\/p>/) as string,
    });
  });

  it('shows a mail of an older version as that version drew it', async () => {
    const { id } = await store({ content: Prisma.DbNull, html: '<p>Nekad.</p>' });

    expect(dataOf<Mail>(await get(`/${id}`).expect(200)).html).toBe('<p>Nekad.</p>');
  });

  it('is not found for an unknown id and refused for none', async () => {
    await get(`/${randomUUID()}`).expect(404);
    await get('/1').expect(400);
  });
});

describe('GET /mail/delivery', () => {
  it('tells that there is no mail server, and never a place on the disk', async () => {
    const files = testEnv({ SMTP_URL: undefined, DATA_DIR: '/srv/museum/.data' });
    const smtp = testEnv({ SMTP_URL: 'smtp://user:secret@mail.example.rs' });

    const kept = await get('/delivery', {}, testApp({ env: files })).expect(200);
    const sent = await get('/delivery', {}, testApp({ env: smtp })).expect(200);

    expect(kept.body).toEqual({ data: { mode: 'files' } });
    expect(sent.body).toEqual({ data: { mode: 'smtp' } });
  });
});

describe('POST /mail/:id/resend', () => {
  const later = () => new Date(Date.now() + 3_600_000);

  it.each([
    ['a dead mail', { state: 'dead', attempts: 16, lastError: '550 No such user' }],
    ['a mail that waits after failures', { attempts: 4, lastError: 'Mailbox busy' }],
    ['a mail that waits for its turn', { isLimited: true, turnAt: later(), lastError: 'čeka red' }],
  ] as const)('queues %s now, as the same mail outside the limit', async (_what, mail) => {
    const { id } = await store({ ...mail, nextAttemptAt: later() });

    const { body } = await resend(id).expect(200);

    const queued = dataEnvelope(mailSchema).parse(body).data;
    expect(queued).toMatchObject({ id, state: 'waiting', attempts: 0, lastError: null });
    expect(new Date(queued.nextAttemptAt).getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
    const stored = await prisma.mail.findMany();
    expect(stored).toMatchObject([{ id, isLimited: false, turnAt: null }]);
    expect(woken).toBe(1);
  });

  it('sends a sent mail out again as a mail of its own', async () => {
    const sent = await store({
      state: 'sent',
      attempts: 1,
      sentAt: new Date(),
      isLimited: true,
      turnAt: new Date(),
      replyTo: 'skola@example.rs',
    });

    const { body } = await resend(sent.id).expect(200);

    const copy = dataOf<Mail>({ body });
    expect(copy).toMatchObject({
      kind: sent.kind,
      recipientEmail: sent.recipientEmail,
      replyTo: sent.replyTo,
      subject: sent.subject,
      text: sent.text,
      html: drawn(sent),
      state: 'waiting',
      attempts: 0,
      sentAt: null,
    });
    expect(copy.id).not.toBe(sent.id);
    expect(await prisma.mail.findUnique({ where: { id: sent.id } })).toEqual(sent);
    expect(await prisma.mail.findUnique({ where: { id: copy.id } })).toMatchObject({
      isLimited: false,
    });
    expect(woken).toBe(1);
  });

  it('sends a sent mail to the address that the request has now', async () => {
    const { id: visitRequestId } = await (
      await visitRequestCalls()
    ).create(buildVisitRequestWithDinner());
    await prisma.mail.deleteMany();
    const sent = { state: 'sent', sentAt: new Date(), visitRequestId } as const;
    const toRequester = await store({ ...sent, kind: 'request-received' });
    const toOrderer = await store({ ...sent, kind: 'dinner-request-received' });
    const toOffice = await store({ ...sent, kind: 'new-request' });
    const where = { id: visitRequestId };
    await prisma.visitRequest.update({ where, data: { institutionEmail: 'nova@example.rs' } });
    await prisma.dinnerRequest.update({
      where: { visitRequestId },
      data: { customerEmail: 'kuhinja@example.rs' },
    });

    const addressOf = async ({ id }: { id: string }) =>
      dataOf<Mail>(await resend(id).expect(200)).recipientEmail;

    expect(await addressOf(toRequester)).toBe('nova@example.rs');
    expect(await addressOf(toOrderer)).toBe('kuhinja@example.rs');
    expect(await addressOf(toOffice)).toBe(toOffice.recipientEmail);
  });

  it('leaves a mail alone that a worker has in hand', async () => {
    const inHand = await store({ attempts: 1, nextAttemptAt: later(), claimedUntil: later() });

    await resend(inHand.id).expect(200);

    expect(await prisma.mail.findMany()).toEqual([inHand]);
  });

  it('is noted with who asked for it, in the history of the request if there is one', async () => {
    const { id: visitRequestId, normalizedId } = await (
      await visitRequestCalls()
    ).create(buildVisitRequestWithDinner());
    const sent = await store({ state: 'sent', sentAt: new Date(), visitRequestId });
    const dead = await store({ state: 'dead' });
    const inHand = await store({ claimedUntil: later() });

    for (const { id } of [sent, dead, inHand]) await resend(id).expect(200);

    const noted = await prisma.auditEntry.findMany({
      where: { action: 'mail-resent' },
      orderBy: { id: 'asc' },
    });
    const actor = 'Jelena Đorđević';
    expect(noted).toMatchObject([
      { actor, subject: normalizedId, visitRequestId, changes: [] },
      { actor, subject: `Mejl ${dead.id}`, visitRequestId: null, changes: [] },
    ]);
  });

  it('waits for whoever has the request that it is about, and not in a circle', async () => {
    const { id: visitRequestId } = await (await visitRequestCalls()).create(buildVisitRequest());
    const { id } = await store({ state: 'dead', visitRequestId });

    // As a predračun that is issued does: the request first, then its mails.
    const again = await prisma.$transaction(async (transaction) => {
      await transaction.$queryRaw`
        SELECT 1 FROM visit_request WHERE id = ${visitRequestId} FOR UPDATE`;
      const resent = resend(id).then(({ status }) => status);
      await vi.waitFor(async () => {
        const waiting = await prisma.$queryRaw`
          SELECT FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`;
        expect(waiting).toHaveLength(1);
      });
      await transaction.mail.updateMany({ where: { visitRequestId }, data: { lastError: null } });
      return { resent };
    });

    expect(await again.resent).toBe(200);
  });

  it('is not found for an unknown mail', async () => {
    await resend(randomUUID()).expect(404);
    await resend('nije-oznaka').expect(400);
    expect(await prisma.mail.count()).toBe(0);
  });

  it('by five people at once sends a dead mail once', async () => {
    const { id } = await store({ state: 'dead', attempts: 16 });
    await Promise.all(Array.from({ length: 5 }, () => resend(id).expect(200)));
    expect(await prisma.mail.count()).toBe(1);
  });

  it('delivers what a mail server refused before, under the same Message-ID', async () => {
    let isDown = true;
    const sink = await startSmtpSink({ refuse: () => (isDown ? 'Mailbox busy' : undefined) });
    const worker = startMailWorker({
      transport: createMailTransport(testEnv({ SMTP_URL: sink.url })),
      logger: createLogger('silent'),
      limitFactor: 1,
    });
    const { id } = await store();
    worker.wake();
    const row = async () => (await list()).data.find((mail): mail is MailRow => mail.id === id);
    await vi.waitFor(async () => expect((await row())?.lastError).toContain('Mailbox busy'));

    isDown = false;
    await resend(id).expect(200);
    worker.wake();
    await vi.waitFor(async () => expect((await row())?.state).toBe('sent'));
    await resend(id).expect(200);
    worker.wake();
    await vi.waitFor(() => expect(sink.received).toHaveLength(2));
    await worker.stop();
    await sink.stop();

    const ids = sink.received.map(({ messageId }) => messageId);
    expect(ids[0]).toBe(`<${id}@example.rs>`);
    expect(ids[1]).not.toBe(ids[0]);
  });
});
