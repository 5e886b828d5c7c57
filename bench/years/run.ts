// pnpm bench:years --requests 100000: ten years of requests with two and a half mails each; how long
// every list, filter, sort and search takes among them, and the housework. `--rounds` says how often each
// is asked (20), `--only` which (a pattern), `--data` names a folder that is kept and used again,
// `--restore` fills a second database from the backup. Ends with 1 when a call fails or takes too long.
// `--plant` takes away what searches rely on, and must be told by it (with 500,000 requests or more).
import { startEmbeddedPostgres } from '@museum/database/embedded-postgres';
import { prepareDatabase } from '@museum/database/prepare-database';
import { dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import { startProductServer } from '@museum/testing/product-server';
import { signInByApi } from '@museum/testing/sign-in';
import { appendFileSync, chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { type Program, runTask } from '../../scripts/run-program.ts';
import { callsOf } from './calls.ts';
import { measureCalls } from './measure-calls.ts';
import { measureHousework, measureRetention } from './measure-housework.ts';
import { seedYears } from './seed-years.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
    data: { type: 'string' },
    restore: { type: 'boolean', default: false },
    plant: { type: 'boolean', default: false },
  },
});
const requests = Number(values.requests);

/** In milliseconds. */
const GOAL_MS = 300;

/** Without their indexes searches read every row; the call that must be told as faulty then. */
const PLANT = {
  sql: 'DROP INDEX "visit_request_searchText_idx", "mail_address_idx"',
  breaks: 'mails, search “nema ovoga”',
};

await runTask(async ({ keep }) => {
  const kept = values.plant ? undefined : values.data;
  const directory = kept ?? temporaryFolder(keep);
  if (!existsSync(join(directory, 'seeded'))) await seed(directory);
  const database = keep(await startEmbeddedPostgres({ dataDir: directory }));
  await prepareDatabase(database.url); // a kept one may be older than the migrations
  const house = { databaseUrl: database.url, directory, tell: print };
  await measureRetention(house);
  if (values.plant) await plant(database.url);
  const product = keep(await startProductServer({ databaseUrl: database.url }));
  const { accessToken: token } = await signInByApi(product.url);

  const asked = new RegExp(values.only);
  const calls = callsOf(dayInBelgrade(new Date()), requests).filter(({ name }) => asked.test(name));
  const timings = await measureCalls({ url: product.url, token }, calls, Number(values.rounds));
  const faulty: string[] = [];
  print('call', 'p50 ms', 'p95 ms');
  for (const { name, p50, p95, failed, goalMs = GOAL_MS } of timings.toSorted(
    (one, other) => other.p95 - one.p95,
  )) {
    const faults = [
      ...(failed.length > 0 ? [`${failed.length} FAILED: ${failed[0]}`] : []),
      ...(p95 > goalMs ? [`LONGER THAN ${goalMs} ms`] : []),
    ];
    print(name, p50, p95, faults.join(', '));
    if (faults.length > 0) faulty.push(name);
  }
  const isRight = values.plant ? faulty.includes(PLANT.breaks) : faulty.length === 0;
  if (values.plant) console.log(isRight ? `found: ${PLANT.breaks}` : 'NOT FOUND');
  if (!isRight) process.exitCode = 1;
  if (values.only !== '' || values.plant) return;
  await product.stop();
  const { restore: withRestore } = values;
  await measureHousework({ ...house, withRestore });
});

async function plant(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(PLANT.sql);
  await client.end();
}

/** Deleted at the end. */
function temporaryFolder(keep: Program['keep']) {
  const directory = mkdtempSync(join(tmpdir(), 'museum-years-'));
  const stop = () => Promise.resolve(rmSync(directory, { recursive: true, force: true }));
  keep({ stop });
  return directory;
}

/** Not durably: a seed that is lost is made again. */
async function seed(directory: string) {
  mkdirSync(directory, { recursive: true });
  chmodSync(directory, 0o755); // as root the database runs as another user
  const database = await startEmbeddedPostgres({ dataDir: directory, durable: false });
  await prepareDatabase(database.url);
  const start = performance.now();
  await seedYears(database.url, requests);
  await database.stop();
  // A quarter of the memory, as operations.md advises for so much data.
  const buffers = `shared_buffers = ${Math.floor(totalmem() / 4 / 2 ** 20)}MB\n`;
  appendFileSync(join(database.place, 'cluster', 'postgresql.conf'), buffers);
  mkdirSync(join(directory, 'seeded'));
  print(`${requests} requests seeded`, `${((performance.now() - start) / 1000).toFixed(0)} s`);
}

function print(...cells: (string | number)[]) {
  console.log(`| ${cells.join(' | ')} |`);
}
