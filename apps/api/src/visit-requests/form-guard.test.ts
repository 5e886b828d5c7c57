import { buildVisitRequestWithDinner } from '@museum/shared/testing/build-visit-request';
import { beforeAll, describe, expect, it } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { dataOf, visitRequestCalls } from '#test/visit-request-calls.ts';

let calls: Awaited<ReturnType<typeof visitRequestCalls>>;

beforeAll(async () => {
  calls = await visitRequestCalls();
});

const body = buildVisitRequestWithDinner();
const mailsOf = async (visitRequestId: number) =>
  (await prisma.mail.findMany({ where: { visitRequestId }, orderBy: { kind: 'asc' } })).map(
    ({ kind, subject }) => ({ kind, isSuspect: subject.startsWith('Moguće automatski poslato: ') }),
  );

describe('a request of a form', () => {
  it.each([
    ['whose hidden field was filled', { 'Form-Seconds': '60', 'Form-Trap': 'filled' }],
    ['that was filled in within a second', { 'Form-Seconds': '0' }],
  ])('%s is stored and answered alike, but only the centre is told', async (_what, headers) => {
    const answer = await calls.submit(body, headers);

    expect(answer.status).toBe(201);
    const { id } = dataOf<{ id: number }>(answer);
    expect(answer.body).toEqual({
      data: { id, normalizedId: expect.stringMatching(/^GP-/) as string },
    });
    expect(await calls.read(id)).toMatchObject({ institutionName: body.institutionName });
    expect(await mailsOf(id)).toEqual([{ kind: 'new-request', isSuspect: true }]);
  });

  it.each([
    ['of another program, which tells nothing', {}],
    ['that was open for two seconds', { 'Form-Seconds': '2' }],
    ['that tells nonsense', { 'Form-Seconds': 'brzo', 'Form-Trap': '?' }],
  ])('%s is confirmed', async (_what, headers) => {
    const { id } = dataOf<{ id: number }>(await calls.submit(body, headers));

    expect(await mailsOf(id)).toEqual([
      { kind: 'dinner-request-received', isSuspect: false },
      { kind: 'new-request', isSuspect: false },
      { kind: 'request-received', isSuspect: false },
    ]);
  });

  it('that comes again for its lost answer gets it, however long it was open then', async () => {
    const key = { 'Idempotency-Key': 'form-guard' };
    const first = await calls.submit(body, { ...key, 'Form-Seconds': '40' });
    const again = await calls.submit(body, { ...key, 'Form-Seconds': '0', 'Form-Trap': 'filled' });

    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(await mailsOf(dataOf<{ id: number }>(first).id)).toHaveLength(3);
  });
});
