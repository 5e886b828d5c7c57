import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import fc from 'fast-check';
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { requesterCalls } from '#test/requester-calls.ts';
import { testApp, testEnv } from '#test/test-app.ts';
import { visitRequestCalls } from '#test/visit-request-calls.ts';
import { idOfKey } from './key-guard.ts';

const SEED = 20261122;
const NOT_FOUND = {
  errors: [{ code: 'NOT_FOUND', message: 'Traženi podatak nije pronađen' }],
};

const calls = requesterCalls();
let staff: Awaited<ReturnType<typeof visitRequestCalls>>;
let ids: number[];
beforeAll(async () => {
  staff = await visitRequestCalls();
  ids = [];
  for (let n = 0; n < 5; n += 1) ids.push((await staff.create(buildVisitRequest())).id);
  await prisma.visitRequest.update({ where: { id: ids[4]! }, data: { keyVersion: 2 } });
});

const rightKeys = () =>
  new Set([...ids.slice(0, 4).map((id) => calls.key(id)), calls.key(ids[4]!, 2)]);

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Keys that somebody makes up, or makes from a right one. */
const madeUpKeys = () => {
  const right = fc.constantFrom(...rightKeys());
  const idOf = fc.constantFrom(...ids, 0, -1, 2 ** 31 - 1, -(2 ** 31));
  const withId = (key: string, id: number) => {
    const bytes = Buffer.from(key, 'base64url');
    bytes.writeInt32BE(id);
    return bytes.toString('base64url');
  };
  const flipped = (key: string, bit: number) => {
    const bytes = Buffer.from(key, 'base64url');
    bytes[Math.floor(bit / 8)]! ^= 1 << (bit % 8);
    return bytes.toString('base64url');
  };
  const id = fc.constantFrom(...ids);
  return fc.oneof(
    // Any bit of a right key turned over.
    fc.tuple(right, fc.nat(21 * 8 - 1)).map(([key, bit]) => flipped(key, bit)),
    // The MAC of one request with the id of another.
    fc.tuple(right, idOf).map(([key, other]) => withId(key, other)),
    // Older and later key versions.
    fc.tuple(id, fc.constantFrom(0, 1, 2, 3)).map(([one, version]) => calls.key(one, version)),
    // Cut off, drawn out, in other letters.
    fc.tuple(right, fc.nat(27)).map(([key, length]) => key.slice(0, length)),
    fc.tuple(right, fc.string({ minLength: 1, maxLength: 9 })).map(([key, more]) => key + more),
    right.map((key) => key.toLowerCase()),
    right.map((key) => key.replaceAll('-', '+').replaceAll('_', '/')),
    right.map((key) => key.normalize('NFKD').replace('A', '\u0410')),
    // Of the right shape, and of no shape.
    fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 28, maxLength: 28 }),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', '0', 'null', '*', "' OR 1=1 --", '\0', '\ud800', 'š'.repeat(28)),
    fc.constantFrom('A'.repeat(100_000), '😀'.repeat(14)),
  );
};

describe('a key', () => {
  it('opens its own request and says so to nobody on the way', async () => {
    for (const id of ids.slice(0, 4)) {
      const { body, headers } = await calls.get(calls.key(id)).expect(200);
      expect(body).toMatchObject({
        data: { normalizedId: (await staff.read(id)).normalizedId, stage: 'received' },
      });
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    }
  });

  it('that is made up or mutated hits nothing, in 10,000 tries', { timeout: 120_000 }, async () => {
    const right = rightKeys();
    const keys = fc.sample(madeUpKeys(), { numRuns: 12_000, seed: SEED });
    const wrong = keys.filter((key) => !right.has(key)).slice(0, 10_000);
    expect(wrong).toHaveLength(10_000);

    const hits = [];
    for (const key of wrong) {
      const id = await idOfKey(key, testEnv()).catch((error: { code?: string }) => error.code);
      if (id !== 'NOT_FOUND') hits.push([key, id]);
    }

    expect(hits).toEqual([]);
  });

  it('that is wrong is answered alike on every call, whatever is wrong with it', async () => {
    const app = testApp();
    const [first] = ids;
    const wrong = [
      calls.key(first!, 2),
      calls.key(ids[4]!, 1),
      calls.key(999_999),
      calls.key(first!).slice(1),
      'garbage',
      'x'.repeat(5_000),
      undefined,
    ];
    const paths = ['', '/visit.ics', '/visit.pdf', '/meal.pdf', '/proforma.pdf'];
    const tries = [
      ...paths.map((path) => () => request(app).get(`/api/v1/my-request${path}`)),
      () => request(app).put('/api/v1/my-request').send({ nothing: true }),
      () => request(app).put('/api/v1/my-request').type('json').send('{broken'),
      () => request(app).post('/api/v1/my-request/cancel').send({ version: 1, reason: 'Sneg' }),
      () => request(app).post('/api/v1/my-request/proof').attach('file', Buffer.from('%PDF-1.4')),
    ];
    for (const key of wrong) {
      for (const attempt of tries) {
        const call = key === undefined ? attempt() : attempt().set('X-Request-Key', key);
        const { status, body, headers } = await call;
        expect([status, body]).toEqual([404, NOT_FOUND]);
        expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      }
    }
    expect((await staff.read(first!)).stage).toBe('received');
  });

  it('dies with the links that staff make void, and the new one opens', async () => {
    const { id } = await staff.create(buildVisitRequest());
    const old = calls.key(id);
    const linkIn = ({ body }: { body: unknown }) => (body as { data: { link: string } }).data.link;
    expect(linkIn(await staff.link(id).expect(200))).toBe(`http://museum.test/moj-zahtev#${old}`);

    // Two of staff at once, and one of them again: they all get the link that holds.
    const pressed = [`http://museum.test/moj-zahtev#${old}`, `http://old.test/moj-zahtev#${old}`];
    const answers = await Promise.all(pressed.map((seen) => staff.renewLink(id, seen).expect(200)));
    const [link = '', ...others] = answers.map(linkIn);
    expect([...others, linkIn(await staff.renewLink(id, pressed[0]!).expect(200))]).toEqual([
      link,
      link,
    ]);
    expect(linkIn(await staff.link(id).expect(200))).toBe(link);
    expect(link).toBe(`http://museum.test/moj-zahtev#${calls.key(id, 2)}`);
    await calls.get(old).expect(404);
    await calls.get(link.split('#')[1]!).expect(200);
    expect((await staff.read(id)).version).toBe(1);
    expect(await prisma.auditEntry.findMany({ where: { visitRequestId: id } })).toMatchObject([
      { action: 'link-renewed', actor: 'Jelena Đorđević', changes: [] },
    ]);
  });

  it('of a request that is deleted or has no personal data any more opens nothing', async () => {
    const deleted = await staff.create(buildVisitRequest());
    await staff.remove(deleted.id).expect(200);
    const erased = await staff.create(buildVisitRequest());
    await prisma.visitRequest.update({
      where: { id: erased.id },
      data: { anonymizedAt: new Date() },
    });

    await calls.get(calls.key(deleted.id)).expect(404);
    await calls.get(calls.key(erased.id)).expect(404);
    await staff.link(erased.id).expect(404);
    await staff.renewLink(erased.id, 'http://museum.test/moj-zahtev#x').expect(404);
  });

  it('is limited by address, so that no stranger can use up what others need', async () => {
    const env = testEnv({ RATE_LIMIT_FACTOR: 0.02, TRUST_PROXY: 1 });
    const app = testApp({ env });
    const from = (address: string) =>
      request(app)
        .get('/api/v1/my-request')
        .set('X-Forwarded-For', address)
        .set('X-Request-Key', calls.key(ids[0]!));
    for (let n = 0; n < 6; n += 1) await from('198.51.100.1').expect(200);

    await from('198.51.100.1').expect(429);
    await from('198.51.100.2').expect(200);
  });

  it('is limited by address in its acts, too, for anybody gets keys who sends requests', async () => {
    const app = testApp({ env: testEnv({ RATE_LIMIT_FACTOR: 0.05, TRUST_PROXY: 1 }) });
    const made = await Promise.all([1, 2, 3, 4].map(() => staff.create(buildVisitRequest())));
    const post = (index: number, path: string, address: string) =>
      request(app)
        .post(`/api/v1/my-request/${path}`)
        .set('X-Forwarded-For', address)
        .set('X-Request-Key', calls.key(made[index]!.id));
    const sendProof = (index: number, address: string) =>
      post(index, 'proof', address).attach('file', Buffer.from('%PDF-1.4'), 'a.pdf');
    const cancel = (index: number, address: string) =>
      post(index, 'cancel', address).send({ version: 1, reason: 'Sneg' });

    for (let index = 0; index < 2; index += 1) await sendProof(index, '198.51.100.3').expect(201);
    await sendProof(2, '198.51.100.3').expect(429);
    await sendProof(2, '198.51.100.4').expect(201);
    for (let index = 0; index < 3; index += 1) await cancel(index, '198.51.100.3').expect(200);
    await cancel(3, '198.51.100.3').expect(429);
    await cancel(3, '198.51.100.4').expect(200);
  });

  it('is limited in what is done with one request, from whichever addresses', async () => {
    const app = testApp({ env: testEnv({ RATE_LIMIT_FACTOR: 0.1, TRUST_PROXY: 1 }) });
    const [one, other] = await Promise.all([1, 2].map(() => staff.create(buildVisitRequest())));
    const sendProof = (id: number, address: number) =>
      request(app)
        .post('/api/v1/my-request/proof')
        .set('X-Forwarded-For', `198.51.100.${address}`)
        .set('X-Request-Key', calls.key(id))
        .attach('file', Buffer.from('%PDF-1.4'), 'a.pdf');

    for (let address = 11; address < 14; address += 1) {
      await sendProof(one!.id, address).expect(201);
    }
    await sendProof(one!.id, 14).expect(429);
    await sendProof(other!.id, 14).expect(201);
  });

  it('is limited by address in the files that are drawn for it, and not the page with them', async () => {
    const app = testApp({ env: testEnv({ RATE_LIMIT_FACTOR: 0.05, TRUST_PROXY: 1 }) });
    const get = (path: string) =>
      request(app)
        .get(`/api/v1/my-request${path}`)
        .set('X-Forwarded-For', '198.51.100.20')
        .set('X-Request-Key', calls.key(ids[0]!));

    for (let n = 0; n < 3; n += 1) await get('/visit.pdf').expect(200);
    await get('/visit.pdf').expect(429);
    await get('').expect(200);
  });
});
