import { buildContactMessage } from '@museum/shared/testing/build-contact-message';
import request, { type Test } from 'supertest';
import { expect, it } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { testApp, testEnv } from '#test/test-app.ts';

const app = testApp();
const send = (server = app) => request(server).post('/api/v1/contact').send(buildContactMessage());

/** While the messages can't be stored, as by a fault of our own. */
async function whileBroken(call: () => Test) {
  await prisma.$executeRaw`ALTER TABLE contact_message ADD CONSTRAINT broken CHECK (false) NOT VALID`;
  const answer = await call();
  await prisma.$executeRaw`ALTER TABLE contact_message DROP CONSTRAINT broken`;
  return answer;
}

/** Refused at the second call: the limit is one. */
async function tooMany() {
  const limited = testApp({ env: testEnv({ RATE_LIMIT_FACTOR: 0.05 }) });
  await send(limited);
  return send(limited);
}

it.each<[number, string, () => PromiseLike<Awaited<Test>>]>([
  [201, 'a success', () => send()],
  [400, 'wrong input', () => send().send({ name: '' })],
  [401, 'no sign-in', () => request(app).get('/api/v1/contact-message')],
  [404, 'an unknown call', () => request(app).get('/api/v1/nothing')],
  [404, 'an unknown page', () => request(app).get('/nothing')],
  [404, 'an unknown file', () => request(app).get('/assets/nothing.js')],
  [404, 'a page that is written to', () => request(app).post('/tickets')],
  [413, 'a body that is too long', () => send().send({ message: 'x'.repeat(110_000) })],
  [415, 'another type', () => request(app).post('/api/v1/contact').type('text').send('x')],
  [429, 'too many calls', tooMany],
  [500, 'a fault of our own', () => whileBroken(() => send())],
  [
    503,
    'a server that is leaving',
    () => request(testApp({ isDraining: () => true })).get('/health/ready'),
  ],
])('a %i for %s carries the headers that protect', async (status, _what, call) => {
  const answer = await call();

  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({
    'content-security-policy': expect.stringMatching(
      /^default-src 'none';script-src 'self';/,
    ) as string,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(
      /\bcamera=\(\).*\bgeolocation=\(\).*\bmicrophone=\(\)/,
    ) as string,
  });
  expect(answer.headers).not.toHaveProperty('x-powered-by');
});
