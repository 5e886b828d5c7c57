import { createTestDatabase, type TestDatabase } from '@museum/database/test-database';
import { buildVisitRequestWithDinner } from '@museum/shared/testing/build-visit-request';
import type { CreatedVisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import request, { type Test } from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { createLogger } from './lib/log/logger.ts';
import {
  connectDatabase,
  databasePool,
  disconnectDatabase,
  prisma,
} from './lib/database/prisma.ts';
import { type Route, routeName } from './lib/http/route.ts';
import { startMailWorker } from './mail/sending/mail-worker.ts';
import { VALID_BODIES } from '@museum/testing/valid-bodies';
import { bearer, hireJelena, signInJelena } from '#test/staff.ts';
import { testApp, testDeps } from '#test/test-app.ts';
import { openWire, type Wire } from '@museum/testing/wire';
import { dataOf } from '#test/visit-request-calls.ts';
import { apiRoutes } from './routes.ts';

/** Found again wherever it turns up, whatever was done to its case; the number says where it was put. */
const CANARY = /[\w.-]*kanarinac[\w.@-]*/gi;
let canaries = 0;
const canary = () => `Kanarinac${(canaries += 1)}`;

let lines: string[] = [];
const logger = createLogger('trace', { write: (line) => void lines.push(line) });
const app = testApp({ logger });
const routes = apiRoutes(testDeps()).map((route) => [routeName(route), route] as const);

let database: TestDatabase;
let wire: Wire;
let authorization: string;

beforeAll(async () => {
  database = await createTestDatabase(inject('testServer'));
  wire = await openWire(new URL(database.url));
  await disconnectDatabase();
  connectDatabase(wire.url());
  await hireJelena();
  authorization = bearer(await signInJelena());
});
afterAll(async () => {
  await wire.cut();
  await database.drop();
});
beforeEach(() => {
  lines = [];
});

/** What the log has told since the test began: something, and no canary. */
function expectCleanLog(atLeast: number): void {
  expect(lines.length).toBeGreaterThanOrEqual(atLeast);
  expect(lines.join('').match(CANARY)).toBeNull();
}

/** A body in which every text that somebody could have typed is a canary; it stays valid. */
function canaried(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canaried);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, canaried(inner)]));
  }
  if (typeof value !== 'string' || IS_CHOSEN.test(value)) return value;
  if (value.includes('@')) return `${canary()}@example.rs`;
  return value.includes(', ') ? `${canary()}, ${canary()} 1` : canary();
}

/** Days, times and names of choices. */
const IS_CHOSEN =
  /^(\d{4}-\d\d-\d\d|\d\d:\d\d|[A-Z_]+|[a-z_]*_[a-z_]+|hamburger|fries|drink|water)$|^(agency|institution|personal)$/;

/** The same body with a canary in place of everything, wrong as it is. */
const wronged = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, wronged(inner)] as const),
      )
    : canary();

const bodiesOf = (name: string): object[] => {
  const valid = VALID_BODIES[name];
  if (!valid) return [];
  return [canaried(valid), wronged(valid), { [canary()]: canary() }, [canary()]] as object[];
};

const QUERY_FIELDS = ['page', 'search', 'sortByColumn', 'sortDirection', 'normalizedId', 'viewed'];
const FILTERS = ['status', 'dinnerOnly', 'visitDate', 'email', 'phone', 'state', 'kind', 'read'];

/** A call with a canary in its path, query and every header that a program reads. */
function canariedCall(route: Route, ids: string): Test {
  const path = `/api/v1${route.path.replaceAll(/:\w+/g, ids)}`;
  const query = [...QUERY_FIELDS, ...FILTERS].map((name) => [name, canary()] as const);
  return request(app)
    [route.method](path)
    .query({ ...Object.fromEntries(query), [canary()]: canary() })
    .set('User-Agent', canary())
    .set('Referer', `http://${canary()}.example.rs/?email=${canary()}@example.rs`)
    .set('Cookie', `name=${canary()}`)
    .set('X-Forwarded-For', canary())
    .set('X-Request-Id', canary())
    .set('X-Request-Key', canary())
    .set('Idempotency-Key', canary());
}

describe('the log has no word of what was sent', () => {
  it.each(routes)('with %s, right or wrong, signed in or not', async (name, route) => {
    const bodies = bodiesOf(name);
    for (const body of bodies.length > 0 ? bodies : [undefined]) {
      await canariedCall(route, '1').set('Authorization', authorization).send(body);
      await canariedCall(route, canary()).set('Authorization', `Bearer ${canary()}`).send(body);
    }
    if (route.method !== 'get') {
      const broken = `{"name": "${canary()}", ${canary()}`;
      const asJson = { 'Content-Type': 'application/json', Authorization: authorization };
      await canariedCall(route, '1').set(asJson).send(broken);
      await canariedCall(route, '1')
        .set({ ...asJson, 'Content-Type': canary() })
        .send(broken);
    }

    expectCleanLog(bodies.length * 2 || 2);
  });

  it.each(['agency', 'institution', 'personal'] as const)(
    'when a request of type %s is stored, read, searched, exported and changed',
    async (contactType) => {
      const body = canaried(buildVisitRequestWithDinner({ contactType })) as object;
      const created = await request(app).post('/api/v1/visit-request').send(body).expect(201);
      const { id } = dataOf<CreatedVisitRequest>(created);
      const signed = (test: Test) => test.set('Authorization', authorization).expect(200);
      const path = `/api/v1/visit-request`;
      const { body: stored } = await signed(request(app).get(`${path}/${id}/one`));
      const { data } = stored as { data: { version: number } };
      for (const document of ['group-visit-pdf', 'bill-excel', 'audit-trail']) {
        await signed(request(app).get(`${path}/${id}/${document}`));
      }
      const typed = { search: canary(), email: `${canary()}@example.rs`, phone: canary() };
      await signed(request(app).get(`${path}/query`).query(typed));
      await signed(request(app).get(`${path}/query/excel-download`).query({ search: 'Kanarinac' }));
      await signed(
        request(app)
          .put(path)
          .send({ ...data, visitorAmount: 99 }),
      );

      expectCleanLog(7);
    },
  );

  it('with an address that no route has', async () => {
    await request(app).get(`/api/v1/${canary()}/${canary()}?${canary()}=${canary()}`);
    await request(app).get(`/${canary()}?email=${canary()}@example.rs`);
    await request(app).get(`/api/v1/visit-request/%E0${canary()}/one`);

    expectCleanLog(3);
  });
});

describe('the log has no word of what was stored or sent', () => {
  it('when PostgreSQL refuses a row and quotes it', async () => {
    const refusals = ['visit_request', 'contact_message'].map(
      (table) => `ALTER TABLE ${table} ADD CONSTRAINT refuses CHECK (id < 0) NOT VALID`,
    );
    await databasePool.query(refusals.join(';'));
    for (const [path, name] of [
      ['visit-request', 'POST /visit-request'],
      ['contact', 'POST /contact'],
    ] as const) {
      const body = canaried(VALID_BODIES[name]) as object;
      const { status } = await request(app).post(`/api/v1/${path}`).send(body);
      expect(status).toBe(500);
    }
    await databasePool.query(
      refusals.map((sql) => sql.replace(/ADD (CONSTRAINT \w+).*/, 'DROP $1')).join(';'),
    );

    expectCleanLog(4);
    expect(lines.filter((line) => line.includes('"msg":"failed"'))).toHaveLength(2);
  });

  it('while the database is away', async () => {
    await wire.cut();
    for (const [name, route] of routes) {
      const [body] = bodiesOf(name);
      await canariedCall(route, '1').set('Authorization', authorization).send(body);
    }
    await wire.restore();

    expectCleanLog(routes.length);
    expect(lines.filter((line) => line.includes('"status":503')).length).toBeGreaterThan(5);
    await vi.waitFor(() => prisma.price.count());
  });

  it('when a mail server refuses a mail and quotes its recipient', async () => {
    const body = canaried(VALID_BODIES['POST /contact']) as object;
    await request(app).post('/api/v1/contact').send(body).expect(201);
    lines = [];
    const worker = startMailWorker({
      logger,
      limitFactor: 1_000,
      transport: {
        outcome: 'sent' as const,
        send: ({ recipientEmail, subject }) => {
          const message = `550 <${recipientEmail}> (${subject}, ${canary()}): user unknown`;
          return Promise.reject(Object.assign(new Error(message), { responseCode: 550 }));
        },
        close: () => undefined,
      },
    });
    await vi.waitFor(() => expect(lines.join('')).toContain('mail not sent'));
    await worker.stop();

    expectCleanLog(1);
  });
});

it('a canary would be found: the log is the real one, and told everything', () => {
  logger.info({ name: canary() }, 'test');

  expect(lines.join('').match(CANARY)).toHaveLength(1);
});
