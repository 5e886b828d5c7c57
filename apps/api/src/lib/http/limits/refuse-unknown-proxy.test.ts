import { pino } from 'pino';
import request from 'supertest';
import { expect, it } from 'vitest';
import type { Env } from '#env.ts';
import { testApp, testEnv } from '#test/test-app.ts';

const FORWARDED = { 'X-Forwarded-For': '192.0.2.1' };

/** What requests are answered, and how many lines the log has about the proxy. */
async function send(
  settings: Partial<Env>,
  headers: Record<string, string>[],
  path = '/health/live',
) {
  let lines = 0;
  const write = (line: string) => {
    if (line.includes('TRUST_PROXY')) lines += 1;
  };
  const app = testApp({ env: testEnv(settings), logger: pino({ level: 'warn' }, { write }) });
  const answers: { status: number; body: unknown }[] = [];
  for (const sent of headers) answers.push(await request(app).get(path).set(sent));
  return { answers, lines, statuses: answers.map(({ status }) => status) };
}

it.each(['/health/ready', '/api/v1/prices/mapping', '/cene-ulaznica'])(
  'production refuses %s through a proxy that it was not told of, and says why',
  async (path) => {
    const { answers } = await send({ NODE_ENV: 'production', TRUST_PROXY: 0 }, [FORWARDED], path);

    expect(answers[0]).toMatchObject({
      status: 503,
      body: { errors: [{ message: expect.stringContaining('TRUST_PROXY') as string }] },
    });
  },
);

it('a stranger who sends the header is refused alone', async () => {
  const headers: Record<string, string>[] = [FORWARDED, {}, { Forwarded: 'for=192.0.2.1' }, {}];
  const { statuses } = await send({ NODE_ENV: 'production', TRUST_PROXY: 0 }, headers);

  expect(statuses).toEqual([503, 200, 503, 200]);
});

it('outside production a proxy that was not told of is in the log, once an hour', async () => {
  const { statuses, lines } = await send({ TRUST_PROXY: 0 }, [{}, FORWARDED, FORWARDED]);

  expect(statuses).toEqual([200, 200, 200]);
  expect(lines).toBe(1);
});

it('a proxy that is counted is served', async () => {
  const { statuses, lines } = await send({ NODE_ENV: 'production', TRUST_PROXY: 1 }, [FORWARDED]);

  expect(statuses).toEqual([200]);
  expect(lines).toBe(0);
});
