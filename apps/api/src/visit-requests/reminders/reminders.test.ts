import { instantInBelgrade } from '@museum/shared/primitives/belgrade-clock';
import { addDays, dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import type { ReminderKind } from '@museum/shared/reminders/reminder';
import type { Reminder } from '@museum/shared/reminders/reminder-schema';
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import type { MailPreview } from '@museum/shared/visit-requests/stages/stage-act-schema';
import { startSmtpSink } from '@museum/testing/smtp-sink';
import request from 'supertest';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '#lib/log/logger.ts';
import { databasePool, prisma } from '#lib/database/prisma.ts';
import { createMailTransport } from '#mail/sending/mail-transport.ts';
import { startMailWorker } from '#mail/sending/mail-worker.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { requesterCalls } from '#test/requester-calls.ts';
import { bearer, signInJelena } from '#test/staff.ts';
import { testApp, testDeps, testEnv } from '#test/test-app.ts';
import { dataOf, visitRequestCalls } from '#test/visit-request-calls.ts';
import { requestKey } from '#visit-requests/request-key.ts';
import { sendReminders } from './send-reminders.ts';

/** Far enough that everything in these tests was confirmed long before. */
const VISIT = addDays(dayInBelgrade(new Date()), 200);
const at = (daysBefore: number, time: string) =>
  instantInBelgrade(addDays(VISIT, -daysBefore), time);

let calls: Awaited<ReturnType<typeof visitRequestCalls>>;
let authorization: string;
const app = testApp();

beforeAll(async () => {
  calls = await visitRequestCalls();
  authorization = bearer(await signInJelena());
});

beforeEach(() => emptyTables('visit_request', 'mail', 'audit_entry', 'setting'));

const NO_MAIL = { send: false, note: null };

/** A promised visit; the house may be closed or full that day. */
async function confirmed(fields: object = {}): Promise<number> {
  const { id } = await calls.create({ ...buildVisitRequest(), visitDate: VISIT, ...fields });
  await calls.confirm(id);
  await prisma.mail.deleteMany();
  return id;
}

const run = (now: Date) =>
  sendReminders(testDeps({ clock: () => now }), new AbortController().signal);

const queued = async () => {
  const reminders = await prisma.reminder.findMany({ orderBy: [{ createdAt: 'asc' }] });
  expect(await prisma.mail.count({ where: { kind: 'reminder' } })).toBe(reminders.length);
  return reminders.map(({ kind }) => kind);
};

const signed = (call: request.Test) => call.set('Authorization', authorization);
const remindersOf = (id: number) =>
  signed(request(app).get(`/api/v1/visit-request/${id}/reminders`));
const switchOne = (id: number, kind: ReminderKind, isOn: boolean) =>
  signed(request(app).put(`/api/v1/visit-request/${id}/reminders`)).send({ kind, isOn });

describe('a promised visit is reminded of', () => {
  it('seven, two and one day before at nine, of each once', async () => {
    await confirmed();
    const kindsAfter: [number, string, ReminderKind[]][] = [
      [8, '12:00', []],
      [7, '08:59', []],
      [7, '09:00', ['numbers']],
      [7, '10:00', ['numbers']],
      [3, '12:00', ['numbers']],
      [2, '08:59', ['numbers']],
      [2, '09:00', ['numbers', 'payment']],
      [1, '08:59', ['numbers', 'payment']],
      [1, '19:59', ['numbers', 'payment', 'arrival']],
      [0, '10:00', ['numbers', 'payment', 'arrival']],
    ];
    for (const [days, time, kinds] of kindsAfter) {
      await run(at(days, time));
      expect(await queued(), `${days} ${time}`).toEqual(kinds);
    }
    const mails = await prisma.mail.findMany({ orderBy: { queueNumber: 'asc' } });
    expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual([
      'Konačan broj za posetu',
      'Uplata još nije stigla',
      'Vidimo se sutra',
    ]);
    for (const { recipientEmail, text } of mails) {
      expect(recipientEmail).toBe('uprava@pcelica.example.rs');
      expect(text).toContain('/moj-zahtev\n');
    }
  });

  it.each([
    [7, '20:00', []],
    [6, '06:59', []],
    [6, '07:00', ['numbers']],
    [3, '19:59', ['numbers']],
    [3, '20:00', []],
    [1, '07:00', ['payment']],
    [1, '20:00', []],
    [0, '09:00', []],
  ] as const)(
    'late, when no server was up until %i days before at %s: %j',
    async (days, time, kinds) => {
      await confirmed();
      await run(at(days, time));
      expect(await queued()).toEqual(kinds);
    },
  );

  it('once, however many servers do it at once and however often one starts again', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => confirmed()));
    await Promise.all(Array.from({ length: 4 }, () => run(at(7, '09:00'))));
    expect(await queued()).toHaveLength(ids.length);
    await run(at(7, '09:05'));
    expect(await queued()).toHaveLength(ids.length);
  });

  it('by a mail that arrives, with its calendar file, answered to the office', async () => {
    await confirmed({ paymentType: 'CASH' });
    await run(at(1, '09:00'));
    const sink = await startSmtpSink();
    const env = testEnv({ SMTP_URL: sink.url, MAIL_OFFICE: 'kancelarija@example.rs' });
    const logger = createLogger('silent');
    const transport = createMailTransport(env);
    const worker = startMailWorker({ transport, logger, limitFactor: 1 });
    await vi.waitFor(() => expect(sink.received).toHaveLength(1));
    await worker.stop();
    await sink.stop();
    expect(sink.received[0]).toMatchObject({
      subject: expect.stringContaining('Vidimo se sutra') as string,
      replyTo: [{ address: 'kancelarija@example.rs' }],
      attachments: [{ mimeType: 'text/calendar', method: 'PUBLISH' }],
    });
  });
});

it('who has paid a part is reminded of the rest, with its code', async () => {
  const id = await confirmed();
  await calls.pay(id, { paidOn: '2026-11-02', amount: 100, way: 'transfer' });
  await run(at(2, '09:00'));

  const { text, attachments } = await prisma.mail.findFirstOrThrow({ where: { kind: 'reminder' } });
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Do sada smo primili 100,00 din. Ostaje još');
  // 24 visitors at 400 din, less the 100.
  expect(JSON.stringify(attachments)).toContain('|I:RSD9500,00|');
});

it('whose proposed change waits hears in every reminder that it does, beside what was agreed', async () => {
  const id = await confirmed({ visitorAmount: 40 });
  await confirmed();
  const agreed = await calls.read(id);
  const requester = requesterCalls();
  await requester.change(requester.key(id), { ...agreed, visitorAmount: 50 }).expect(200);
  await prisma.mail.deleteMany();
  for (const days of [7, 2, 1]) await run(at(days, '09:00'));
  const mails = await prisma.mail.findMany();
  expect(mails).toHaveLength(6);
  for (const { visitRequestId, text } of mails) {
    const words = text.replaceAll(/\s+/g, ' ');
    expect(words.includes('odgovorimo, važi ono što je dogovoreno')).toBe(visitRequestId === id);
    if (visitRequestId === id) expect(words).toContain('40 posetilaca');
  }
});

describe('nobody is reminded', () => {
  const NUMBERS = at(7, '09:00');

  it('of a visit that nobody has promised', async () => {
    await calls.create({ ...buildVisitRequest(), visitDate: VISIT });
    await run(NUMBERS);
    expect(await queued()).toEqual([]);
  });

  it.each(['postpone', 'cancel'] as const)('of a visit after “%s”', async (act) => {
    const id = await confirmed();
    await calls.act(id, act, { version: 2, reason: 'Kvar', mail: NO_MAIL }).expect(200);
    await run(NUMBERS);
    expect(await queued()).toEqual([]);
  });

  it('of a payment that is made at the desk', async () => {
    await confirmed({ paymentType: 'CASH' });
    await run(at(2, '09:00'));
    expect(await queued()).toEqual([]);
  });

  it.each([
    [0, ['payment']],
    [100, ['payment']],
    [10_000_000, []],
  ])('of a payment when %i dinars have come: %j', async (amount, kinds) => {
    const id = await confirmed();
    if (amount > 0) {
      const payment = { paidOn: new Date(), amount, way: 'transfer', author: 'Jelena' } as const;
      await prisma.payment.create({ data: { ...payment, visitRequestId: id } });
    }
    await run(at(2, '09:00'));
    expect(await queued()).toEqual(kinds);
  });

  it('of a payment while all prices are missing', async () => {
    const id = await confirmed();
    await prisma.visitRequest.update({ where: { id }, data: { quoted: 0, invoiced: 0 } });
    await run(at(2, '09:00'));
    expect(await queued()).toEqual([]);
  });

  it('whose request has no address', async () => {
    await confirmed();
    await prisma.visitRequest.updateMany({ data: { institutionEmail: '' } });
    await run(NUMBERS);
    expect(await queued()).toEqual([]);
  });
});

describe('a reminder that could not leave before the evening', () => {
  /** Lets the evening come for what waits. */
  const letEveningCome = () =>
    databasePool.query(`UPDATE "mail" SET "expiresAt" = now() - interval '1 second'`);

  it('is taken back, and goes in the morning as another mail while it makes sense', async () => {
    await confirmed();
    await run(at(7, '19:00'));
    const [evening] = await prisma.mail.findMany();
    expect(evening?.expiresAt).toEqual(at(7, '20:00'));
    await letEveningCome();

    await run(at(7, '21:00'));
    expect(await queued()).toEqual([]);
    await run(at(6, '07:30'));
    expect(await queued()).toEqual(['numbers']);
    expect(await prisma.mail.findMany()).toMatchObject([{ expiresAt: at(6, '20:00') }]);
  });

  it('stays away when it says “tomorrow”', async () => {
    await confirmed();
    await run(at(1, '19:00'));
    await letEveningCome();
    await run(at(0, '07:30'));
    expect(await queued()).toEqual([]);
  });
});

describe('a visit that moves', () => {
  it('takes its reminders along, and is reminded of once for each day', async () => {
    const id = await confirmed();
    await run(at(7, '09:00'));
    expect(await queued()).toEqual(['numbers']);

    await prisma.mail.updateMany({ data: { state: 'sent' } });
    const moved = addDays(VISIT, 20);
    const update = { ...(await calls.read(id)), visitDate: moved, mail: NO_MAIL, reason: 'Proba' };
    await calls.update(update).expect(200);
    await run(at(2, '09:00'));
    expect(await queued()).toEqual(['numbers']);
    await run(instantInBelgrade(addDays(moved, -7), '09:00'));
    expect(await queued()).toEqual(['numbers', 'numbers']);
    const days = await prisma.reminder.findMany({ orderBy: { visitDate: 'asc' } });
    expect(days.map(({ visitDate }) => visitDate.toISOString().slice(0, 10))).toEqual([
      VISIT,
      moved,
    ]);
  });

  it('or is confirmed after a reminder’s hour, is not reminded in the same breath', async () => {
    const soon = addDays(dayInBelgrade(new Date()), 4);
    const id = await confirmed({ visitDate: soon });
    await run(instantInBelgrade(addDays(soon, -3), '10:00'));
    expect(await queued()).toEqual([]);
    const [numbers] = dataOf<Reminder[]>(await remindersOf(id).expect(200));
    expect(numbers).toMatchObject({ kind: 'numbers', state: 'toldAlready', at: null });
  });

  it('to a day whose reminder’s hour has passed is not reminded of it, however long it is confirmed', async () => {
    const id = await confirmed();
    const monthAgo = new Date(Date.now() - 30 * 86_400_000);
    await prisma.visitRequest.update({ where: { id }, data: { confirmedAt: monthAgo } });
    const soon = addDays(dayInBelgrade(new Date()), 4);
    const update = { ...(await calls.read(id)), visitDate: soon, mail: NO_MAIL, reason: 'Proba' };
    await calls.update(update).expect(200);
    await run(instantInBelgrade(addDays(soon, -3), '10:00'));
    expect(await queued()).toEqual([]);
  });

  it('or changes takes back the reminder that still waits; the news goes first', async () => {
    const id = await confirmed();
    await run(at(7, '09:00'));
    const { version } = await calls.read(id);
    const mail = { send: true, note: null };
    await calls.act(id, 'cancel', { version, reason: 'Kvar', mail }).expect(200);
    expect((await prisma.mail.findMany()).map(({ kind }) => kind)).toEqual(['status-changed']);
    expect(await prisma.reminder.count()).toBe(0);
  });
});

it('is told as sent only once its mail has left, and as not sent once that was given up', async () => {
  const id = await confirmed();
  await run(at(7, '09:00'));
  const numbers = async () => dataOf<Reminder[]>(await remindersOf(id).expect(200))[0];
  expect(await numbers()).toMatchObject({ kind: 'numbers', state: 'waiting', at: null });

  const sentAt = at(7, '09:12');
  await prisma.mail.updateMany({ data: { state: 'sent', sentAt } });
  expect(await numbers()).toMatchObject({ state: 'sent', at: sentAt.toISOString() });
  await prisma.mail.updateMany({ data: { state: 'dead', sentAt: null } });
  expect(await numbers()).toMatchObject({ state: 'dead', at: null });

  await prisma.mail.deleteMany();
  expect(await numbers()).toMatchObject({ state: 'sent', at: at(7, '09:00').toISOString() });
});

describe('a reminder of a payment that still waits', () => {
  const sending: [string, (id: number) => Promise<unknown>][] = [
    ['is paid', (id) => calls.pay(id, { ...PAYMENT, amount: 10_000 }).expect(201)],
    ['gets another predračun by a change without news', (id) => changePeople(id)],
    ['gets another predračun by hand', (id) => reissue(id)],
    ['has a proof', (id) => prove(id)],
  ];
  const PAYMENT = { paidOn: dayInBelgrade(new Date()), way: 'transfer', note: null };

  async function changePeople(id: number) {
    const change = { visitorAmount: 26, mail: NO_MAIL, reason: 'Proba' };
    await calls.update({ ...(await calls.read(id)), ...change }).expect(200);
  }

  async function reissue(id: number) {
    await prisma.visitRequest.update({ where: { id }, data: { institutionName: 'Druga škola' } });
    await calls.issueProforma(id).expect(201);
  }

  const prove = (id: number) =>
    request(app)
      .post('/api/v1/my-request/proof')
      .set('X-Request-Key', requestKey({ id, keyVersion: 1 }, testEnv()))
      .attach('file', Buffer.from('%PDF-1.4\nuplata'), 'uplata.pdf')
      .expect(201);

  it.each(sending)('does not leave once the visit %s', async (_name, act) => {
    const id = await confirmed({ paymentType: 'SCHEDULED_PAYMENT' });
    await run(at(2, '09:00'));
    expect(await queued()).toContain('payment');

    await act(id);

    expect(await queued()).toEqual([]);
  });
});

describe('the switches', () => {
  const saveSetting = (value: object) =>
    signed(request(app).put('/api/v1/admin/settings/reminders')).send({ version: 0, ...value });

  it('of a request hold one reminder back, with a trace, until they are on again', async () => {
    const id = await confirmed();
    const before = dataOf<Reminder[]>(await remindersOf(id).expect(200));
    expect(before).toEqual([
      { kind: 'numbers', isOn: true, state: 'planned', at: at(7, '09:00').toISOString() },
      { kind: 'payment', isOn: true, state: 'planned', at: at(2, '09:00').toISOString() },
      { kind: 'arrival', isOn: true, state: 'planned', at: at(1, '09:00').toISOString() },
    ]);

    for (let time = 0; time < 2; time += 1) await switchOne(id, 'numbers', false).expect(200);
    const off = dataOf<Reminder[]>(await remindersOf(id).expect(200));
    expect(off[0]).toEqual({ kind: 'numbers', isOn: false, state: 'off', at: null });
    await run(at(7, '09:00'));
    expect(await queued()).toEqual([]);

    await switchOne(id, 'numbers', true).expect(200);
    await run(at(6, '09:00'));
    expect(await queued()).toEqual(['numbers']);
    const traces = await prisma.auditEntry.findMany({
      where: { action: 'reminder-switched' },
      orderBy: { id: 'asc' },
    });
    expect(traces.map(({ actor, changes }) => [actor, changes])).toEqual([
      ['Jelena Đorđević', [{ field: 'Konačan broj', from: 'uključeno', to: 'isključeno' }]],
      ['Jelena Đorđević', [{ field: 'Konačan broj', from: 'isključeno', to: 'uključeno' }]],
    ]);
    expect((await calls.read(id)).version).toBe(2);
  });

  it('of the settings hold it back for all', async () => {
    const id = await confirmed();
    await saveSetting({ numbers: false, payment: true, arrival: true }).expect(200);
    await run(at(7, '09:00'));
    expect(await queued()).toEqual([]);
    const [numbers] = dataOf<Reminder[]>(await remindersOf(id).expect(200));
    expect(numbers).toMatchObject({ isOn: true, state: 'offForAll' });
  });

  it.each([
    [{ kind: 'letter', isOn: true }, 'kind'],
    [{ kind: 'payment' }, 'isOn'],
  ])('refuse %j', async (body, field) => {
    const id = await confirmed();
    const answer = await signed(
      request(app).put(`/api/v1/visit-request/${id}/reminders`).send(body),
    ).expect(400);
    expect(answer.body).toMatchObject({ errors: [{ field }] });
  });

  it('are of a request that there is', async () => {
    await remindersOf(4711).expect(404);
    await switchOne(4711, 'payment', false).expect(404);
  });
});

describe('a preview', () => {
  const previewOf = async (path: string) =>
    dataOf<MailPreview>(await signed(request(app).get(`/api/v1${path}`)).expect(200));

  it.each(['numbers', 'payment', 'arrival'] as const)(
    'of %s shows the mail of a request, and of an example in the settings',
    async (kind) => {
      const id = await confirmed();
      const own = await previewOf(`/visit-request/${id}/reminders/${kind}/preview`);
      expect(own.to).toBe('uprava@pcelica.example.rs');
      const example = await previewOf(`/admin/settings/reminders/${kind}/preview`);
      expect(example.subject.split(':')[0]).toBe(own.subject.split(':')[0]);
      expect(example.html).toContain('Osnovna škola „Primer“');
      expect(await prisma.mail.count()).toBe(0);
    },
  );

  it('of a reminder that there isn’t is refused', async () => {
    await signed(request(app).get('/api/v1/admin/settings/reminders/letter/preview')).expect(400);
  });
});
