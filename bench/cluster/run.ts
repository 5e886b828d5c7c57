// pnpm bench:cluster: the product on a PostgreSQL cluster, its parts killed one by one under load.
// --only NAME leaves the other runs out, --kills N and --soak SECONDS shorten them, --without-keys
// plants a fault: clients that don't say that they try again.
import { findFreePort } from '@museum/database/free-port';
import { applyMigrations } from '@museum/database/migrate';
import { seedPrices } from '@museum/database/seed';
import { startSmtpSink } from '@museum/testing/smtp-sink';
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import pg from 'pg';

import { runTask } from '../../scripts/run-program.ts';
import type { Finding } from '../reliability/finding.ts';
import { OFFICE } from '../reliability/killed-server.ts';
import { openProduct, type Product } from '../reliability/product.ts';
import type { Keep } from '../reliability/run-setting.ts';
import { seedRequests } from '../seed-requests.ts';
import { startCluster } from './cluster.ts';
import { findPrograms, type Programs } from './packages.ts';
import { RUNS, type Setting } from './runs.ts';

const PROCESSES = 4;

const { values: chosen } = parseArgs({
  options: {
    only: { type: 'string' },
    kills: { type: 'string', default: '5' },
    soak: { type: 'string', default: '600' },
    requests: { type: 'string', default: '100000' },
    'without-keys': { type: 'boolean', default: false },
  },
});

const found = findPrograms();
if ('missing' in found) {
  console.log(`apt-get install --no-install-recommends ${found.missing.join(' ')}`);
  process.exitCode = 1;
} else {
  const { programs } = found;
  await runTask(async ({ keep }) => {
    const setting = await open(programs, (thing, end) => {
      keep({ stop: async () => void (await end(thing)) });
      return thing;
    });
    for (const [name, run] of Object.entries(RUNS)) {
      if (chosen.only === undefined || chosen.only === name) await measure(name, run(setting));
    }
  });
}

async function measure(name: string, run: Promise<Finding[]>): Promise<void> {
  console.log(name);
  for (const { promise, measured, isMet } of await run) {
    console.log(`  ${isMet ? '✔' : '✖'} ${promise.padEnd(50)} ${measured}`);
    if (!isMet) process.exitCode = 1;
  }
}

/** The cluster, a database of so many requests on it, and the product's processes. */
async function open(programs: Programs, keep: Keep): Promise<Setting> {
  const cluster = await startCluster(keep, programs);
  await fillDatabase(cluster.databaseUrl);
  const sink = keep(await startSmtpSink(), ({ stop }) => stop());
  const port = await findFreePort();
  const variables = {
    JWT_SECRET: randomBytes(32).toString('hex'),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    ...{ SMTP_URL: sink.url, MAIL_OFFICE: OFFICE, TRUST_PROXY: '1' },
  };
  const options = { databaseUrl: cluster.databaseUrl, variables };
  const products: Product[] = [];
  for (let count = 0; count < PROCESSES; count += 1) {
    products.push(keep(await openProduct(options), ({ stop }) => stop()));
  }
  cluster.balance(
    port,
    products.map(({ url }) => Number(new URL(url).port)),
  );
  const pool = keep(new pg.Pool({ connectionString: cluster.databaseUrl, max: 2 }), (each) =>
    each.end(),
  );
  // A leader's end ends its connections.
  pool.on('error', () => undefined);
  return {
    ...{ cluster, products, url: variables.PUBLIC_URL, acknowledged: new Map() },
    received: sink.received,
    rows: async <Row extends object>(sql: string, values: unknown[] = []) =>
      (await pool.query<Row>(sql, values)).rows,
    kills: Number(chosen.kills),
    soakSeconds: Number(chosen.soak),
    withoutKeys: chosen['without-keys'],
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
