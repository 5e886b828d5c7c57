import { Writable } from 'node:stream';
import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { testDeps } from '#test/test-app.ts';
import { AppError } from './app-error.ts';
import { errorHandler } from './error-handler.ts';
import { describeError } from '#lib/log/logger.ts';
import { requestLog } from '#lib/log/request-log.ts';

/** What callers and the log learn when a handler throws. */
async function answerTo(error: unknown) {
  const lines: string[] = [];
  const write = (chunk: Buffer, _encoding: string, done: () => void) => {
    lines.push(chunk.toString());
    done();
  };
  const logger = pino({ serializers: { err: describeError } }, new Writable({ write }));
  const app = express()
    .use(requestLog(testDeps({ logger })))
    .get('/', () => {
      throw error;
    })
    .use(errorHandler);
  const { status, body, headers } = await request(app).get('/');
  return { status, body: body as unknown, headers, log: lines.join('') };
}

const zodError = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error;

it('keeps the first message of each wrong field', async () => {
  const schema = z.object({
    name: z
      .string()
      .min(3, 'kratko')
      .regex(/^\p{Lu}/u, 'veliko slovo'),
    lunch: z.object({ portions: z.array(z.number({ error: 'broj' })) }),
  });

  const { status, body } = await answerTo(
    zodError(schema, { name: 'a', lunch: { portions: [1, 'x'] } }),
  );

  expect(status).toBe(400);
  expect(body).toEqual({
    errors: [
      { code: 'VALIDATION_ERROR', message: 'kratko', field: 'name' },
      { code: 'VALIDATION_ERROR', message: 'broj', field: 'lunch.portions.1' },
    ],
  });
});

it('speaks Serbian where a schema has no words of its own', async () => {
  const { body } = await answerTo(zodError(z.object({ day: z.date() }), { day: 1 }));

  expect(body).toEqual({
    errors: [
      {
        code: 'VALIDATION_ERROR',
        message: 'Podaci nisu ispravni. Proverite označena polja.',
        field: 'day',
      },
    ],
  });
});

it('answers a coded error with its status, text and waiting time', async () => {
  const { status, body, headers } = await answerTo(
    new AppError('TOO_MANY_REQUESTS', { retryAfter: 7 }),
  );

  expect(status).toBe(429);
  expect(headers['retry-after']).toBe('7');
  expect(body).toMatchObject({ errors: [{ code: 'TOO_MANY_REQUESTS' }] });
});

it.each([
  ['an error', new TypeError('boom at /srv/secret')],
  ['a text', 'boom at /srv/secret'],
  ['an error with the status of somebody else', Object.assign(new Error('x'), { status: 404 })],
])('tells nothing of %s that nobody expected, but logs it', async (_what, error) => {
  const { status, body, log } = await answerTo(error);

  expect(status).toBe(500);
  expect(body).toEqual({
    errors: [
      {
        code: 'SERVER_ERROR',
        message: 'Operacija nije uspešna! Molimo pokušajte kasnije',
      },
    ],
  });
  expect(log).toMatch(/"level":50.*"msg":"failed"/);
});

it.each([
  ['of ours', new AppError('NOT_FOUND')],
  // As the body parser tells it; a database that hangs up has the same code.
  [
    'of a caller who hung up',
    Object.assign(new Error('request aborted'), {
      status: 400,
      expose: true,
      code: 'ECONNABORTED',
    }),
  ],
])('logs no error that is the caller’s own: one %s', async (_which, error) => {
  const { log } = await answerTo(error);

  expect(log).not.toContain('"msg":"failed"');
});
