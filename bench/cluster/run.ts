// pnpm bench:cluster: the product on a PostgreSQL cluster, its parts killed one by one under load.
// --only NAME leaves the other runs out, --kills N, --soak SECONDS and --requests N shorten them;
// --plant NAME puts one fault in and runs what must find it.
import { findFreePort } from '@museum/database/free-port';
import { applyMigrations } from '@museum/database/migrate';
import { seedPrices } from '@museum/database/seed';
import { startSmtpSink } from '@museum/testing/smtp-sink';
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import pg from 'pg';

import { runTask } from '../../scripts/run-program.ts';
import { report, reportPlanted } from '../reliability/finding.ts';
import { OFFICE } from '../reliability/killed-server.ts';
import { openProduct, type Product } from '../reliability/product.ts';
import type { Keep } from '../reliability/run-setting.ts';
import { findPrograms } from '../programs.ts';
import { awaitQuotes, seedRequests } from '../seed-requests.ts';
import { PACKAGES, type Programs, startCluster } from './cluster.ts';
import { PLANTS } from './plants.ts';
import { type RunName, RUNS, type Setting } from './runs.ts';

const PROCESSES = 4;

const { values: chosen } = parseArgs({
  options: {
    only: { type: 'string' },
    plant: { type: 'string' },
    kills: { type: 'string', default: '5' },
    soak: { type: 'string', default: '600' },
    requests: { type: 'string', default: '100000' },
  },
});

const runs = Object.keys(RUNS).filter(
  (name): name is RunName => chosen.only === undefined || chosen.only === name,
);
const plant = chosen.plant === undefined ? undefined : PLANTS[chosen.plant];
if (runs.length === 0 || (chosen.plant !== undefined && !plant)) {
  console.log(`--only ${Object.keys(RUNS).join('|')}, --plant ${Object.keys(PLANTS).join('|')}`);
  process.exitCode = 1;
} else {
  await runTask(async ({ keep }) => {
    const programs = findPrograms(PACKAGES);
    const setting = await open(programs, (thing, end) => {
      keep({ stop: async () => void (await end(thing)) });
      return thing;
    });
    if (plant) {
      const findings = await RUNS[plant.run](setting);
      if (!reportPlanted(chosen.plant!, plant.breaks, findings)) process.exitCode = 1;
    } else for (const name of runs) await measure(name, setting);
  });
}

async function measure(name: RunName, setting: Setting): Promise<void> {
  const start = performance.now();
  console.log(name);
  if (!report(await RUNS[name](setting))) process.exitCode = 1;
  console.log(`  ${Math.round((performance.now() - start) / 1000)} s`);
}

/** The cluster, a database of so many requests on it, and the product's processes. */
async function open(programs: Programs, keep: Keep): Promise<Setting> {
  const cluster = await startCluster(keep, programs, plant);
  await fillDatabase(cluster.directUrl);
  const sink = keep(await startSmtpSink(), ({ stop }) => stop());
  const [port, portOfOne] = [await findFreePort(), await findFreePort()];
  const variables = {
    JWT_SECRET: randomBytes(32).toString('hex'),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATABASE_DIRECT_URL: cluster.directUrl,
    SMTP_URL: sink.url,
    MAIL_OFFICE: OFFICE,
    TRUST_PROXY: '1',
  };
  const options = { databaseUrl: cluster.databaseUrl, variables };
  const products: Product[] = [];
  for (let count = 0; count < PROCESSES; count += 1) {
    products.push(keep(await openProduct(options), ({ stop }) => stop()));
  }
  const ports = products.map(({ url }) => Number(new URL(url).port));
  cluster.balance(port, ports);
  cluster.balance(portOfOne, ports.slice(0, 1));
  await awaitQuotes(cluster.directUrl);
  const pool = keep(new pg.Pool({ connectionString: cluster.directUrl, max: 2 }), (each) =>
    each.end(),
  );
  // A leader's end ends its connections.
  pool.on('error', () => undefined);
  if (plant?.sql) await pool.query(plant.sql);
  return {
    cluster,
    products,
    url: variables.PUBLIC_URL,
    acknowledged: new Map(),
    urlOfOne: `http://127.0.0.1:${portOfOne}`,
    received: sink.received,
    rows: async <Row extends object>(sql: string, values: unknown[] = []) =>
      (await pool.query<Row>(sql, values)).rows,
    kills: Number(chosen.kills),
    soakSeconds: Number(chosen.soak),
    withoutKeys: plant?.withoutKeys ?? false,
  };
}

async function fillDatabase(url: string): Promise<void> {
  await withClient(new URL('/postgres', url).href, (client) =>
    client.query('CREATE DATABASE museum'),
  );
  await applyMigrations(url);
  await withClient(url, seedPrices);
  await seedRequests(url, Number(chosen.requests));
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client(url);
  await client.connect();
  await work(client);
  await client.end();
}
