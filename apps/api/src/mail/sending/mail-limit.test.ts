import { buildDinnerRequest } from '@museum/shared/testing/build-dinner-request';
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '#lib/log/logger.ts';
import { databasePool, prisma } from '#lib/database/prisma.ts';
import { shortMail } from '#test/mails.ts';
import { storeRows } from '#test/store-rows.ts';
import { visitRequestCalls } from '#test/visit-request-calls.ts';
import { claimDueMail, type ClaimedMail } from '#mail/mail-store.ts';
import { takeTurn } from './mail-turn-store.ts';
import { startMailWorker, type MailWorker } from './mail-worker.ts';
import { queueMail, type OutgoingMail } from '#mail/queue-mail.ts';

const HOUR_MS = 3_600_000;
const VICTIM = 'zrtva@example.rs';

const confirmation = (address: string, kind: OutgoingMail['kind'] = 'request-received') => ({
  kind,
  recipient: address,
  ...shortMail('Dobar dan.', 'Primili smo zahtev'),
});

const queue = (...mails: OutgoingMail[]) =>
  prisma.$transaction((transaction) => queueMail(transaction, ...mails));

const many = <Item>(count: number, item: () => Item) => Array.from({ length: count }, item);

let calls: Awaited<ReturnType<typeof visitRequestCalls>>;
let workers: MailWorker[] = [];
let sent: ClaimedMail[] = [];
let isDown = false;

/** Half the limit, three an hour, unless a test says otherwise. */
function work({ count = 1, limitFactor = 0.5 } = {}) {
  const transport = {
    outcome: 'sent' as const,
    send: (mail: ClaimedMail) => {
      if (isDown) return Promise.reject(new Error('Mailbox busy'));
      sent.push(mail);
      return Promise.resolve();
    },
    close: () => undefined,
  };
  const logger = createLogger('silent');
  const started = many(count, () => startMailWorker({ transport, logger, limitFactor }));
  workers.push(...started);
  return { wake: () => started.forEach((worker) => worker.wake()) };
}

const waiting = () =>
  prisma.mail.findMany({ where: { state: 'waiting' }, orderBy: { nextAttemptAt: 'asc' } });

/** In how many full hours each waiting mail is due. */
const hoursAheadOfWaiting = async () =>
  (await waiting()).map(({ nextAttemptAt }) =>
    Math.floor((nextAttemptAt.getTime() - Date.now()) / HOUR_MS),
  );

/** Waits until every mail has been sent or put off. */
const settled = () =>
  vi.waitFor(async () => {
    const due = { state: 'waiting', nextAttemptAt: { lte: new Date(Date.now() + 1_000) } } as const;
    expect(await prisma.mail.count({ where: due })).toBe(0);
    expect(await prisma.mail.count({ where: { claimedUntil: { not: null } } })).toBe(0);
  }, 10_000);

/** Lets time pass: everything that was noted is so much longer ago. */
const pass = (ms: number) =>
  databasePool.query(
    `UPDATE "mail" SET "sentAt" = "sentAt" - $1::interval, "turnAt" = "turnAt" - $1::interval,
       "nextAttemptAt" = "nextAttemptAt" - $1::interval`,
    [`${ms} milliseconds`],
  );

beforeAll(async () => {
  calls = await visitRequestCalls();
});

beforeEach(async () => {
  await prisma.mail.deleteMany();
  sent = [];
  isDown = false;
});

afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  workers = [];
});

it('of half the limit three mails an hour go to an address that a form named, whatever its case; the rest waits', async () => {
  await queue(
    confirmation(VICTIM),
    confirmation(VICTIM.toUpperCase(), 'contact-received'),
    confirmation(VICTIM, 'dinner-request-received'),
    ...many(4, () => confirmation(VICTIM)),
  );

  work();
  await settled();

  expect(sent).toHaveLength(3);
  const rest = await waiting();
  expect(rest).toHaveLength(4);
  for (const mail of rest) {
    expect(mail).toMatchObject({
      attempts: 0,
      lastError: expect.stringContaining('čeka svoj red'),
    });
  }
});

it('four waiting mails are spread over two hours and none is lost', async () => {
  await queue(...many(7, () => confirmation(VICTIM)));
  const { wake } = work();
  await settled();
  const hoursAhead = await hoursAheadOfWaiting();

  await pass(1.1 * HOUR_MS);
  wake();
  await vi.waitFor(() => expect(sent).toHaveLength(6));
  await settled();
  const [last] = await waiting();
  await pass(1.1 * HOUR_MS);
  wake();
  await vi.waitFor(() => expect(sent).toHaveLength(7));

  expect(hoursAhead).toEqual([1, 1, 1, 2]);
  expect(last).toMatchObject({ attempts: 0, state: 'waiting' });
  expect(new Set(sent.map(({ id }) => id)).size).toBe(7);
});

it('the limit holds for two servers that empty the outbox together', async () => {
  const addresses = many(20, () => 0).map((_, index) => `p${index}@example.rs`);
  await queue(...many(6, () => addresses.map((address) => confirmation(address))).flat());

  work({ count: 2 });
  await settled();

  for (const address of addresses) {
    expect(sent.filter(({ recipientEmail }) => recipientEmail === address)).toHaveLength(3);
  }
  expect(await waiting()).toHaveLength(3 * addresses.length);
});

it('of twenty workers that ask for one address at the same moment three may send', async () => {
  await queue(...many(20, () => confirmation(VICTIM)));
  const claimed = await Promise.all(many(20, () => claimDueMail()));

  const answers = await Promise.all(claimed.map((mail) => takeTurn(mail!, 3)));

  const count = (turn: string) => answers.filter((answer) => answer === turn).length;
  expect([count('now'), count('later'), count('never')]).toEqual([3, 9, 8]);
});

it('a stranger who asks sixty times puts the mails to an address off by three hours, not by days', async () => {
  await queue(...many(60, () => confirmation(VICTIM)));
  const { wake } = work();
  await settled();
  const hoursAhead = await hoursAheadOfWaiting();
  for (let hour = 1; hour <= 3; hour += 1) {
    await pass(1.1 * HOUR_MS);
    wake();
    await settled();
  }
  // Now the address's owner asks, too.
  await queue({ ...confirmation(VICTIM), subject: 'Pravi zahtev' });
  await pass(1.1 * HOUR_MS);
  wake();

  await vi.waitFor(() => expect(sent.map(({ subject }) => subject)).toContain('Pravi zahtev'));
  expect(sent).toHaveLength(13);
  expect(hoursAhead).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3]);
});

it('turns that passed while no server ran don’t make a burst', async () => {
  await queue(...many(9, () => confirmation(VICTIM)));
  const { wake } = work();
  await settled();

  await pass(5 * HOUR_MS);
  wake();
  await settled();

  expect(sent).toHaveLength(6);
  const hoursAhead = await hoursAheadOfWaiting();
  expect(hoursAhead).toEqual([1, 1, 1]);
});

it('a server that finds the waiting mails late still sends three an hour', async () => {
  await queue(...many(9, () => confirmation(VICTIM)));
  const { wake } = work();
  await settled();

  await pass(1.5 * HOUR_MS);
  wake();
  await settled();
  await pass(0.6 * HOUR_MS);
  wake();
  await settled();

  // The third three, due after two hours, come an hour after the second three.
  expect(sent).toHaveLength(6);
  await pass(0.45 * HOUR_MS);
  wake();
  await vi.waitFor(() => expect(sent).toHaveLength(9));
});

it('attempts that fail use up no turn', async () => {
  isDown = true;
  await queue(...many(5, () => confirmation(VICTIM)));
  const { wake } = work();
  await vi.waitFor(async () => {
    expect(await prisma.mail.count({ where: { lastError: 'Mailbox busy' } })).toBe(5);
  });

  isDown = false;
  await prisma.mail.updateMany({ data: { nextAttemptAt: new Date(0) } });
  wake();
  await settled();

  expect(sent).toHaveLength(3);
  expect(await waiting()).toMatchObject(many(2, () => ({ attempts: 1 })));
});

it.each(['new-request', 'new-contact-message', 'status-changed'] as const)(
  '%s is not limited',
  async (kind) => {
    await queue(...many(8, () => confirmation(VICTIM, kind)));
    work();
    await vi.waitFor(() => expect(sent).toHaveLength(8));
  },
);

it.each([
  [1, 6],
  [2, 12],
])(
  'RATE_LIMIT_FACTOR %i lets %i confirmations an hour go to one address',
  async (limitFactor, count) => {
    await queue(...many(13, () => confirmation(VICTIM)));
    work({ limitFactor });
    await settled();
    expect(sent).toHaveLength(count);
  },
);

describe('a request with lunch', () => {
  const AGENCY = 'ture@putokaz.example.rs';
  const withLunch = (customerEmail = AGENCY) =>
    buildVisitRequest({
      contactType: 'agency',
      agencyEmail: AGENCY,
      dinnerRequest: buildDinnerRequest({ customerEmail }),
    });
  /** As an agency sends them, one after the other. */
  async function submit(count: number, customerEmail?: string) {
    for (const body of many(count, () => withLunch(customerEmail))) await calls.create(body);
  }

  it('of one address is one mail and one turn: five of them are confirmed at once', async () => {
    await submit(5);
    work({ limitFactor: 1 });
    await settled();
    const kinds = sent.filter(({ isLimited }) => isLimited).map(({ kind }) => kind);
    expect(kinds).toEqual(Array(5).fill('request-received'));
  });

  it('whose lunch somebody else ordered takes a turn at each address', async () => {
    await submit(4, VICTIM);
    work();
    await settled();
    expect(sent.filter(({ recipientEmail }) => recipientEmail === VICTIM)).toHaveLength(3);
    expect(sent.filter(({ recipientEmail }) => recipientEmail === AGENCY)).toHaveLength(3);
  });
});

it('a waiting mail of one address holds up nobody else', async () => {
  await queue(...many(5, () => confirmation(VICTIM)), confirmation('ana@example.rs'));
  work();
  await settled();
  expect(sent.map(({ recipientEmail }) => recipientEmail)).toContain('ana@example.rs');
});

it('finding a turn reads the address’s latest turns from an index, however long its backlog', async () => {
  await storeRows(`
    INSERT INTO "mail" ("id", "kind", "recipientEmail", "subject", "text", "html",
      "isLimited", "turnAt", "nextAttemptAt")
    SELECT gen_random_uuid(), 'request-received', '${VICTIM}', '', '', '', true, turn, turn
    FROM (SELECT now() + make_interval(mins => 20 * n) AS turn FROM generate_series(1, 5000) n) AS t`);
  await storeRows('ANALYZE "mail"');

  const { rows } = await databasePool.query<{ 'QUERY PLAN': string }>(`
    EXPLAIN SELECT "turnAt" FROM "mail"
    WHERE lower("recipientEmail") = lower('${VICTIM}') AND "turnAt" IS NOT NULL
    ORDER BY "turnAt" DESC OFFSET 2 LIMIT 1`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');

  expect(plan).toContain('Index Scan Backward using mail_recipient_idx');
  expect(plan).not.toMatch(/Sort|Seq Scan/);
});
