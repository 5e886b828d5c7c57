import { addDays } from '@museum/shared/primitives/calendar-date';
import {
  buildVisitRequest,
  buildVisitRequestWithDinner,
} from '@museum/shared/testing/build-visit-request';
import { beforeAll, describe, expect, it } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { visitRequestCalls } from '#test/visit-request-calls.ts';
import { removeExpiredIdempotencyKeys } from '#lib/database/idempotency-store.ts';

let calls: Awaited<ReturnType<typeof visitRequestCalls>>;
let now = new Date();

beforeAll(async () => {
  calls = await visitRequestCalls({ clock: () => now });
});

const counts = async () => ({
  requests: await prisma.visitRequest.count(),
  mails: await prisma.mail.count(),
});

const withKey = (key: string) => ({ 'Idempotency-Key': key });

describe('a repeated submission', () => {
  it('gets the first answer again and stores nothing', async () => {
    const body = buildVisitRequestWithDinner();
    const first = await calls.submit(body, withKey('again')).expect(201);
    const stored = await counts();

    const second = await calls.submit(body, withKey('again')).expect(201);

    expect(second.body).toEqual(first.body);
    expect(await counts()).toEqual(stored);
  });

  it('is recognised whatever the order of the fields and the blanks around them', async () => {
    const body = buildVisitRequest();
    const first = await calls.submit(body, withKey('order')).expect(201);

    const reversed = Object.fromEntries(Object.entries(body).reverse());
    const second = await calls
      .submit({ ...reversed, comment: `  ${body.comment} ` }, withKey('order'))
      .expect(201);

    expect(second.body).toEqual(first.body);
  });

  it('of another body is refused', async () => {
    await calls.submit(buildVisitRequest(), withKey('other')).expect(201);
    const stored = await counts();

    const answer = await calls
      .submit(buildVisitRequest({ visitorAmount: 25 }), withKey('other'))
      .expect(422);

    expect(answer.body).toMatchObject({ errors: [{ code: 'IDEMPOTENCY_CONFLICT' }] });
    expect(await counts()).toEqual(stored);
  });

  it('twenty times at once makes one request and its three mails', async () => {
    const body = buildVisitRequestWithDinner();
    const before = await counts();

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => calls.submit(body, withKey('parallel'))),
    );

    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await counts()).toEqual({ requests: before.requests + 1, mails: before.mails + 3 });
  });

  it('with two bodies at once lets one of them in', async () => {
    const before = await counts();

    const answers = await Promise.all(
      [21, 22].map((visitorAmount) =>
        calls.submit(buildVisitRequest({ visitorAmount }), withKey('race')),
      ),
    );

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expect((await counts()).requests).toBe(before.requests + 1);
  });

  it('is answered after midnight too, when its day has passed', async () => {
    const today = now.toISOString().slice(0, 10);
    const body = buildVisitRequest({ visitDate: addDays(today, 1) });
    const first = await calls.submit(body, withKey('midnight')).expect(201);
    const start = now;
    now = new Date(start.getTime() + 3 * 24 * 3_600_000);

    const second = await calls.submit(body, withKey('midnight'));
    const otherKey = await calls.submit(body, withKey('midnight, another key'));
    now = start;

    expect([second.status, second.body]).toEqual([201, first.body]);
    expect(otherKey.status).toBe(400);
  });

  it('counts as new after 24 hours', async () => {
    const body = buildVisitRequest();
    const first = await calls.submit(body, withKey('old')).expect(201);
    await prisma.idempotencyRecord.update({
      where: { key: 'old' },
      data: { createdAt: new Date(Date.now() - 24 * 3_600_000 - 1_000) },
    });

    const second = await calls.submit({ ...body, visitorAmount: 99 }, withKey('old')).expect(201);
    const third = await calls.submit({ ...body, visitorAmount: 99 }, withKey('old')).expect(201);

    expect(second.body).not.toEqual(first.body);
    expect(third.body).toEqual(second.body);
  });

  it('without a key is a second request', async () => {
    const before = await counts();
    const body = buildVisitRequest();

    for (const headers of [{}, {}, withKey(''), withKey('   ')]) {
      await calls.submit(body, headers).expect(201);
    }

    expect((await counts()).requests).toBe(before.requests + 4);
  });
});

it('a key of 200 characters is taken, a longer one refused', async () => {
  await calls.submit(buildVisitRequest(), withKey('k'.repeat(200))).expect(201);

  const answer = await calls.submit(buildVisitRequest(), withKey('k'.repeat(201))).expect(400);

  expect(answer.body).toEqual({
    errors: [
      {
        code: 'VALIDATION_ERROR',
        field: 'idempotency-key',
        message: 'Tekst može imati najviše 200 znakova',
      },
    ],
  });
});

it('a refused body does not use its key up', async () => {
  await calls.submit(buildVisitRequest({ visitorAmount: 0 }), withKey('mistake')).expect(400);
  await calls.submit(buildVisitRequest(), withKey('mistake')).expect(201);
});

it('expired keys are forgotten, others kept', async () => {
  await calls.submit(buildVisitRequest(), withKey('fresh')).expect(201);
  await calls.submit(buildVisitRequest(), withKey('stale')).expect(201);
  await prisma.idempotencyRecord.update({
    where: { key: 'stale' },
    data: { createdAt: new Date(Date.now() - 25 * 3_600_000) },
  });

  await removeExpiredIdempotencyKeys();

  const kept = await prisma.idempotencyRecord.findMany({
    where: { key: { in: ['fresh', 'stale'] } },
  });
  expect(kept.map(({ key }) => key)).toEqual(['fresh']);
});
