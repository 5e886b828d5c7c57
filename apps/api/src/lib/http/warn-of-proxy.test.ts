import { pino } from 'pino';
import request from 'supertest';
import { expect, it } from 'vitest';
import { testApp, testEnv } from '#test/test-app.ts';

/** How many warnings about a proxy requests leave in the log. */
async function warningsOf(trustedProxies: number, headers: Record<string, string>[]) {
  let count = 0;
  const write = (line: string) => {
    if (line.includes('TRUST_PROXY')) count += 1;
  };
  const env = testEnv({ TRUST_PROXY: trustedProxies });
  const app = testApp({ env, logger: pino({ level: 'warn' }, { write }) });
  for (const sent of headers) await request(app).get('/health/live').set(sent);
  return count;
}

const FORWARDED = { 'X-Forwarded-For': '192.0.2.1' };

it('a proxy that was not told of is in the log, once an hour', async () => {
  expect(await warningsOf(0, [{}, FORWARDED, FORWARDED])).toBe(1);
  expect(await warningsOf(0, [{ Forwarded: 'for=192.0.2.1' }])).toBe(1);
});

it('a proxy that is counted is not, nor is a server without one', async () => {
  expect(await warningsOf(1, [FORWARDED])).toBe(0);
  expect(await warningsOf(0, [{}])).toBe(0);
});
