import { buildContactMessage } from '@museum/shared/testing/build-contact-message';
import { buildVisitRequestWithDinner } from '@museum/shared/testing/build-visit-request';
import pg from 'pg';
import request from 'supertest';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  databaseAddress,
  databasePool,
  connectDatabase,
  disconnectDatabase,
  prisma,
} from './lib/database/prisma.ts';
import { JELENA } from '@museum/testing/jelena';
import { bearer, signInJelena } from '#test/staff.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();
let authorization: string;

beforeAll(async () => {
  authorization = bearer(await signInJelena());
});

const post = (path: string, body: object) => () => request(app).post(`/api/v1${path}`).send(body);

/** What would acknowledge something, had it been stored. */
const WRITES = [
  ['a visit request', post('/visit-request', buildVisitRequestWithDinner())],
  ['a contact message', post('/contact', buildContactMessage())],
  ['a sign-in', post('/auth/sign-in', { email: JELENA.email, password: JELENA.password })],
  [
    "a change of staff's",
    () =>
      request(app)
        .put('/api/v1/admin/prices')
        .set('Authorization', authorization)
        .send({ id: 1, price: 1234 }),
  ],
] as const;

const countRows = async () => ({
  requests: await prisma.visitRequest.count(),
  dinners: await prisma.dinnerRequest.count(),
  messages: await prisma.contactMessage.count(),
  mails: await prisma.mail.count(),
  changed: await prisma.price.count({ where: { price: 1234 } }),
});

const NOTHING = { requests: 0, dinners: 0, messages: 0, mails: 0, changed: 0 };

/** All connections begin anew, with what the database now says about itself. */
async function setDatabase(setting: string): Promise<void> {
  const address = databaseAddress;
  const client = new pg.Client(address.directUrl);
  await client.connect();
  await client.query('SET default_transaction_read_only = off');
  await client.query(`ALTER DATABASE ${pg.escapeIdentifier(client.database!)} ${setting}`);
  await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`);
  await client.end();
  await disconnectDatabase();
  connectDatabase(address);
}

/** As PostgreSQL reports it, at the last of a submission's tables. */
const refusing = (code: string, message: string) => `
  CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE '${message}' USING ERRCODE = '${code}'; END $$;
  CREATE TRIGGER refuse BEFORE INSERT ON mail EXECUTE FUNCTION refuse();
  CREATE TRIGGER refuse BEFORE INSERT ON refresh_token EXECUTE FUNCTION refuse();
  CREATE TRIGGER refuse BEFORE UPDATE ON price EXECUTE FUNCTION refuse();`;

const FULL_DISK = refusing('53100', 'could not extend file: No space left on device');
const DEADLOCK = refusing('40P01', 'deadlock detected');
const letIn = () => databasePool.query('DROP FUNCTION refuse CASCADE');

describe.each([
  [
    'is read-only',
    () => setDatabase('SET default_transaction_read_only = on'),
    () => setDatabase('RESET default_transaction_read_only'),
  ],
  ['has no room left on its disk', () => databasePool.query(FULL_DISK), letIn],
  ['gives a transaction up in favour of another', () => databasePool.query(DEADLOCK), letIn],
])('while the database %s', (_what, begin, end) => {
  afterEach(async () => {
    await end();
  });

  it.each(WRITES)('%s is answered 503, and nothing of it is stored', async (_write, write) => {
    await begin();

    const { status, body, headers } = await write();

    expect(status).toBe(503);
    expect(body).toMatchObject({ errors: [{ code: 'SERVICE_UNAVAILABLE' }] });
    expect(headers['retry-after']).toBe('5');
    expect(await countRows()).toEqual(NOTHING);
  });

  it('what only reads goes on', async () => {
    await begin();

    expect((await request(app).get('/api/v1/prices/mapping')).status).toBe(200);
    const list = await request(app)
      .get('/api/v1/visit-request/query')
      .set('Authorization', authorization);
    expect(list.status).toBe(200);
  });
});

it.each(WRITES)('%s is taken again once the database is well', async (_write, write) => {
  expect((await write()).status).toBeLessThan(300);
});
