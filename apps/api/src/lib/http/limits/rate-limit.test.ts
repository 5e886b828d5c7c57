import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import type { Express } from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import {
  connectDatabase,
  databaseAddress,
  disconnectDatabase,
  prisma,
} from '#lib/database/prisma.ts';
import { testApp, testEnv } from '#test/test-app.ts';

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
    connectDatabase(databaseAddress);

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

  it.each([
    ['post', '/api/v1/auth/refresh', 3],
    ['get', '/api/v1/availability/2030-01-01', 6],
  ] as const)('%s %s is refused after %i calls at a hundredth', async (method, path, calls) => {
    const app = server(1, 0.01);
    const call = () => request(app)[method](path).set('X-Forwarded-For', '192.0.2.30');
    for (let count = 0; count < calls; count += 1) expect((await call()).status).not.toBe(429);

    expect((await call()).status).toBe(429);
  });

  it('counts all addresses of one IPv6 subscriber together', async () => {
    await exhaust('2001:db8:1:2::1');

    expect((await send('2001:db8:1:2:ffff::9')).status).toBe(429);
    expect((await send('2001:db8:1:3::1')).status).toBe(201);
  });

  it('lets a household’s /56 send twice as much as a subscriber, and a /48 four times', async () => {
    const sendFrom = async (networks: string[]) => {
      const statuses = [];
      for (const network of networks)
        statuses.push((await send(`2001:db8:a:${network}::1`)).status);
      return statuses;
    };

    expect(await sendFrom(['1', '2', '3', '4', '5'])).toEqual([201, 201, 201, 201, 429]);
    expect(await sendFrom(['100', '200', '300', '400', '500'])).toEqual([201, 201, 201, 201, 429]);
    expect((await send('2001:db8:b:1::1')).status).toBe(201);
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

  it('is counted without waiting for the disk, unlike everything else', async () => {
    const commitsAfter = (sql: string) =>
      prisma.$transaction(async (transaction) => {
        await transaction.$executeRaw`SET LOCAL synchronous_commit = on`;
        await transaction.$executeRawUnsafe(sql);
        const [row] = await transaction.$queryRaw<[object]>`SHOW synchronous_commit`;
        return row;
      });

    const off = { synchronous_commit: 'off' };
    expect(await commitsAfter(`INSERT INTO rate_limit VALUES ('a key', 1, 1)`)).toEqual(off);
    expect(await commitsAfter(`UPDATE rate_limit SET points = 2`)).toEqual(off);
    expect(await commitsAfter(`DELETE FROM rate_limit`)).toEqual(off);
    expect(await commitsAfter(`UPDATE price SET price = 2`)).toEqual({ synchronous_commit: 'on' });
  });

  it('keeps no address in the database', async () => {
    await send('192.0.2.77');

    const rows = await prisma.rateLimit.findMany();

    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ key }) => !/^\w+:[\w-]{43}$/.test(key))).toEqual([]);
  });
});

describe('a flood from many addresses', () => {
  const flooded = () => server(1, 0.01);
  const submit = (app: Express, address: string, body: object = buildVisitRequest()) =>
    request(app).post('/api/v1/visit-request').set('X-Forwarded-For', address).send(body);
  const mailsAbout = async (visitRequestId: number) =>
    (await prisma.mail.findMany({ where: { visitRequestId }, orderBy: { kind: 'asc' } })).map(
      ({ kind, subject }) => `${kind}: ${subject.split(':')[0]}`,
    );

  it('of bodies that are refused leaves the form as it was', async () => {
    await prisma.rateLimit.deleteMany();
    const app = flooded();
    for (let subscriber = 1; subscriber <= 30; subscriber += 1) {
      expect((await submit(app, `203.0.113.${subscriber}`, {})).status).toBe(400);
    }

    const { status, body } = await submit(app, '198.51.100.30');

    expect(status).toBe(201);
    const { id } = (body as { data: { id: number } }).data;
    expect((await mailsAbout(id)).map((mail) => mail.split(':')[0])).toEqual([
      'new-request',
      'request-received',
    ]);
  });

  it('of good ones costs everybody the confirmation and nobody the request', async () => {
    await prisma.rateLimit.deleteMany();
    const app = flooded();
    const ids: number[] = [];
    for (let subscriber = 1; subscriber <= 21; subscriber += 1) {
      const { status, body } = await submit(app, `203.0.113.${subscriber}`);
      expect(status).toBe(201);
      ids.push((body as { data: { id: number } }).data.id);
    }

    expect(await mailsAbout(ids[19]!)).toHaveLength(2);
    expect(await mailsAbout(ids[20]!)).toEqual(['new-request: Moguće automatski poslato']);
  });

  it('of messages is kept, too, and confirmed to nobody', async () => {
    await prisma.rateLimit.deleteMany();
    const few = flooded();
    const kinds = async () => {
      const mails = await prisma.mail.findMany({ orderBy: { createdAt: 'desc' }, take: 2 });
      return mails.map(({ kind }) => kind).toSorted();
    };
    for (let subscriber = 1; subscriber <= 5; subscriber += 1) {
      expect((await send(`203.0.113.${subscriber}`, few)).status).toBe(201);
    }
    expect(await kinds()).toContain('contact-received');
    const confirmed = await prisma.mail.count({ where: { kind: 'contact-received' } });

    expect((await send('203.0.113.6', few)).status).toBe(201);

    expect(await prisma.mail.count({ where: { kind: 'contact-received' } })).toBe(confirmed);
  });

  it('from the networks of one household ends at twice a subscriber’s limit', async () => {
    await prisma.rateLimit.deleteMany();
    const app = server(1, 0.05);
    const statuses = [];
    for (let network = 0; network < 8; network += 1) {
      statuses.push((await submit(app, `2001:db8:5:${(network + 16).toString(16)}::1`)).status);
    }

    expect(statuses).toEqual([...Array<number>(6).fill(201), 429, 429]);
  });
});
