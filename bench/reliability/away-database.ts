// PostgreSQL is killed, black-holed and its connections are reset while all kinds of calls go on.
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@museum/database/embedded-postgres';
import { prepareDatabase } from '@museum/database/prepare-database';
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import type { CreatedVisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { type Call, callApi } from '@museum/testing/call-api';
import { hasEnded } from '@museum/testing/product-server';
import { openWire, type Wire } from '@museum/testing/wire';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

import { atLeast, atMost, exactly, type Finding, never } from './finding.ts';
import { openProduct, type Product } from './product.ts';
import {
  eventually,
  type Keep,
  type RunSetting,
  seededChance,
  withCleanUp,
} from './run-setting.ts';

export type AwayDatabaseOptions = Omit<RunSetting, 'testServer'> & {
  /** How often the server is killed with SIGKILL and started again. */
  kills: number;
  /** How often the wire to it swallows everything for longer than any call may take. */
  blackHoles: number;
  /** How often all connections are reset. */
  resets: number;
  plant?: 'no-timeouts' | 'unheard-pool-errors' | 'sulking-pool' | 'commits-not-on-disk';
};

const LIMIT_MS = 5_000;
const BLACK_HOLE_MS = 6_000;
/** A call that finds the product well takes some milliseconds; so many kinds of calls go on at once. */
const PAUSE_MS = 20;

/** Every kind of call: what it sends, and how it is answered while all is well. */
const CALLS: { wanted: number; call: (token: string) => Call }[] = [
  { wanted: 200, call: () => ({ path: '/prices/mapping' }) },
  { wanted: 200, call: (token) => ({ path: '/prices', token }) },
  { wanted: 200, call: (token) => ({ path: '/visit-request/query', token }) },
  {
    wanted: 401,
    call: () => ({ method: 'POST', path: '/auth/refresh', body: { token: 'x'.repeat(43) } }),
  },
  {
    wanted: 401,
    call: () => ({
      method: 'POST',
      path: '/auth/sign-in',
      body: { email: 'niko@example.rs', password: 'nebitna lozinka' },
    }),
  },
  {
    wanted: 201,
    call: () => ({
      method: 'POST',
      path: '/visit-request',
      body: buildVisitRequest(),
      headers: { 'idempotency-key': randomUUID() },
    }),
  },
];

export const awayDatabase = (options: AwayDatabaseOptions) =>
  withCleanUp((keep) => run(options, keep));

async function run(options: AwayDatabaseOptions, keep: Keep): Promise<Finding[]> {
  const { kills, blackHoles, resets, plant, log = () => undefined } = options;
  const chance = seededChance(options.seed);
  const database = keep(await openServer(), ({ remove }) => remove());
  if (plant === 'commits-not-on-disk') await database.loseCommits();
  const wire = keep(await openWire(new URL(database.url)), ({ cut }) => cut());
  const opening = openProduct({
    databaseUrl: wire.url(),
    plant: plant === 'commits-not-on-disk' ? undefined : plant,
  });
  const product = keep(await opening, ({ stop }) => stop());
  const calls = keep(await keepCalling(product), ({ end }) => end());
  let slowestReturnMs = 0;
  // Counts what has happened, which may be less than what was planned.
  const done = { kills: 0, blackHoles: 0, resets: 0 };
  const toReady = async () => {
    const start = performance.now();
    await eventually(() => hasEnded(product.process()) || isReady(product.url), 3 * LIMIT_MS);
    slowestReturnMs = Math.max(slowestReturnMs, performance.now() - start);
    await wait(300);
  };

  for (let count = 1; count <= kills; count += 1) {
    if (await database.kill()) done.kills += 1;
    await wait(chance() * 3_000);
    await database.start();
    await toReady();
    log(`PostgreSQL killed ${count} times`);
  }
  for (let count = 1; count <= blackHoles; count += 1) {
    if (await blackHole(wire, product)) done.blackHoles += 1;
    await toReady();
    log(`black-holed ${count} times`);
  }
  for (let count = 1; count <= resets && !hasEnded(product.process()); count += 1) {
    const connections = await database.connections();
    wire.reset();
    if (connections.length > 0 && (await database.haveEnded(connections))) done.resets += 1;
    await toReady();
  }
  const hasLived = !hasEnded(product.process());
  const seen = await calls.end();
  await product.stop();
  const ids = await database.storedIds();
  return [
    exactly('SIGKILL of PostgreSQL', done.kills, kills),
    exactly('black holes of 6 s', done.blackHoles, blackHoles),
    exactly('resets of all connections', done.resets, resets),
    never('ends of the server process', hasLived ? 0 : 1),
    atMost('slowest call, in ms', Math.round(seen.slowestMs), LIMIT_MS),
    atMost('slowest return to readiness, in ms', Math.round(slowestReturnMs), LIMIT_MS),
    never('answers other than the right one or 503', seen.wrong),
    atLeast('calls', seen.calls, 1),
    atLeast('acknowledged requests', seen.acknowledged.length, 1),
    never('acknowledged requests lost', seen.acknowledged.filter((id) => !ids.has(id)).length),
  ];
}

/** True when the server has noticed. */
async function blackHole(wire: Wire, { url }: Product): Promise<boolean> {
  wire.swallow();
  const [hasSeenNothing] = await Promise.all([isReady(url), wait(BLACK_HOLE_MS)]);
  await wire.restore();
  return !hasSeenNothing;
}

const isReady = (url: string) =>
  fetch(`${url}/health/ready`).then(
    async (answer) => (await answer.arrayBuffer(), answer.ok),
    () => false,
  );

/** Makes every kind of call again and again until it is told to end. */
async function keepCalling(product: Product) {
  const token = await product.token();
  const seen = { calls: 0, slowestMs: 0, wrong: 0, acknowledged: [] as number[] };
  let isOver = false;
  const again = async ({ wanted, call }: (typeof CALLS)[number]) => {
    while (!isOver) {
      const start = performance.now();
      const answer = await callApi<CreatedVisitRequest>(product.url, call(token)).catch(
        () => undefined,
      );
      seen.calls += 1;
      seen.slowestMs = Math.max(seen.slowestMs, performance.now() - start);
      if (answer?.status !== wanted && answer?.status !== 503) seen.wrong += 1;
      if (answer?.status === 201) seen.acknowledged.push(answer.data.id);
      await wait(PAUSE_MS);
    }
  };
  const all = CALLS.map(again);
  return {
    end: async () => {
      isOver = true;
      await Promise.all(all);
      return seen;
    },
  };
}

/** A PostgreSQL of the run's own, which keeps what it has committed. */
async function openServer() {
  const dataDir = mkdtempSync(join(tmpdir(), 'museum-away-database-'));
  chmodSync(dataDir, 0o755); // as root the database runs as another user
  const start = () => startEmbeddedPostgres({ dataDir });
  const started: EmbeddedPostgres[] = [await start()];
  const [{ url, place }] = started as [EmbeddedPostgres];
  await prepareDatabase(url);
  const rows = async (sql: string) => {
    const client = new pg.Client(url);
    await client.connect();
    const answer = await client.query<{ id: number }>(sql);
    await client.end();
    return answer.rows;
  };
  /** Those of the server, by their process. */
  const connections = async () => {
    const mine = await rows(`SELECT pid AS id FROM pg_stat_activity
      WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`);
    return mine.map(({ id }) => id);
  };
  return {
    url,
    /** True once nobody answers any more. */
    kill: async () => {
      const [pid] = readFileSync(join(place, 'cluster', 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
      const isAway = () =>
        rows('SELECT 1 AS id').then(
          () => false,
          () => true,
        );
      return eventually(isAway, LIMIT_MS);
    },
    connections,
    haveEnded: (ids: number[]) =>
      eventually(async () => {
        const left = new Set(await connections());
        return !ids.some((id) => left.has(id));
      }, LIMIT_MS),
    start: async () => void started.push(await start()),
    loseCommits: () => rows('ALTER ROLE museum SET synchronous_commit = off'),
    storedIds: async () =>
      new Set((await rows('SELECT id FROM visit_request')).map(({ id }) => id)),
    remove: async () => {
      for (const server of started) await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
