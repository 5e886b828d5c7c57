import type { CalendarDay } from '@museum/shared/calendar/calendar-schema';
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import { createTestDatabase } from '@museum/database/test-database';
import { sheetOf, shownRows } from '@museum/testing/read-documents';
import { openWire, type Wire } from '@museum/testing/wire';
import pg from 'pg';
import request from 'supertest';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { createLogger } from '#lib/log/logger.ts';
import { inFebruary, testApp } from '#test/test-app.ts';
import { bearer, signInJelena } from '#test/staff.ts';
import { dataOf, fileOf, visitRequestCalls } from '#test/visit-request-calls.ts';
import {
  connectDatabase,
  type DatabaseAddress,
  databaseAddress,
  disconnectDatabase,
  prisma,
} from './prisma.ts';
import { calmAddress, logReplica, readCalmly } from './read-replica.ts';

/** A second database that says how far it has come, as a replica would: so many looks later it is there. */
const REPLAYING = `
  CREATE TABLE replaying (looks bigint, seen bigint);
  INSERT INTO replaying VALUES (0, 0);
  CREATE FUNCTION public.pg_last_wal_replay_lsn() RETURNS pg_lsn LANGUAGE sql AS $$
    UPDATE replaying SET seen = seen + 1
    RETURNING CASE WHEN seen > looks THEN 'FFFFFFFF/FFFFFFFF' ELSE '0/0' END::pg_lsn $$;`;

let primary: DatabaseAddress;
let standIn: { url: string; drop: () => Promise<void> };
let wire: Wire;
let control: pg.Client;
let warnings: string[];

beforeEach(async () => {
  primary = databaseAddress;
  warnings = [];
  logReplica(createLogger('warn', { write: (line: string) => void warnings.push(line) }));
  standIn = await createTestDatabase(inject('testServer'));
  control = new pg.Client(standIn.url);
  await control.connect();
  const name = pg.escapeIdentifier(control.database!);
  await control.query(`${REPLAYING} ALTER DATABASE ${name} SET search_path = public, pg_catalog`);
  wire = await openWire(new URL(standIn.url));
  await reconnect({ ...primary, readUrl: wire.url() });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await reconnect(primary);
  await wire.cut();
  await control.end();
  await standIn.drop();
});

async function reconnect(address: DatabaseAddress): Promise<void> {
  await disconnectDatabase();
  connectDatabase(address);
}

/** From now on the stand-in is there after so many looks. */
const behind = (looks: number) =>
  control.query('UPDATE replaying SET looks = $1, seen = 0', [looks]);

const NEVER = 1_000_000;

/** Which database a read goes to. */
const readFrom = () =>
  readCalmly(async (db) => {
    const [{ name }] = await db.$queryRaw<[{ name: string }]>`SELECT current_database() AS name`;
    return `/${name}` === new URL(standIn.url).pathname ? 'replica' : 'primary';
  });

it('a heavy read goes to the replica that has everything', async () => {
  expect(await readFrom()).toBe('replica');
  expect(await calmAddress()).toEqual({ url: wire.url(), directUrl: wire.url() });
});

it('one that needs a moment is waited for', async () => {
  await behind(3);

  expect(await readFrom()).toBe('replica');
});

it('one that is behind is not read, which is logged once', async () => {
  await behind(NEVER);

  expect([await readFrom(), await readFrom()]).toEqual(['primary', 'primary']);
  expect(await calmAddress()).toEqual({ ...primary, readUrl: wire.url() });
  expect(warnings).toEqual([expect.stringContaining('it is behind')]);
});

it('one that is away is not read, which is logged once, and is read again when it is back', async () => {
  const now = performance.now();
  await readFrom();
  await wire.cut();

  expect([await readFrom(), await readFrom()]).toEqual(['primary', 'primary']);
  expect(warnings).toEqual([expect.stringContaining('the replica does not answer')]);

  await wire.restore();
  vi.spyOn(performance, 'now').mockReturnValue(now + 3_600_000);
  expect(await readFrom()).toBe('replica');
});

it('a server that replays nothing is no replica', async () => {
  await control.query('DROP FUNCTION public.pg_last_wal_replay_lsn');

  expect(await readFrom()).toBe('primary');
});

it('a read that the replica gives up is done by the primary', async () => {
  const databases: string[] = [];
  const answer = await readCalmly(async (db) => {
    const [{ name }] = await db.$queryRaw<[{ name: string }]>`SELECT current_database() AS name`;
    databases.push(name);
    if (databases.length > 1) return 'answered';
    return db.$executeRaw`DO $$ BEGIN
      RAISE 'canceling statement due to conflict with recovery' USING ERRCODE = '40001'; END $$`;
  });

  expect(answer).toBe('answered');
  expect(new Set(databases).size).toBe(2);
});

it('a read that is wrong by itself is not tried twice', async () => {
  let tries = 0;
  const wrong = readCalmly((db) => {
    tries += 1;
    return db.$queryRawUnsafe('SELECT nonsense');
  });

  await expect(wrong).rejects.toThrow('nonsense');
  expect(tries).toBe(1);
});

it('the calendar and the workbooks are heavy reads', async () => {
  const zones = {
    centre: { places: 7, stayMinutes: 90, stayMinutesWithLunch: 120, startsPerQuarter: 2 },
    restaurant: { places: 60, stayMinutes: 45 },
    memorialHouse: { places: 30, stayMinutes: 30 },
  };
  await control.query(`INSERT INTO setting (name, value) VALUES ('zones', $1)`, [{ zones }]);
  await reconnect({ url: standIn.url, directUrl: standIn.url });
  const calls = await visitRequestCalls(inFebruary);
  const { normalizedId } = await calls.create(buildVisitRequest({ visitDate: '2027-03-03' }));
  await reconnect({ ...primary, readUrl: wire.url() });
  const authorization = bearer(await signInJelena(inFebruary));
  const get = (path: string) =>
    request(testApp(inFebruary)).get(`/api/v1${path}`).set('Authorization', authorization);

  const days = dataOf<CalendarDay[]>(
    await get('/admin/calendar?from=2027-03-03&to=2027-03-03').expect(200),
  );
  const { sheet } = await sheetOf(await fileOf(get('/visit-request/query/excel-download')));

  expect(days).toMatchObject([{ groups: 1, centre: { places: 7 } }]);
  expect(shownRows(sheet).flat()).toContain(normalizedId);
  expect(await prisma.visitRequest.count()).toBe(0);
});
