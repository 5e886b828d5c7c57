import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
// The transport reads it with its first mail; not while a test waits for that.
import 'nodemailer';
import { createLogger } from '#lib/log/logger.ts';
import { prisma } from '#lib/database/prisma.ts';
import { startSmtpSink } from '@museum/testing/smtp-sink';
import { shortMail } from '#test/mails.ts';
import { testEnv } from '#test/test-app.ts';
import { dataOf, visitRequestCalls } from '#test/visit-request-calls.ts';
import { claimDueMail, type ClaimedMail } from '#mail/mail-store.ts';
import { createMailTransport, type MailTransport } from './mail-transport.ts';
import { postponeToTurn } from './mail-turn-store.ts';
import { startMailWorker, type MailWorker } from './mail-worker.ts';
import { queueMail } from '#mail/queue-mail.ts';

const REQUESTER = buildVisitRequest().institutionEmail!;

let calls: Awaited<ReturnType<typeof visitRequestCalls>>;
let workers: MailWorker[] = [];

beforeAll(async () => {
  calls = await visitRequestCalls();
});

beforeEach(async () => {
  await prisma.mail.deleteMany();
});

afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  workers = [];
});

const work = (transport: MailTransport) => {
  const worker = startMailWorker({ transport, logger: createLogger('silent'), limitFactor: 1 });
  workers.push(worker);
  return worker;
};

/** A stored request whose only waiting mail is the receipt. */
async function received(): Promise<VisitRequest> {
  const { id } = await calls.create(buildVisitRequest());
  await prisma.mail.deleteMany();
  const receipt = {
    kind: 'request-received' as const,
    recipient: REQUESTER,
    visitRequestId: id,
    ...shortMail('Dobar dan.', 'Primili smo zahtev'),
  };
  await prisma.$transaction((transaction) => queueMail(transaction, receipt));
  return calls.read(id);
}

const setStatus = async (visitRequest: VisitRequest, status: VisitRequest['status']) =>
  dataOf<VisitRequest>(await calls.update({ ...visitRequest, status }).expect(200));

/** What a subject says in its first words. */
const opening = ({ subject }: { subject?: string }) => subject?.split(':')[0];

it('a mail that was put off by greylisting is overtaken by no later one about the same visit', async () => {
  let isGreylisting = true;
  const sink = await startSmtpSink({ refuse: () => (isGreylisting ? 'Greylisted' : undefined) });
  const visitRequest = await received();
  const worker = work(createMailTransport(testEnv({ SMTP_URL: sink.url })));
  await vi.waitFor(async () => {
    expect(await prisma.mail.findFirstOrThrow()).toMatchObject({ attempts: 1, claimedUntil: null });
  });
  isGreylisting = false;

  await setStatus(visitRequest, 'CANCELED');
  worker.wake();

  // The later one brings the earlier with it: neither waits for the next attempt's time.
  await vi.waitFor(() => expect(sink.received).toHaveLength(2));
  await sink.stop();
  expect(sink.received.map(opening)).toEqual(['Primili smo zahtev', 'Poseta je otkazana']);
});

it('of two changes of status before the first could be told only the last is told', async () => {
  let isGreylisting = true;
  const sink = await startSmtpSink({ refuse: () => (isGreylisting ? 'Greylisted' : undefined) });
  const visitRequest = await received();
  await prisma.mail.deleteMany();
  const worker = work(createMailTransport(testEnv({ SMTP_URL: sink.url })));
  const canceled = await setStatus(visitRequest, 'CANCELED');
  worker.wake();
  await vi.waitFor(async () => {
    expect(await prisma.mail.findFirstOrThrow()).toMatchObject({ attempts: 1, claimedUntil: null });
  });
  isGreylisting = false;

  await setStatus(canceled, 'SCHEDULED');
  await prisma.mail.updateMany({ data: { nextAttemptAt: new Date(0) } });
  worker.wake();

  await vi.waitFor(async () => {
    expect(await prisma.mail.count({ where: { state: 'waiting' } })).toBe(0);
  });
  await sink.stop();
  expect(sink.received.map(opening)).toEqual(['Zahtev je ponovo otvoren']);
});

it('three workers tell what happened to twenty visits each in its order', async () => {
  const told = new Map<number, string[]>();
  let inHand = 0;
  const transport: MailTransport = {
    outcome: 'sent',
    send: async ({ visitRequestId, subject }: ClaimedMail) => {
      inHand += 1;
      // The first of two takes longer: a second worker has the time to overtake it.
      await prisma.$queryRaw`SELECT pg_sleep(${subject.startsWith('Primili') ? 0.1 : 0})::text`;
      const number = Number(/\d{6}/.exec(subject)?.[0] ?? visitRequestId);
      told.set(number, [...(told.get(number) ?? []), opening({ subject })!]);
      inHand -= 1;
    },
    close: () => undefined,
  };
  const requests: VisitRequest[] = [];
  for (let count = 0; count < 20; count += 1) {
    const { id } = await calls.create(buildVisitRequest());
    requests.push(await calls.read(id));
  }
  await prisma.mail.deleteMany();
  for (const { id, normalizedId } of requests) {
    const mail = (subject: string) => ({
      kind: 'request-received' as const,
      recipient: `p${id}@example.rs`,
      visitRequestId: id,
      ...shortMail('Dobar dan.', `${subject}: ${normalizedId}`),
    });
    await prisma.$transaction((transaction) => queueMail(transaction, mail('Primili')));
    await prisma.$transaction((transaction) => queueMail(transaction, mail('Potvrdili')));
  }

  for (let count = 0; count < 3; count += 1) work(transport);
  await vi.waitFor(async () => {
    expect(await prisma.mail.count({ where: { state: 'waiting' } })).toBe(0);
  }, 20_000);

  expect(inHand).toBe(0);
  expect([...told.values()]).toEqual(requests.map(() => ['Primili', 'Potvrdili']));
});

it('a receipt that waits for its address’s turn goes before the mail that staff cause, at once', async () => {
  const sent: string[] = [];
  const transport = {
    outcome: 'sent' as const,
    send: ({ subject }: ClaimedMail) => Promise.resolve(void sent.push(opening({ subject })!)),
    close: () => undefined,
  };
  const visitRequest = await received();
  const inAnHour = new Date(Date.now() + 3_600_000);
  await prisma.mail.updateMany({ data: { turnAt: inAnHour, nextAttemptAt: inAnHour } });

  await setStatus(visitRequest, 'POSTPONED');
  work(transport);

  await vi.waitFor(() => expect(sent).toEqual(['Primili smo zahtev', 'Poseta je odložena']));
});

/** A transport that keeps each mail in hand until the test lets it fail. */
function heldTransport() {
  const inHand: { subject: string; fail: () => void }[] = [];
  const transport: MailTransport = {
    outcome: 'sent',
    send: ({ subject }) =>
      new Promise((_resolve, reject) => {
        inHand.push({ subject, fail: () => reject(new Error('away')) });
      }),
    close: () => undefined,
  };
  return { transport, inHand };
}

const waiting = () =>
  prisma.mail.findMany({ where: { state: 'waiting' }, orderBy: { queueNumber: 'asc' } });

it('older news in hand that fails is not told after the newer', async () => {
  const visitRequest = await received();
  await prisma.mail.deleteMany();
  const { transport, inHand } = heldTransport();
  const canceled = await setStatus(visitRequest, 'CANCELED');
  const worker = work(transport);
  await vi.waitFor(() => expect(inHand).toHaveLength(1));

  await setStatus(canceled, 'SCHEDULED');
  inHand[0]!.fail();
  worker.wake();

  await vi.waitFor(() => expect(inHand).toHaveLength(2));
  expect((await waiting()).map(opening)).toEqual(['Zahtev je ponovo otvoren']);
  inHand[1]!.fail();
});

it('a reminder in hand that fails once it comes too late holds up no news', async () => {
  const visitRequest = await received();
  const soon = { kind: 'reminder', expiresAt: new Date(Date.now() + 60_000) };
  await prisma.mail.updateMany({ data: soon });
  const { transport, inHand } = heldTransport();
  const worker = work(transport);
  await vi.waitFor(() => expect(inHand).toHaveLength(1));

  await setStatus(visitRequest, 'CANCELED');
  await prisma.mail.updateMany({
    where: { kind: 'reminder' },
    data: { expiresAt: new Date(Date.now() - 1_000) },
  });
  expect(await claimDueMail()).toBeUndefined();
  inHand[0]!.fail();
  worker.wake();

  await vi.waitFor(() => expect(inHand).toHaveLength(2));
  expect(opening(inHand[1]!)).toBe('Poseta je otkazana');
  inHand[1]!.fail();
});

it('a receipt in hand that fails for the fifth time holds up news by half a minute, not by eight', async () => {
  const visitRequest = await received();
  await prisma.mail.updateMany({ data: { attempts: 4 } });
  const { transport, inHand } = heldTransport();
  work(transport);
  await vi.waitFor(() => expect(inHand).toHaveLength(1));

  await setStatus(visitRequest, 'CANCELED');
  inHand[0]!.fail();

  await vi.waitFor(async () => {
    expect((await waiting())[0]).toMatchObject({ claimedUntil: null, isLimited: false });
  });
  const [receipt] = await waiting();
  expect(receipt!.nextAttemptAt.getTime()).toBeLessThan(Date.now() + 31_000);
});

it('a receipt that is given a later turn while news is queued goes at once', async () => {
  const visitRequest = await received();
  const mail = (await claimDueMail())!;
  await setStatus(visitRequest, 'CANCELED');
  const turnAt = new Date(Date.now() + 3_600_000);
  await prisma.mail.update({ where: { id: mail.id }, data: { turnAt } });

  await postponeToTurn(mail, 'čeka');

  expect(await claimDueMail()).toMatchObject({ id: mail.id, isLimited: false });
});

it('news that could not be told is gone once there is newer, so that nobody sends it again', async () => {
  const visitRequest = await received();
  await prisma.mail.deleteMany();
  const canceled = await setStatus(visitRequest, 'CANCELED');
  await prisma.mail.updateMany({ data: { state: 'dead' } });

  await setStatus(canceled, 'SCHEDULED');

  expect((await prisma.mail.findMany()).map(opening)).toEqual(['Zahtev je ponovo otvoren']);
});
