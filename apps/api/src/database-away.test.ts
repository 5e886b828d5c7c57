import { createTestDatabase, type TestDatabase } from '@museum/database/test-database';
import request from 'supertest';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  it,
  vi,
} from 'vitest';
import { connectDatabase, disconnectDatabase, prisma } from './lib/database/prisma.ts';
import { bearer, signInJelena } from '#test/staff.ts';
import { testApp } from '#test/test-app.ts';
import { openWire, type Wire } from '@museum/testing/wire';

let database: TestDatabase;
let wire: Wire;
let authorization: string;
const app = testApp();

beforeAll(async () => {
  database = await createTestDatabase(inject('testServer'));
  wire = await openWire(new URL(database.url));
  await disconnectDatabase();
  connectDatabase(wire.url());
  authorization = bearer(await signInJelena());
});
afterAll(async () => {
  await wire.cut();
  await database.drop();
});
beforeEach(async () => {
  // The pool holds connections, as it does in daily work.
  await vi.waitFor(() => Promise.all(Array.from({ length: 5 }, () => prisma.price.count())));
});
afterEach(() => wire.restore());

const CALLS = [
  ['reads', () => request(app).get('/api/v1/prices/mapping')],
  ['staff calls', () => request(app).get('/api/v1/prices').set('Authorization', authorization)],
  [
    'rate-limited writes',
    () =>
      request(app)
        .post('/api/v1/contact')
        .send({ name: 'Ana', email: 'ana@example.rs', message: 'Zdravo' }),
  ],
  ['refresh', () => request(app).post('/api/v1/auth/refresh').send({ token: 'x' })],
  [
    'sign-in',
    () =>
      request(app)
        .post('/api/v1/auth/sign-in')
        .send({ email: 'a@example.rs', password: 'nebitna lozinka' }),
  ],
  ['readiness', () => request(app).get('/health/ready')],
] as const;

const FAULTS = [
  ['refuses connections', () => wire.cut()],
  ['does not answer', () => wire.swallow()],
] as const;

describe.each(FAULTS)('while the database %s', (_what, fail) => {
  it.each(CALLS)('%s: a 503 within 5 s, and back by itself', async (_call, make) => {
    await fail();
    const start = performance.now();

    const { status, body, headers } = await make();

    expect(performance.now() - start).toBeLessThan(5_000);
    expect(status).toBe(503);
    expect(body).toEqual({
      errors: [
        {
          code: 'SERVICE_UNAVAILABLE',
          message: 'Usluga trenutno nije dostupna. Molimo pokušajte za nekoliko trenutaka.',
        },
      ],
    });
    expect(headers['retry-after']).toBe('5');

    await wire.restore();
    await vi.waitFor(async () => expect((await make()).status).toBeLessThan(500));
  });

  it('the process still says that it lives', async () => {
    await fail();

    expect((await request(app).get('/health/live')).status).toBe(200);
  });

  it('no call waits for another one: forty at once answer within 5 s', async () => {
    await fail();
    const start = performance.now();

    const answers = await Promise.all(
      Array.from({ length: 40 }, () => request(app).get('/api/v1/prices/mapping')),
    );

    expect(performance.now() - start).toBeLessThan(5_000);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  });
});

it('a wire that is cut comes back at a port that no other program is given meanwhile', () => {
  // Linux gives ports from 32768 on to whoever asks for any.
  expect(Number(new URL(wire.url()).port)).toBeLessThan(32_768);
});

it('a transaction that loses its answer ends within 5 s and leaves no dead connection behind', async () => {
  const start = performance.now();

  const lost = prisma.$transaction(async (tx) => {
    await tx.price.count();
    wire.swallow();
    await tx.price.count();
  });

  await expect(lost).rejects.toThrow();
  expect(performance.now() - start).toBeLessThan(5_000);
  await wire.restore();
  await vi.waitFor(() => prisma.price.count());
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => request(app).get('/api/v1/prices/mapping')),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

it('idle connections that are reset cost no call', async () => {
  wire.reset();

  const { status } = await request(app).get('/health/live');
  expect(status).toBe(200);
  await expect.poll(async () => (await request(app).get('/health/ready')).status).toBe(200);
});

it.each([
  ['a statement that takes too long', `SELECT pg_sleep(20)`],
  ['a read-only database', `SET TRANSACTION READ ONLY; DELETE FROM price`],
])('%s is a fault of the database, not of the request', async (_what, sql) => {
  const { isDatabaseFault } = await import('./lib/database/database-fault.ts');
  const statements = sql.split('; ');

  const run = prisma.$transaction(async (tx) => {
    for (const statement of statements) await tx.$executeRawUnsafe(statement);
  });

  expect(isDatabaseFault(await run.catch((error: unknown) => error))).toBe(true);
});
