import { buildVisitRequestWithDinner } from '@museum/shared/testing/build-visit-request';
import { beforeAll, describe, expect, it } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { requesterCalls } from '#test/requester-calls.ts';
import { dataOf, visitRequestCalls } from '#test/visit-request-calls.ts';

let calls: Awaited<ReturnType<typeof visitRequestCalls>>;

beforeAll(async () => {
  calls = await visitRequestCalls();
});

const requester = requesterCalls();
/** By the link of the request's own page. */
const cancelMine = (id: number, version: number) =>
  requester.cancel(requester.key(id), { version, reason: 'Bolest' });

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

  it('that looks automatic and is cancelled by whoever sent it is no news to the address in it', async () => {
    const headers = { 'Form-Trap': 'filled' };
    const { id } = dataOf<{ id: number }>(await calls.submit(body, headers));
    await cancelMine(id, 1).expect(200);

    expect(await mailsOf(id)).toMatchObject([{ kind: 'new-request' }, { kind: 'requester-news' }]);
  });

  it('that looks automatic is no news to its address either when the mails about it have gone', async () => {
    const headers = { 'Form-Trap': 'filled' };
    const { id } = dataOf<{ id: number }>(await calls.submit(body, headers));
    await prisma.mail.deleteMany({ where: { visitRequestId: id } });
    await cancelMine(id, 1).expect(200);

    expect(await mailsOf(id)).toMatchObject([{ kind: 'requester-news' }]);
  });

  it('that looked automatic is told to nobody who reads it', async () => {
    const { id } = dataOf<{ id: number }>(await calls.submit(body, { 'Form-Trap': 'filled' }));
    const mine = await requester.read(requester.key(id));

    expect(JSON.stringify([mine, await calls.read(id)])).not.toContain('isSuspect');
  });

  it('that looked automatic and was confirmed by staff is one as any other', async () => {
    const headers = { 'Form-Trap': 'filled' };
    const { id } = dataOf<{ id: number }>(await calls.submit(body, headers));
    const mail = { send: false };
    await calls.act(id, 'confirm', { version: 1, reason: 'Zvali smo ih', mail }).expect(200);
    await cancelMine(id, 2).expect(200);

    expect(await mailsOf(id)).toMatchObject([
      { kind: 'new-request' },
      { kind: 'requester-news' },
      { kind: 'status-changed' },
    ]);
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
