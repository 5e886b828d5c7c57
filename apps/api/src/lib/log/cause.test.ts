import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import { startSmtpSink } from '@museum/testing/smtp-sink';
import request from 'supertest';
import { beforeEach, expect, it, vi } from 'vitest';
// The transport reads it with its first mail; not while a test waits for that.
import 'nodemailer';
import { prisma } from '#lib/database/prisma.ts';
import { everyHour } from '#lib/every-hour.ts';
import { createMailTransport } from '#mail/sending/mail-transport.ts';
import { startMailWorker } from '#mail/sending/mail-worker.ts';
import { mailRow } from '#mail/queue-mail.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { shortMail } from '#test/mails.ts';
import { requesterCalls } from '#test/requester-calls.ts';
import { testApp, testEnv } from '#test/test-app.ts';
import { dataOf, visitRequestCalls } from '#test/visit-request-calls.ts';
import { createLogger } from './logger.ts';

const MADE = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

type Line = { msg: string; request?: string; job?: string; cause?: string };

/** A logger, and what it has been told. */
function keepLines() {
  const lines: Line[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Line);
  return { lines, logger: createLogger('debug', { write }) };
}

const causes = async () => (await prisma.mail.findMany()).map(({ cause }) => cause);
const numberOf = ({ headers }: { headers: Record<string, string> }) => headers['x-request-id'];

beforeEach(() => emptyTables('visit_request', 'audit_entry', 'mail'));

it.each([
  ['an answer', 'get', '/api/v1/prices/mapping', 200],
  ['a page that is not there', 'get', '/nigde', 404],
  ['a refused sign-in', 'get', '/api/v1/visit-request/query', 401],
  ['a wrong body', 'post', '/api/v1/contact', 400],
] as const)(
  '%s carries a new number, and its log lines name it',
  async (_what, method, path, status) => {
    const { lines, logger } = keepLines();
    const answer = await request(testApp({ logger }))[method](path).expect(status);

    expect(numberOf(answer)).toMatch(MADE);
    await vi.waitFor(() =>
      expect(lines).toMatchObject([{ msg: 'request', request: numberOf(answer) }]),
    );
  },
);

/** Of several chunks, which arrive one after the other. */
const A_FILE = Buffer.concat([
  Buffer.from('%PDF-1.4\n'),
  Buffer.alloc(3_000_000, ' '),
  Buffer.from('%%EOF\n'),
]);

const GIVEN = '7f3a91c2-41d0-4b6e-9a55-0c1d2e3f4a5b';

it.each([
  ['a UUID from our proxy', 1, GIVEN, true],
  ['32 digits from our proxy', 1, GIVEN.replaceAll('-', ''), true],
  ['a name from our proxy', 1, 'ana-anic-063-123-45-67', false],
  ['half a number from our proxy', 1, GIVEN.slice(0, 18), false],
  ['a UUID from anybody', 0, GIVEN, false],
])('%s is kept or replaced', async (_what, TRUST_PROXY, given, isKept) => {
  const app = testApp({ env: testEnv({ TRUST_PROXY }) });
  const answer = await request(app).get('/health/live').set('X-Request-Id', given);

  expect(numberOf(answer) === given).toBe(isKept);
  expect(numberOf(answer)).toMatch(isKept ? /./ : MADE);
});

it('names a fault by the number of its request, also after a file has been read', async () => {
  const { lines, logger } = keepLines();
  const env = testEnv();
  const calls = requesterCalls({ env, logger });
  const { id } = await (await visitRequestCalls()).create(buildVisitRequest());
  vi.spyOn(prisma, '$transaction').mockRejectedValueOnce(new TypeError('boom'));
  const answer = await calls.sendProof(calls.key(id), A_FILE).expect(500);

  const named = { request: numberOf(answer) };
  await vi.waitFor(() =>
    expect(lines).toMatchObject([
      { msg: 'failed', ...named },
      { msg: 'request', ...named },
    ]),
  );
});

it('keeps the number of a submission and of a sent file with their mails', async () => {
  const submitted = await request(testApp())
    .post('/api/v1/visit-request')
    .send(buildVisitRequest())
    .expect(201);
  expect(new Set(await causes())).toEqual(new Set([numberOf(submitted)]));

  await prisma.mail.deleteMany();
  const calls = requesterCalls();
  const { id } = dataOf<{ id: number }>(submitted);
  const sent = await calls.sendProof(calls.key(id), A_FILE).expect(201);
  expect(await causes()).toEqual([numberOf(sent)]);
});

const mail = {
  kind: 'new-request' as const,
  recipient: 'kancelarija@example.rs',
  ...shortMail(),
};

it('names a run of a job in its log lines, its mails and what is sent of them', async () => {
  const { lines, logger } = keepLines();
  const end = everyHour(
    [
      'reminders',
      async () => {
        await prisma.mail.create({ data: mailRow(mail) });
        throw new Error('half done');
      },
    ],
    logger,
  );
  await end();
  const sink = await startSmtpSink();
  const transport = createMailTransport(testEnv({ SMTP_URL: sink.url }));
  const worker = startMailWorker({ transport, logger, limitFactor: 1 });
  await vi.waitFor(() => expect(sink.received).toHaveLength(1));
  await worker.stop();
  await sink.stop();

  const [number] = await causes();
  expect(number).toMatch(/^reminders-[\da-f]{8}-/);
  expect(lines).toMatchObject([
    { msg: 'hourly task failed', job: number },
    { msg: 'mail left', kind: 'new-request', cause: number },
  ]);
  expect(sink.received[0]?.headers).toContainEqual(
    expect.objectContaining({ key: 'x-request-id', value: number }),
  );
});
