import { emptyTables } from '#test/empty-tables.ts';
import {
  buildVisitRequest,
  buildVisitRequestWithDinner,
} from '@museum/shared/testing/build-visit-request';
import { REMOVED_EMAIL, REMOVED_NAME } from '@museum/shared/privacy/removed-person';
import { addDays, dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import { pdfText, sheetOf, shownRows } from '@museum/testing/read-documents';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '#lib/log/logger.ts';
import { databasePool, prisma } from '#lib/database/prisma.ts';
import { copyRequest } from '#test/store-rows.ts';
import { testEnv } from '#test/test-app.ts';
import { fileOf, visitRequestCalls } from '#test/visit-request-calls.ts';
import { applyRetention } from './apply-retention.ts';
import { TEXT_COLUMNS, type Fate } from './text-columns.ts';

const NOW = new Date('2031-05-20T12:00:00Z');
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const visitDaysAgo = (days: number) => new Date(addDays(dayInBelgrade(NOW), -days));

let folder: string;

/** Nothing of a test is as old as that. */
const KEPT = {
  RETENTION_VISIT_REQUEST_DAYS: 36_500,
  RETENTION_CONTACT_MESSAGE_DAYS: 36_500,
  RETENTION_MAIL_DAYS: 36_500,
  RETENTION_AUDIT_DAYS: 36_500,
};

const apply = (settings: Parameters<typeof testEnv>[0]) =>
  applyRetention(
    {
      env: testEnv({ DATA_DIR: folder, ...KEPT, ...settings }),
      clock: () => NOW,
      logger: createLogger('silent'),
    },
    new AbortController().signal,
  );

let calls: Awaited<ReturnType<typeof visitRequestCalls>>;

beforeAll(async () => {
  calls = await visitRequestCalls();
});
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'museum-retention-'));
  mkdirSync(join(folder, 'mail'));
  await emptyTables(
    'visit_request',
    'contact_message',
    'mail',
    'audit_entry',
    'idempotency_record',
  );
  return () => rmSync(folder, { recursive: true });
});

/** A request whose visit was so many days ago. */
async function visited(days: number, body: object = buildVisitRequestWithDinner()) {
  const { id } = await calls.create(body);
  await prisma.visitRequest.update({ where: { id }, data: { visitDate: visitDaysAgo(days) } });
  return id;
}

/** Every text of the database, table by table. */
async function allTexts(): Promise<string> {
  const texts = [];
  for (const table of Object.keys(TEXT_COLUMNS)) {
    const { rows } = await databasePool.query<{ row: string }>(
      `SELECT row_to_json(t)::text AS row FROM ${pg.escapeIdentifier(table)} t`,
    );
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}

describe('the fates of texts', () => {
  it('are told for every column of the database that can hold a text, and for no other', async () => {
    const { rows } = await databasePool.query<{ table: string; column: string }>(
      `SELECT table_name AS table, column_name AS column FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'
         AND data_type IN ('text', 'character', 'character varying', 'json', 'jsonb', 'bytea', 'xml', 'ARRAY')`,
    );
    const known = Object.entries(TEXT_COLUMNS).flatMap(([table, columns]) =>
      Object.keys(columns).map((column) => `${table}.${column}`),
    );

    expect(rows.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(
      known.toSorted(),
    );
  });
});

describe('a request past its time', () => {
  /** The columns of a table that a person may have filled. */
  const personal = (table: 'visit_request' | 'dinner_request') =>
    Object.entries<Fate>(TEXT_COLUMNS[table])
      .filter(([, fate]) => ['emptied', 'renamed', 'readdressed'].includes(fate))
      .map(([column]) => column);

  it.each(['agency', 'institution', 'personal'] as const)(
    'of type %s keeps no text that somebody typed, in no table',
    async (contactType) => {
      const id = await visited(31, buildVisitRequestWithDinner({ contactType }));
      if (contactType === 'personal') await calls.addDinner(id).expect(201);
      const stored = await calls.read(id);
      await calls.update({ ...stored, numberOfFollowers: 9, visitDate: stored.visitDate });
      for (const [table, key] of [
        ['visit_request', 'id'],
        ['dinner_request', '"visitRequestId"'],
      ] as const) {
        const canaries = personal(table).map((column) => `"${column}" = 'Kanarinac ${column}'`);
        await databasePool.query(`UPDATE ${table} SET ${canaries.join()} WHERE ${key} = $1`, [id]);
      }
      await calls.addNote(id, 'Kanarinac beleške').expect(201);
      await prisma.proposal.create({
        data: {
          visitRequestId: id,
          sentAt: new Date(),
          note: 'Kanarinac predloga',
          fields: { comment: 'Kanarinac izmene' },
        },
      });
      await prisma.proof.create({
        data: {
          visitRequestId: id,
          name: 'Kanarinac.pdf',
          mediaType: 'application/pdf',
          size: 5,
          content: Buffer.from('%PDF-'),
        },
      });
      const before = await allTexts();
      expect(before).toContain('Kanarinac beleške');
      for (const column of [...personal('visit_request'), ...personal('dinner_request')]) {
        expect(before.includes(`Kanarinac ${column}`), column).toBe(true);
      }

      await apply({ RETENTION_VISIT_REQUEST_DAYS: 30 });

      const after = await allTexts();
      expect(/kanarinac \w*/i.exec(after)).toBeNull();
      expect(await prisma.mail.count({ where: { visitRequestId: id } })).toBe(0);
      expect(await prisma.proof.count()).toBe(0);
    },
  );

  it('keeps what statistics need, and says when it was anonymised', async () => {
    const id = await visited(31);
    const before = await calls.read(id);

    await apply({ RETENTION_VISIT_REQUEST_DAYS: 30 });

    const after = await calls.read(id);
    expect(after).toMatchObject({
      normalizedId: before.normalizedId,
      visitDate: before.visitDate,
      visitTime: before.visitTime,
      visitorAmount: before.visitorAmount,
      numberOfFollowers: before.numberOfFollowers,
      visitorGroupAgeType: before.visitorGroupAgeType,
      status: before.status,
      paymentType: before.paymentType,
      unitPrices: before.unitPrices,
      institutionName: REMOVED_NAME,
      institutionEmail: REMOVED_EMAIL,
      institutionPhone: null,
      comment: null,
      version: before.version + 1,
    });
    expect(after.anonymizedAt).toEqual(expect.any(String));
    const { customerName, customerEmail, additionalComments, ...meals } = after.dinnerRequest!;
    expect(before.dinnerRequest).toMatchObject(meals);
    expect([customerName, customerEmail, additionalComments]).toEqual([
      REMOVED_NAME,
      REMOVED_EMAIL,
      null,
    ]);
  });

  it('is still listed, opened, documented and saved, but nobody is written to', async () => {
    const id = await visited(31);
    await apply({ RETENTION_VISIT_REQUEST_DAYS: 30 });
    const stored = await calls.read(id);

    const documents = ['group-visit-pdf', 'dinner-request-pdf', 'bill-excel', 'dinner-bill-excel'];
    for (const document of documents) await calls.download(`/${id}/${document}`).expect(200);
    await calls.download('/query/excel-download').expect(200);
    expect((await calls.query({ search: 'uklonjeni' })).body).toMatchObject({ total: 1 });
    const saved = await calls.update({ ...stored, status: 'CANCELED', isViewed: true });
    expect(saved.body).toMatchObject({ data: { status: 'CANCELED', isViewed: true } });
    await calls.removeDinner(id).expect(200);
    await calls.addDinner(id).expect(201);
    expect(await prisma.mail.count()).toBe(0);
  });

  it('shows no document the address that stands in place of the one that has gone', async () => {
    const id = await visited(31, buildVisitRequestWithDinner({ contactType: 'personal' }));
    await calls.addDinner(id).expect(201);
    await apply({ RETENTION_VISIT_REQUEST_DAYS: 30 });

    const workbooks = ['query/excel-download', `${id}/bill-excel`, `${id}/dinner-bill-excel`];
    for (const document of workbooks) {
      const { sheet } = await sheetOf(await fileOf(calls.download(`/${document}`)));
      const cells = shownRows(sheet).flat().join(' ');
      expect(cells).toContain('Podaci uklonjeni');
      expect(cells).not.toContain('podaci.invalid');
    }
    for (const document of ['group-visit-pdf', 'dinner-request-pdf']) {
      const { text } = await pdfText(await fileOf(calls.download(`/${id}/${document}`)));
      expect(text).toContain('Podaci uklonjeni');
      expect(text).not.toContain('podaci.invalid');
    }
  });

  it('leaves in its history who changed which field and when, without values', async () => {
    const id = await visited(31);
    const stored = await calls.read(id);
    await calls.update({ ...stored, visitorAmount: 77 }).expect(200);

    await apply({ RETENTION_VISIT_REQUEST_DAYS: 30 });

    const entries = await prisma.auditEntry.findMany({
      where: { visitRequestId: id },
      orderBy: { id: 'asc' },
      select: { actor: true, action: true, changes: true },
    });
    expect(entries).toEqual([
      {
        actor: 'Jelena Đorđević',
        action: 'request-changed',
        changes: [{ field: 'visitorAmount' }],
      },
      { actor: 'Program', action: 'request-anonymized', changes: [] },
    ]);
  });
});

describe('what is past its time', () => {
  it('is nothing as long as none of its days are over', async () => {
    await visited(3_000);
    await prisma.contactMessage.create({
      data: { name: 'Ana', email: 'ana@example.rs', message: 'Zdravo', createdAt: daysAgo(3_000) },
    });
    await prisma.mail.updateMany({ data: { createdAt: daysAgo(3_000), state: 'sent' } });
    const before = await allTexts();

    await apply({});

    expect(await allTexts()).toBe(before);
  });

  it('counts the days since the visit, to the day, and touches a request once', async () => {
    const [past, last] = [await visited(31), await visited(30)];

    await apply({ RETENTION_VISIT_REQUEST_DAYS: 30 });
    const anonymized = await calls.read(past);
    await apply({ RETENTION_VISIT_REQUEST_DAYS: 30 });

    expect(await calls.read(past)).toEqual(anonymized);
    expect((await calls.read(last)).anonymizedAt).toBeNull();
  });

  it('is, from its receipt on, a request for a visit later than any that can be asked for', async () => {
    const [old, recent] = [await visited(0), await visited(0)];
    const visitDate = new Date('9999-12-31');
    await prisma.visitRequest.update({
      where: { id: old },
      data: { visitDate, createdAt: daysAgo(31) },
    });
    await prisma.visitRequest.update({
      where: { id: recent },
      data: { visitDate, createdAt: daysAgo(29) },
    });
    // A visit that can be asked for, however long ago somebody did.
    const planned = await visited(-1_090);
    await prisma.visitRequest.update({ where: { id: planned }, data: { createdAt: daysAgo(900) } });

    await apply({ RETENTION_VISIT_REQUEST_DAYS: 30 });

    expect((await calls.read(old)).anonymizedAt).toEqual(expect.any(String));
    expect((await calls.read(recent)).anonymizedAt).toBeNull();
    expect((await calls.read(planned)).anonymizedAt).toBeNull();
  });

  it('counts the days since a message came, and takes its mails along', async () => {
    for (const days of [9, 11]) {
      const { id: contactMessageId } = await prisma.contactMessage.create({
        data: {
          name: `Pre ${days}`,
          email: 'a@example.rs',
          message: 'm',
          createdAt: daysAgo(days),
        },
      });
      await createMail({ subject: `Pre ${days}`, createdAt: daysAgo(days), contactMessageId });
    }

    await apply({ RETENTION_CONTACT_MESSAGE_DAYS: 10 });

    const messages = await prisma.contactMessage.findMany({ select: { name: true } });
    const mails = await prisma.mail.findMany({ select: { subject: true } });
    expect(messages).toEqual([{ name: 'Pre 9' }]);
    expect(mails).toEqual([{ subject: 'Pre 9' }]);
  });

  it('is a sent mail whose request or message has gone, whatever is set, but none to be sent', async () => {
    for (const state of ['waiting', 'sent', 'saved', 'dead'] as const) {
      await createMail({
        subject: `siroče ${state}`,
        state,
        createdAt: NOW,
        contactMessageId: null,
      });
    }
    await createMail({ subject: 'o poruci', state: 'sent', createdAt: NOW });
    const id = await visited(1, buildVisitRequest());
    await prisma.mail.updateMany({ where: { visitRequestId: id }, data: { state: 'sent' } });

    await apply({});

    const mails = await prisma.mail.findMany({ where: { visitRequestId: null } });
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'o poruci',
      'siroče dead',
      'siroče waiting',
    ]);
    expect(await prisma.mail.count({ where: { visitRequestId: id } })).toBe(2);
  });

  it.each(['sent', 'saved'] as const)(
    'is a morning sheet that was %s once a mail’s days are over, not before',
    async (state) => {
      const sheet = { kind: 'day-sheet', subject: 'Dnevni list', contactMessageId: null, state };
      const { id } = await createMail({ ...sheet, createdAt: daysAgo(11) });
      await createMail({ ...sheet, createdAt: daysAgo(31) });

      await apply({ RETENTION_MAIL_DAYS: 30, RETENTION_CONTACT_MESSAGE_DAYS: 10 });

      expect(await prisma.mail.findMany({ select: { id: true } })).toEqual([{ id }]);
    },
  );

  it('is the file of a morning sheet once both of its days are over, whatever is set', async () => {
    const sheet = { kind: 'day-sheet', subject: 'Dnevni list', contactMessageId: null } as const;
    const [over, stays] = await Promise.all(
      [daysAgo(2.1), daysAgo(1.9)].map((createdAt) =>
        createMail({ ...sheet, state: 'saved', createdAt }),
      ),
    );
    for (const { id } of [over!, stays!]) writeFileSync(join(folder, 'mail', `x-${id}.eml`), '');

    await apply({});

    expect(readdirSync(join(folder, 'mail'))).toEqual([`x-${stays!.id}.eml`]);
    expect(await prisma.mail.count({ where: { kind: 'day-sheet' } })).toBe(2);
  });

  it('is a file of a mail that has gone, whatever is set', async () => {
    const { id } = await createMail({ subject: 'ostaje', createdAt: NOW });
    const names = [id, '01a1fff1-55e5-46b8-874e-27a0a95a5d51'].map((mail) => `x-${mail}.eml`);
    for (const name of names) writeFileSync(join(folder, 'mail', name), '');

    await apply({});

    expect(readdirSync(join(folder, 'mail'))).toEqual([names[0]]);
  });

  it('is no mail that has not been sent yet', async () => {
    await createMail({ subject: 'poslata', state: 'sent', createdAt: daysAgo(11) });
    await createMail({ subject: 'odustali', state: 'dead', createdAt: daysAgo(11) });
    await createMail({ subject: 'čeka', state: 'waiting', createdAt: daysAgo(11) });
    await createMail({ subject: 'nova', state: 'sent', createdAt: daysAgo(9) });

    await apply({ RETENTION_MAIL_DAYS: 10 });

    const mails = await prisma.mail.findMany({ select: { subject: true }, orderBy: { id: 'asc' } });
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(new Set(['čeka', 'nova']));
  });

  it('goes from the folder of mails that were not sent over SMTP too', async () => {
    const [gone, stays] = [
      await createMail({ subject: 'stara', state: 'sent', createdAt: daysAgo(11) }),
      await createMail({ subject: 'nova', state: 'sent', createdAt: daysAgo(9) }),
    ].map(({ id }) => `2031-05-09-contact-received-${id}.eml`);
    for (const name of [gone!, stays!, 'beleška.txt'])
      writeFileSync(join(folder, 'mail', name), '');

    await apply({ RETENTION_MAIL_DAYS: 10 });

    expect(readdirSync(join(folder, 'mail')).toSorted()).toEqual([stays, 'beleška.txt'].toSorted());
  });

  it('are the values of a history, of requests that stay as they are', async () => {
    for (const days of [9, 11]) {
      await prisma.auditEntry.create({
        data: {
          actor: 'Jelena',
          action: 'request-changed',
          subject: `Pre ${days}`,
          changes: [{ field: 'dinnerRequest.customerName', from: 'Ana', to: 'Mara' }],
          createdAt: daysAgo(days),
        },
      });
    }

    const price = { field: 'price', from: 800, to: 850 };
    await prisma.auditEntry.create({
      data: {
        actor: 'Jelena',
        action: 'price-changed',
        subject: 'TICKET_ADULT',
        changes: [price],
        createdAt: daysAgo(12),
      },
    });

    await apply({ RETENTION_AUDIT_DAYS: 10 });

    const entries = await prisma.auditEntry.findMany({
      orderBy: { createdAt: 'asc' },
      select: { subject: true, changes: true },
    });
    expect(entries).toEqual([
      { subject: 'TICKET_ADULT', changes: [price] },
      { subject: 'Pre 11', changes: [{ field: 'dinnerRequest.customerName' }] },
      {
        subject: 'Pre 9',
        changes: [{ field: 'dinnerRequest.customerName', from: 'Ana', to: 'Mara' }],
      },
    ]);
  });

  it('is removed once when two servers remove at the same time, more than a batch of it', async () => {
    const id = await visited(31, buildVisitRequest());
    await copyRequest(id, 449);

    await Promise.all([1, 2].map(() => apply({ RETENTION_VISIT_REQUEST_DAYS: 30 })));

    const notes = await prisma.auditEntry.groupBy({ by: ['visitRequestId'], _count: true });
    expect(notes).toHaveLength(450);
    expect(new Set(notes.map(({ _count }) => _count))).toEqual(new Set([1]));
    expect(await prisma.visitRequest.count({ where: { anonymizedAt: null } })).toBe(0);
  });
});

/** A mail, about a message of its own unless it is said about which, or that this has gone. */
async function createMail(data: {
  subject: string;
  createdAt: Date;
  kind?: string;
  state?: 'waiting' | 'sent' | 'saved' | 'dead';
  sentAt?: Date;
  contactMessageId?: number | null;
}) {
  const { subject, createdAt, contactMessageId = await createMessage(subject, createdAt) } = data;
  return prisma.mail.create({
    data: {
      kind: 'contact-received',
      recipientEmail: 'ana@example.rs',
      text: 't',
      ...data,
      contactMessageId,
    },
  });
}

async function createMessage(message: string, createdAt: Date): Promise<number> {
  const data = { name: 'Ana', email: 'ana@example.rs', message, createdAt };
  return (await prisma.contactMessage.create({ data })).id;
}
