import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import {
  connectDatabase,
  counterPool,
  databasePool,
  databaseUrl,
  disconnectDatabase,
  prisma,
} from '#lib/prisma.ts';
import { testApp, testEnv } from '../../test/test-app.ts';
import { addressKey } from './rate-limit.ts';

/** A fresh server on the same database that lets an address send two messages. */
const server = (trustedProxies = 1, factor = 0.1) =>
  testApp({ env: testEnv({ RATE_LIMIT_FACTOR: factor, TRUST_PROXY: trustedProxies }) });

const send = (address: string, app = server()) =>
  request(app)
    .post('/api/v1/contact')
    .set('X-Forwarded-For', address)
    .send({ name: 'Ana', email: 'ana@example.rs', message: 'Zdravo' });

const exhaust = async (address: string) => {
  expect((await send(address)).status).toBe(201);
  expect((await send(address)).status).toBe(201);
};

describe('a limit', () => {
  it('holds across servers and says when to come back', async () => {
    await exhaust('192.0.2.1');

    const { status, body, headers } = await send('192.0.2.1');

    expect(status).toBe(429);
    expect(body).toEqual({
      errors: [
        {
          code: 'TOO_MANY_REQUESTS',
          message: 'Previše pokušaja. Molimo sačekajte malo pa pokušajte ponovo.',
        },
      ],
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(3_500);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(3_600);
    expect((await send('192.0.2.2')).status).toBe(201);
  });

  it('is the same after a restart', async () => {
    await exhaust('192.0.2.10');

    await disconnectDatabase();
    connectDatabase(databaseUrl);

    expect((await send('192.0.2.10')).status).toBe(429);
  });

  it('lets exactly as many through as it says when two servers are asked at once', async () => {
    const servers = [server(), server()];

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => send('192.0.2.11', servers[index % 2])),
    );

    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, 201, ...Array<number>(18).fill(429)]);
  });

  it('as it is in production lets a school behind one address send twenty requests in an hour', async () => {
    const school = server(1, 1);
    const submit = (group: number) =>
      request(school)
        .post('/api/v1/visit-request')
        .set('X-Forwarded-For', '192.0.2.20')
        .set('Idempotency-Key', `razred-${group}`)
        .send(buildVisitRequest({ visitorAmount: 20 + group }));

    const ids = new Set<number>();
    for (let group = 1; group <= 20; group += 1) {
      // The network is bad: every second request is sent twice.
      const answers = [await submit(group), ...(group % 2 ? [await submit(group)] : [])];
      for (const { status, body } of answers) {
        expect(status).toBe(201);
        ids.add((body as { data: { id: number } }).data.id);
      }
    }

    expect(ids.size).toBe(20);
  });

  it('counts all addresses of one IPv6 subscriber together', async () => {
    await exhaust('2001:db8:1:2::1');

    expect((await send('2001:db8:1:2:ffff::9')).status).toBe(429);
    expect((await send('2001:db8:1:3::1')).status).toBe(201);
  });

  it('is not fooled by an address that the caller made up', async () => {
    const forged = (count: number) => `10.0.0.${count}, 203.0.113.5`;
    expect((await send(forged(1))).status).toBe(201);
    expect((await send(forged(2))).status).toBe(201);

    expect((await send(forged(3))).status).toBe(429);
  });

  it('without a proxy counts the address of the connection only', async () => {
    await prisma.rateLimit.deleteMany();
    const direct = server(0);
    await send('198.51.100.1', direct);
    await send('198.51.100.2', direct);

    expect((await send('198.51.100.3', direct)).status).toBe(429);
  });

  it('holds for all addresses together', async () => {
    await prisma.rateLimit.deleteMany();
    const few = server(1, 0.01);

    const statuses = [];
    for (let subscriber = 1; subscriber <= 6; subscriber += 1) {
      statuses.push((await send(`203.0.113.${subscriber}`, few)).status);
    }

    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it('is counted without waiting for the disk, unlike everything else', async () => {
    const setting = async (pool: typeof databasePool) => {
      const { rows } = await pool.query<{ setting: string; source: string }>(
        `SELECT setting, source FROM pg_settings WHERE name = 'synchronous_commit'`,
      );
      return rows[0];
    };

    expect(await setting(counterPool)).toEqual({ setting: 'off', source: 'client' });
    // What the server says, and not we.
    expect(await setting(databasePool)).toMatchObject({ source: 'configuration file' });
  });

  it('keeps no address in the database', async () => {
    await send('192.0.2.77');

    const rows = await prisma.rateLimit.findMany();

    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ key }) => !/^\w+:([\w-]{43}|all)$/.test(key))).toEqual([]);
  });
});

describe('addressKey', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0DB8:0000:0000:1::', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    // As some proxies write addresses: with the port, in brackets, IPv4 as hexadecimal IPv6.
    ['192.0.2.1:51234', '192.0.2.1'],
    ['[2001:db8:1:2::9]:51234', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['unknown', 'unknown'],
    [undefined, 'unknown'],
  ])('%s counts as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});
