import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { KitchenDay } from '@museum/shared/kitchen/kitchen-schema';
import type { Price } from '@museum/shared/prices/price-schema';
import { buildVisitRequestWithDinner } from '@museum/shared/testing/build-visit-request';
import { comingDay } from '@museum/shared/testing/coming-day';
import { openWire } from '@museum/testing/wire';
import { pino } from 'pino';
import request, { type Test } from 'supertest';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashRefreshToken } from '#auth/sessions/refresh-token.ts';
import { endSessionOf } from '#auth/sessions/session-store.ts';
import { PROGRAM } from '#audit/program-actor.ts';
import { databaseAddress, databasePool, prisma } from '#lib/database/prisma.ts';
import { startLive } from '#lib/live/live.ts';
import { anonymizeVisitRequests } from '#privacy/anonymization-store.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { follow, openStream, startLiveServer, type Stream } from '#test/live-server.ts';
import { requesterCalls } from '#test/requester-calls.ts';
import { bearer, hireJelena, signInJelena } from '#test/staff.ts';
import { testEnv } from '#test/test-app.ts';
import { dataOf, visitRequestCalls } from '#test/visit-request-calls.ts';
import { openEventStream } from './event-stream.ts';

type LiveServer = Awaited<ReturnType<typeof startLiveServer>>;

const DAY = comingDay(46, 4);
const NEXT_DAY = comingDay(46, 5);
const MAIL = { send: false };

let here: LiveServer;
let elsewhere: LiveServer;
let calls: Awaited<ReturnType<typeof visitRequestCalls>>;
const open: Stream[] = [];

/** The stream of a colleague whose browser is at the other server. */
async function watch(server = elsewhere): Promise<Stream> {
  const stream = await openStream(server.events);
  open.push(stream);
  return stream;
}

const within2s = (look: () => void) => vi.waitFor(look, { timeout: 2_000, interval: 10 });
const requestNews = (id: number, version: number, date = DAY) => ({
  kind: 'request',
  id,
  date,
  version,
});

beforeAll(async () => {
  [here, elsewhere] = await Promise.all([startLiveServer(), startLiveServer()]);
  await vi.waitFor(async () => (await watch()).close(), 5_000);
  // On the day itself, for the gate.
  calls = await visitRequestCalls({ clock: () => new Date(`${DAY}T08:00:00Z`) });
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});
afterAll(() => Promise.all([here.stop(), elsewhere.stop()]));
beforeEach(() => emptyTables('visit_request', 'mail', 'audit_entry', 'payment', 'setting'));

const receive = async () =>
  (await calls.create(buildVisitRequestWithDinner({ visitDate: DAY }))).id;
/** A request of which the stream has told already that it came. */
async function receiveWatched() {
  const stream = await watch();
  const id = await receive();
  await within2s(() => expect(stream.news()).toContainEqual(requestNews(id, 1)));
  return { id, stream };
}

const signed = async (call: Test) => call.set('Authorization', bearer(await signInJelena()));
const arrive = async (id: number) => {
  await calls.confirm(id);
  const came = { version: 2, visitorAmount: 20, numberOfFollowers: 2 };
  await calls.note(id, 'arrive', came).expect(200);
};
const assignNobody = async (id: number) => {
  const { status } = await signed(
    request(here.app).put(`/api/v1/visit-request/${id}/guides`).send({ version: 1, guideIds: [] }),
  );
  expect(status).toBe(200);
};
const change = async (id: number) => {
  const requester = requesterCalls();
  const wanted = { ...(await calls.read(id)), visitorAmount: 20 };
  await requester.change(requester.key(id), wanted).expect(200);
};
const erase = (id: number) =>
  prisma.$transaction((transaction) =>
    anonymizeVisitRequests(transaction, [id], { actor: PROGRAM, action: 'request-anonymized' }),
  );

describe('what is done at one server is told at another within 2 s', () => {
  it('a new request, though its commit waits for nobody', async () => {
    const stream = await watch();
    const id = await receive();
    await within2s(() => expect(stream.news()).toContainEqual(requestNews(id, 1)));
  });

  it('a confirmation, and a move on both of its days', async () => {
    const id = await receive();
    const stream = await watch();
    await calls.confirm(id);
    await within2s(() => expect(stream.news()).toContainEqual(requestNews(id, 2)));

    const { visitorGroupAgeType: ageGroupType, ...seen } = await calls.read(id);
    await calls
      .update({ ...seen, ageGroupType, visitDate: NEXT_DAY, reason: 'Dogovoreno', mail: MAIL })
      .expect(200);
    await within2s(() =>
      expect(stream.news()).toEqual(
        expect.arrayContaining([requestNews(id, 3, NEXT_DAY), requestNews(id, 2)]),
      ),
    );
  });

  it.each<[string, (id: number) => PromiseLike<unknown>]>([
    ['a payment', (id) => calls.pay(id, { paidOn: '2026-10-06', amount: 100, way: 'cash' })],
    ['a predračun', (id) => calls.issueProforma(id).expect(201)],
    ['a note', (id) => calls.addNote(id, 'Zvali su').expect(201)],
    ['new prices', (id) => calls.recalculate(id, 1).expect(200)],
    ['a deletion', (id) => calls.remove(id).expect(200)],
    [
      'a cancellation',
      (id) => calls.act(id, 'cancel', { version: 1, reason: 'Bolest', mail: MAIL }),
    ],
    ['a lunch that is taken out', (id) => calls.removeDinner(id).expect(200)],
    ['an arrival', (id) => arrive(id)],
    ['a group that is late', (id) => calls.note(id, 'late', { version: 1 }).expect(200)],
    ['who leads it', (id) => assignNobody(id)],
    ['a change by its requester', (id) => change(id)],
    ['the erasure of its personal data', (id) => erase(id)],
  ])('%s', async (_what, act) => {
    const { id, stream } = await receiveWatched();
    const before = stream.news().length;
    await act(id);
    await within2s(() =>
      expect(stream.news().slice(before)).toContainEqual(
        expect.objectContaining({ kind: 'request', id, date: DAY }),
      ),
    );
  });

  it('a proposal of the requester', async () => {
    const { id, stream } = await receiveWatched();
    await calls.confirm(id);
    await change(id);
    expect((await calls.read(id)).proposal).not.toBeNull();
    await within2s(() => expect(stream.news()).toContainEqual(requestNews(id, 3)));
  });

  it('that its requester was reminded of a visit', async () => {
    const { id, stream } = await receiveWatched();
    const before = stream.news().length;
    const row = { visitRequestId: id, kind: 'arrival', visitDate: new Date(DAY) } as const;
    await prisma.reminder.create({ data: row });
    await within2s(() => expect(stream.news().slice(before)).toContainEqual(requestNews(id, 1)));
  });

  it('that the kitchen has taken note of a day', async () => {
    const { stream } = await receiveWatched();
    const day = `/api/v1/admin/kitchen/${DAY}`;
    const { mark } = dataOf<KitchenDay>(await signed(request(here.app).get(day)));
    await signed(request(here.app).post(`${day}/acknowledge`).send({ mark }));
    const news = { kind: 'request', id: null, date: DAY, version: null };
    await within2s(() => expect(stream.news()).toContainEqual(news));
  });

  it('the hours and places that staff set', async () => {
    const stream = await watch();
    const body = { version: 0, notice: null };
    await signed(request(here.app).put('/api/v1/admin/settings/notice').send(body));
    const notice = { kind: 'setting', id: 'notice', date: null, version: 1 };
    await within2s(() => expect(stream.news()).toContainEqual(notice));
  });

  it('a price, as one of the settings', async () => {
    const stream = await watch();
    const [price] = dataOf<Price[]>(await signed(request(here.app).get('/api/v1/prices/all')));
    await signed(
      request(here.app)
        .put('/api/v1/admin/prices')
        .send({ ...price, price: 1250 }),
    );
    const prices = { kind: 'setting', id: 'prices', date: null, version: null };
    await within2s(() => expect(stream.news()).toContainEqual(prices));
  });
});

it('tells numbers, days and names of settings: of what was typed, nothing', async () => {
  const stream = await watch();
  const id = await receive();
  await calls.confirm(id);
  await within2s(() => expect(stream.news()).toContainEqual(requestNews(id, 2)));

  const texts = Object.values(await calls.read(id)).filter(
    (value) => typeof value === 'string' && value.length > 3 && value !== DAY,
  );
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => stream.text().includes(text as string))).toEqual([]);
});

it('what is rolled back is never told', async () => {
  const id = await receive();
  const stream = await watch();
  await calls.act(id, 'confirm', { version: 9, mail: MAIL }).expect(409);
  await calls.confirm(id);
  await within2s(() => expect(stream.news()).toContainEqual(requestNews(id, 2)));
  expect(stream.news().filter(({ version }) => version === 10)).toEqual([]);
});

it('very much at once is told as one', async () => {
  const stream = await watch();
  await databasePool.query(
    `SELECT tell_change('request', to_jsonb(n), '${DAY}', 1) FROM generate_series(1, 500) n`,
  );
  const all = { kind: 'all', id: null, date: null, version: null };
  await within2s(() => expect(stream.news()).toContainEqual(all));
  expect(stream.news().length).toBeLessThan(60);
});

it('what somebody else tells on the channel reaches nobody, and ends nothing', async () => {
  const { stream, id } = await receiveWatched();
  const strange = ['no JSON', '{"kind":"request","id":{"name":"Ana"},"date":null,"version":1}'];
  for (const payload of strange) {
    await databasePool.query(`SELECT pg_notify('museum', $1)`, [payload]);
  }
  await calls.confirm(id);
  await within2s(() => expect(stream.news()).toContainEqual(requestNews(id, 2)));
  expect(stream.text()).not.toContain('Ana');
});

it('nothing on its way may keep it back', async () => {
  const { headers } = (await watch()).answer;
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
});

describe('a stream ends', () => {
  it('with its session, at every server, and another person’s goes on', async () => {
    const { accessToken, refreshToken } = await signInJelena();
    const stream = await follow(elsewhere.events, { authorization: `Bearer ${accessToken}` });
    const other = await watch();
    const hash = hashRefreshToken(refreshToken, testEnv().JWT_SECRET);
    await endSessionOf(hash, (await hireJelena()).id, new Date());

    await stream.ended;
    const id = await receive();
    await within2s(() => expect(other.news()).toContainEqual(requestNews(id, 1)));
  });

  it('with its access token', async () => {
    // Issued so long ago that of its ten minutes two seconds are left.
    const clock = () => new Date(Date.now() - 598_000);
    const stream = await openStream(elsewhere.events, { clock });
    expect(stream.answer.status).toBe(200);
    await stream.ended;
  });

  it('with the server, at once', async () => {
    const leaving = await startLiveServer();
    await vi.waitFor(async () => expect((await watch(leaving)).answer.status).toBe(200), 5_000);
    const stream = await watch(leaving);
    await leaving.stop();
    await stream.ended;
  });

  it('with the listening connection; who comes again follows the database once more', async () => {
    const stream = await watch();
    await databasePool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'museum live' AND datname = current_database()`,
    );
    await stream.ended;

    const again = await vi.waitFor(async () => {
      const next = await watch();
      expect(next.answer.status).toBe(200);
      return next;
    }, 5_000);
    const id = await receive();
    await within2s(() => expect(again.news()).toContainEqual(requestNews(id, 1)));
  });
});

it('while the database is away nobody is let believe that nothing happens', async () => {
  const wire = await openWire(new URL(databaseAddress.directUrl));
  const server = await startLiveServer(wire.url());
  const stream = await vi.waitFor(async () => {
    const next = await watch(server);
    expect(next.answer.status).toBe(200);
    return next;
  }, 5_000);

  await wire.cut();
  await stream.ended;
  const { answer } = await watch(server);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);

  await wire.restore();
  await vi.waitFor(async () => expect((await watch(server)).answer.status).toBe(200), {
    timeout: 10_000,
    interval: 200,
  });
  await server.stop();
  await wire.cut();
});

it('says once that it doesn’t listen, also when the database is away from the first moment on', async () => {
  const wire = await openWire(new URL(databaseAddress.directUrl));
  await wire.cut();
  const told: string[] = [];
  const logger = pino({}, { write: (line) => told.push(line) });
  const lines = () => told.filter((line) => line.includes('no live news'));
  const live = startLive({ url: wire.url(), logger });
  const follower = { sessionId: '', hear: () => {}, sign: () => {}, end: () => {} };
  const listens = () => vi.waitFor(() => expect(live.follow(follower)).toBeDefined(), 10_000);

  await vi.waitFor(() => expect(lines()).toHaveLength(1), 5_000);
  await wire.restore();
  await listens();
  await wire.cut();
  await vi.waitFor(() => expect(lines()).toHaveLength(2), 5_000);
  await wire.restore();
  await listens();
  await live.stop();
  await wire.cut();

  expect(lines()).toHaveLength(2);
});

it('refuses who isn’t signed in', async () => {
  expect((await follow(here.events, {})).answer.status).toBe(401);
});

it('a session has twenty streams at most', async () => {
  const authorization = bearer(await signInJelena());
  const streams = await Promise.all(
    Array.from({ length: 21 }, () => follow(here.events, { authorization })),
  );
  open.push(...streams);
  const statuses = streams.map(({ answer }) => answer.status).toSorted();
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
});

it('whoever leaves before their stream begins takes none of them', async () => {
  const authorization = bearer(await signInJelena());
  const leaving = new AbortController();
  const lock = await databasePool.connect();
  try {
    // The check of the session waits for as long as this.
    await lock.query('BEGIN');
    await lock.query('LOCK TABLE session');
    const { signal } = leaving;
    const asked = Array.from({ length: 20 }, () =>
      fetch(here.events, { headers: { authorization }, signal }).catch(() => undefined),
    );
    await vi.waitFor(async () => {
      const { rowCount } = await lock.query(
        `SELECT FROM pg_locks WHERE NOT granted AND relation = 'session'::regclass`,
      );
      expect(rowCount).toBeGreaterThan(0);
    }, 5_000);
    leaving.abort();
    await Promise.all(asked);
    // Once this is answered, the server has seen them go.
    await fetch(new URL('/health/live', here.events));
  } finally {
    await lock.query('COMMIT');
    lock.release();
  }

  const stream = await follow(here.events, { authorization });
  open.push(stream);
  expect(stream.answer.status).toBe(200);
});

it('a reader that stops reading is cut off before it costs memory', async () => {
  const cut = Promise.withResolvers<number>();
  const server = createServer((_request, response) => {
    const stream = openEventStream(response);
    response.on('close', () => cut.resolve(sent));
    let sent = 0;
    const flood = () => {
      if (response.destroyed) return;
      stream.send('x'.repeat(8_192));
      sent += 8_192;
      setImmediate(flood);
    };
    flood();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const reader = connect((server.address() as AddressInfo).port, '127.0.0.1');
  reader.on('error', () => undefined);
  reader.pause();
  reader.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');

  // What the system's buffers took lies outside of the process.
  expect(await cut.promise).toBeLessThan(50_000_000);
  reader.destroy();
  server.close();
});
