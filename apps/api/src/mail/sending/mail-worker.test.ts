import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// The transport reads it with its first mail; not while a test waits for that.
import 'nodemailer';
import { createLogger } from '#lib/log/logger.ts';
import { Prisma } from '#generated/prisma/client.ts';
import { databasePool, prisma } from '#lib/database/prisma.ts';
import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import { visitCalendar } from '#visit-requests/documents/visit-calendar.ts';
import { startSmtpSink } from '@museum/testing/smtp-sink';
import { shortMail } from '#test/mails.ts';
import { testEnv } from '#test/test-app.ts';
import { MAX_ATTEMPTS, waitAfterAttempt, type ClaimedMail } from '#mail/mail-store.ts';
import { createMailTransport, type MailTransport } from './mail-transport.ts';
import { startMailWorker, type MailWorker } from './mail-worker.ts';
import { queueMail, type OutgoingMail } from '#mail/queue-mail.ts';

const logger = createLogger('silent');

const mailTo = (address: string, overrides: Partial<OutgoingMail> = {}): OutgoingMail => ({
  kind: 'new-request',
  recipient: address,
  ...shortMail('Dobar dan, Đorđe.', 'Novi zahtev: šđčćž'),
  ...overrides,
});

const queue = (...mails: OutgoingMail[]) =>
  prisma.$transaction((transaction) => queueMail(transaction, ...mails));

const states = async () => {
  const mails = await prisma.mail.findMany({ orderBy: { recipientEmail: 'asc' } });
  return mails.map(({ state }) => state);
};

/** A transport that the test decides about. */
function recordingTransport(send: (mail: ClaimedMail, signal: AbortSignal) => Promise<void>) {
  const tried: ClaimedMail[] = [];
  const transport: MailTransport = {
    outcome: 'sent',
    send: (mail, signal) => {
      tried.push(mail);
      return send(mail, signal);
    },
    close: () => undefined,
  };
  return { tried, transport };
}

let workers: MailWorker[] = [];

function work(transport: MailTransport) {
  const worker = startMailWorker({ transport, logger, limitFactor: 1 });
  workers.push(worker);
  return worker;
}

beforeEach(async () => {
  await prisma.mail.deleteMany();
});

afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  workers = [];
});

describe('over SMTP', () => {
  it('a mail to a visitor is answered to the centre', async () => {
    const sink = await startSmtpSink();
    await queue(mailTo('ana@example.rs'));

    const office = { MAIL_OFFICE: 'kancelarija@example.rs' };
    work(createMailTransport(testEnv({ SMTP_URL: sink.url, ...office })));
    await vi.waitFor(() => expect(sink.received).toHaveLength(1));
    await sink.stop();

    expect(sink.received[0]?.replyTo).toEqual([{ name: '', address: 'kancelarija@example.rs' }]);
  });

  it('a mail arrives as it was queued, with a Message-ID made of its row', async () => {
    const sink = await startSmtpSink();
    await queue(mailTo('ana@example.rs', { replyTo: 'skola@example.rs' }));
    const [row] = await prisma.mail.findMany();

    work(createMailTransport(testEnv({ SMTP_URL: sink.url })));
    await vi.waitFor(() => expect(sink.received).toHaveLength(1));
    await vi.waitFor(async () => expect(await states()).toEqual(['sent']));
    await sink.stop();

    expect(sink.received[0]).toMatchObject({
      envelopeTo: ['ana@example.rs'],
      messageId: `<${row!.id}@example.rs>`,
      from: { name: 'Prirodnjački centar i Dino park', address: 'posete@example.rs' },
      to: [{ name: '', address: 'ana@example.rs' }],
      replyTo: [{ name: '', address: 'skola@example.rs' }],
      subject: 'Novi zahtev: šđčćž',
      text: expect.stringMatching(/^ZDRAVO\n\nDobar dan, Đorđe\.\n/) as string,
      html: expect.stringMatching(/<p [^>]*>Dobar dan, Đorđe\.<\/p>/) as string,
    });
    expect(sink.received[0]?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    const sent = await prisma.mail.findUniqueOrThrow({ where: { id: row!.id } });
    expect(sent).toMatchObject({ attempts: 1, lastError: null });
    expect(sent.sentAt).toBeInstanceOf(Date);
  });

  it('a mail that an older version queued arrives as that version drew it', async () => {
    const sink = await startSmtpSink();
    await queue(mailTo('ana@example.rs'));
    const drawnBefore = { content: Prisma.DbNull, html: '<p>Nekad.</p>' };
    await prisma.mail.updateMany({ data: drawnBefore });

    work(createMailTransport(testEnv({ SMTP_URL: sink.url })));
    await vi.waitFor(() => expect(sink.received).toHaveLength(1));
    await sink.stop();

    expect(sink.received[0]?.html?.trim()).toBe('<p>Nekad.</p>');
  });

  it('a calendar file arrives as one, with the method by which calendars act', async () => {
    const sink = await startSmtpSink();
    const request = buildVisitRequestResponse({ confirmedAt: '2026-11-03T08:00:00.000Z' });
    const text = visitCalendar(request, 'https://museum.example.rs');
    const attachments = [{ kind: 'calendar' as const, name: 'poseta-GP-2026-000001.ics', text }];
    await queue(mailTo('ana@example.rs', { attachments }));

    work(createMailTransport(testEnv({ SMTP_URL: sink.url })));
    await vi.waitFor(() => expect(sink.received).toHaveLength(1));
    await sink.stop();

    const [file, ...others] = sink.received[0]?.attachments ?? [];
    expect(others).toEqual([]);
    expect(file).toMatchObject({
      filename: 'poseta-GP-2026-000001.ics',
      mimeType: 'text/calendar',
      method: 'PUBLISH',
      disposition: 'attachment',
    });
    // The reader of this test makes line feeds of all line breaks.
    expect(new TextDecoder().decode(file?.content as Uint8Array)).toBe(
      text.replaceAll('\r\n', '\n'),
    );
  });

  it('a mail that would come too late stays', async () => {
    await queue(
      mailTo('kasno@example.rs', { expiresAt: new Date(Date.now() - 1_000) }),
      mailTo('na-vreme@example.rs', { expiresAt: new Date(Date.now() + 60_000) }),
    );
    const { tried, transport } = recordingTransport(() => Promise.resolve());

    work(transport);

    await vi.waitFor(async () => expect(await states()).toEqual(['waiting', 'sent']));
    expect(tried.map(({ recipientEmail }) => recipientEmail)).toEqual(['na-vreme@example.rs']);
  });

  it('a refused mail is tried again under the same Message-ID', async () => {
    let isDown = true;
    const sink = await startSmtpSink({ refuse: () => (isDown ? 'Mailbox busy' : undefined) });
    await queue(mailTo('ana@example.rs'));

    const worker = work(createMailTransport(testEnv({ SMTP_URL: sink.url })));
    await vi.waitFor(async () => {
      expect((await prisma.mail.findFirstOrThrow()).lastError).toBe(
        'Server za poštu je odbio mejl: 451 Mailbox busy',
      );
    });
    const failed = await prisma.mail.findFirstOrThrow();
    isDown = false;
    await prisma.mail.updateMany({ data: { nextAttemptAt: new Date(0) } });
    worker.wake();
    await vi.waitFor(async () => expect(await states()).toEqual(['sent']));
    await sink.stop();

    expect(failed).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(failed.nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 25_000);
    expect(sink.received.map(({ messageId }) => messageId)).toEqual([`<${failed.id}@example.rs>`]);
  });

  it('a server that is away leaves the mail waiting', async () => {
    const sink = await startSmtpSink();
    await sink.stop();
    await queue(mailTo('ana@example.rs'));

    work(createMailTransport(testEnv({ SMTP_URL: sink.url })));

    await vi.waitFor(async () => {
      const mail = await prisma.mail.findFirstOrThrow();
      expect(mail).toMatchObject({ state: 'waiting', attempts: 1 });
      expect(mail.lastError).toMatch(/^Server za poštu nije dostupan: .*ECONNREFUSED/);
    });
  });
});

describe('as files', () => {
  it('a mail is kept as one readable .eml that only its owner may open', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'museum-mail-'));
    await queue(mailTo('ana@example.rs'));
    // In Belgrade the new year has begun.
    const createdAt = new Date('2025-12-31T23:30:00Z');
    const [row] = await prisma.mail.updateManyAndReturn({ data: { createdAt } });

    work(createMailTransport(testEnv({ SMTP_URL: undefined, DATA_DIR: folder })));
    await vi.waitFor(async () => expect(await states()).toEqual(['saved']));

    // Nobody got it: there is no mail server.
    expect((await prisma.mail.findFirst())?.sentAt).toBeNull();
    const names = await readdir(join(folder, 'mail'));
    expect(names).toEqual([`2026-01-01-new-request-${row!.id}.eml`]);
    const path = join(folder, 'mail', names[0]!);
    const email = await PostalMime.parse(await readFile(path));
    expect(email).toMatchObject({
      messageId: `<${row!.id}@example.rs>`,
      subject: 'Novi zahtev: šđčćž',
      to: [{ address: 'ana@example.rs' }],
    });
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    await rm(folder, { recursive: true });
  });
});

describe('the outbox', () => {
  it('is emptied once by three workers together', async () => {
    await queue(...Array.from({ length: 60 }, (_, index) => mailTo(`p${index}@example.rs`)));
    const { tried, transport } = recordingTransport(() => Promise.resolve());

    for (let count = 0; count < 3; count += 1) work(transport);
    await vi.waitFor(
      async () => expect(new Set(await states())).toEqual(new Set(['sent'])),
      10_000,
    );

    expect(tried).toHaveLength(60);
    expect(new Set(tried.map(({ id }) => id)).size).toBe(60);
  });

  it('is looked at as soon as the worker is woken', async () => {
    const { tried, transport } = recordingTransport(() => Promise.resolve());
    const worker = work(transport);
    await queue(mailTo('first@example.rs'));
    worker.wake();
    await vi.waitFor(async () => expect(await states()).toEqual(['sent']));

    await queue(mailTo('second@example.rs'));
    const rang = Date.now();
    worker.wake();

    await vi.waitFor(() => expect(tried).toHaveLength(2), { timeout: 4_000, interval: 10 });
    // The next poll would come after five seconds.
    expect(Date.now() - rang).toBeLessThan(4_000);
  });

  it('goes on with other mails when one fails', async () => {
    await queue(mailTo('a-bad@example.rs'), mailTo('b-good@example.rs'));
    const { transport } = recordingTransport((mail) =>
      mail.recipientEmail.startsWith('a-bad')
        ? Promise.reject(new Error('No such person'))
        : Promise.resolve(),
    );

    work(transport);

    await vi.waitFor(async () => expect(await states()).toEqual(['waiting', 'sent']));
  });

  it('gives a mail up after the last attempt, with the reason', async () => {
    await queue(mailTo('ana@example.rs'));
    await prisma.mail.updateMany({
      data: { attempts: MAX_ATTEMPTS - 1, nextAttemptAt: new Date(0) },
    });
    const reason = `550 ${'x'.repeat(5_000)}`;
    const { tried, transport } = recordingTransport(() => Promise.reject(new Error(reason)));

    work(transport);

    await vi.waitFor(async () => expect(await states()).toEqual(['dead']));
    expect(tried).toHaveLength(1);
    expect((await prisma.mail.findFirstOrThrow()).lastError).toBe(reason.slice(0, 500));
  });

  it.each([
    ['a recipient that the mail server doesn’t know', 'EENVELOPE', 550, 8, 'dead'],
    ['a recipient that it hasn’t known for half an hour', 'EENVELOPE', 550, 7, 'waiting'],
    ['a message that it doesn’t want', 'EMESSAGE', 554, 8, 'dead'],
    ['a mailbox that is full for now', 'EENVELOPE', 452, 8, 'waiting'],
    ['a password that it doesn’t take', 'EAUTH', 535, 8, 'waiting'],
    ['a server that is away', 'ECONNECTION', undefined, 8, 'waiting'],
  ])('after an hour gives up %s only if no further try helps', async (...row) => {
    const [, code, reply, attempt, state] = row;
    await queue(mailTo('ana@example.rs'));
    // The eighth attempt comes 30 + 60 + 120 + 240 + 480 + 960 + 1,920 s after the first.
    const aged = { attempts: attempt - 1, nextAttemptAt: new Date(0) };
    await prisma.mail.updateMany({ data: aged });
    const failure = Object.assign(new Error('refused'), { code, responseCode: reply });
    const { tried, transport } = recordingTransport(() => Promise.reject(failure));

    work(transport);

    await vi.waitFor(async () =>
      expect(await prisma.mail.findFirstOrThrow()).toMatchObject({
        lastError: expect.stringContaining('refused') as string,
        state,
      }),
    );
    expect(tried).toHaveLength(1);
  });

  it('leaves alone what is sent, dead or not due', async () => {
    await queue(mailTo('a@example.rs'), mailTo('b@example.rs'), mailTo('c@example.rs'));
    const soon = new Date(Date.now() + 60_000);
    await prisma.mail.updateMany({
      where: { recipientEmail: 'a@example.rs' },
      data: { attempts: 1, nextAttemptAt: soon },
    });
    await prisma.mail.updateMany({
      where: { recipientEmail: 'b@example.rs' },
      data: { state: 'dead' },
    });
    const { tried, transport } = recordingTransport(() => Promise.resolve());

    work(transport);

    await vi.waitFor(async () => expect(await states()).toEqual(['waiting', 'dead', 'sent']));
    expect(tried.map(({ recipientEmail }) => recipientEmail)).toEqual(['c@example.rs']);
  });

  it('gets back what a killed worker had in hand', async () => {
    await queue(mailTo('ana@example.rs'));
    await prisma.mail.updateMany({
      data: { attempts: 1, nextAttemptAt: new Date(Date.now() - 1) },
    });
    const { tried, transport } = recordingTransport(() => Promise.resolve());

    work(transport);

    await vi.waitFor(async () => expect(await states()).toEqual(['sent']));
    expect(tried[0]).toMatchObject({ attempts: 2 });
  });

  it('is not sent from by a worker that has stopped', async () => {
    const { tried, transport } = recordingTransport(() => Promise.resolve());
    const worker = work(transport);
    await worker.stop();
    await queue(mailTo('ana@example.rs'));
    worker.wake();

    const other = recordingTransport(() => Promise.resolve());
    work(other.transport);
    await vi.waitFor(() => expect(other.tried).toHaveLength(1));
    expect(tried).toHaveLength(0);
  });

  it('is sent from again after the database was away, and nothing twice', async () => {
    // It goes away while the mail is on its way: the mail is sent, but that can't be noted.
    const { tried, transport } = recordingTransport(async () => {
      await databasePool.query('ALTER TABLE "mail" RENAME TO "mail_away"');
    });
    const warnings: string[] = [];
    const loud = { ...logger, warn: (_what: unknown, text: string) => warnings.push(text) };
    await queue(mailTo('ana@example.rs'));

    const worker = startMailWorker({ transport, logger: loud as never, limitFactor: 1 });
    workers.push(worker);
    await vi.waitFor(() => expect(warnings).toEqual(['outbox unreachable']));
    await databasePool.query('ALTER TABLE "mail_away" RENAME TO "mail"');
    expect(await states()).toEqual(['waiting']);
    // Noted as long as nobody else can claim it: another server would send it a second time.
    worker.wake();

    await vi.waitFor(async () => expect(await states()).toEqual(['sent']));
    expect(tried).toHaveLength(1);
  });
});

describe('queueing', () => {
  it.each([
    'a@example.rs, victim@example.rs',
    'Ana <a@example.rs>',
    'group: a@example.rs;',
    'a@example.rs\r\nBcc: victim@example.rs',
    '',
  ])('refuses %j as a recipient or an address for replies', async (address) => {
    await expect(queue(mailTo(address))).rejects.toThrow('one plain address');
    await expect(queue(mailTo('a@example.rs', { replyTo: address }))).rejects.toThrow(
      'one plain address',
    );
    expect(await prisma.mail.count()).toBe(0);
  });

  it('belongs to its transaction', async () => {
    await expect(
      prisma.$transaction(async (transaction) => {
        await queueMail(transaction, mailTo('a@example.rs'));
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await prisma.mail.count()).toBe(0);
  });
});

it('the waits grow from half a minute to six hours and cover five days', () => {
  const waits = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => waitAfterAttempt(index + 1));

  expect(waits.slice(0, 7)).toEqual([30, 60, 120, 240, 480, 960, 1_920]);
  expect(Math.max(...waits)).toBe(6 * 3_600);
  // RFC 5321, 4.5.4.1: at least four to five days.
  const days = waits.reduce((sum, wait) => sum + wait) / (24 * 3_600);
  expect(days).toBeGreaterThan(5);
  expect(days).toBeLessThan(6);
});
