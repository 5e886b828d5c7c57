// pnpm bench: the figures of README.md, each beside a bare server doing the same work in the same run.
import { startEmbeddedPostgres } from '@museum/database/embedded-postgres';
import { prepareDatabase } from '@museum/database/prepare-database';
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import { endProcess, startProductServer } from '@museum/testing/product-server';
import { signInByApi } from '@museum/testing/sign-in';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTask } from '../scripts/run-program.ts';
import { measureExport } from './measure-export.ts';
import { measureLive } from './measure-live.ts';
import { measure, type Figures } from './measure.ts';
import { residentMegabytes, startBare } from './processes.ts';
import { awaitQuotes, seedRequests } from './seed-requests.ts';

const REQUESTS = 100_000;
const QUERY = '/api/v1/visit-request/query';

const print = (what: string, { perSecond, p50, p99, failed }: Figures, goal = '') =>
  console.log(
    `${what.padEnd(46)} ${String(perSecond).padStart(6)}/s  p50 ${p50} ms  p99 ${p99} ms${failed ? `  FAILED ${failed}` : ''}${goal && `  (goal: ${goal})`}`,
  );

await runTask(async ({ keep }) => {
  const directory = mkdtempSync(join(tmpdir(), 'museum-bench-'));
  chmodSync(directory, 0o755); // as root the database runs as another user
  keep({
    stop: () => {
      rmSync(directory, { recursive: true, force: true });
      return Promise.resolve();
    },
  });
  const database = keep(await startEmbeddedPostgres({ dataDir: directory }));
  await prepareDatabase(database.url);
  await seedRequests(database.url, REQUESTS);
  console.log(`${REQUESTS} visit requests are in the database.`);

  const bare = await startBare(database.url);
  keep({ stop: () => endProcess(bare.child) });
  const start = () => startProductServer({ variables: { DATABASE_URL: database.url } });
  const first = await start(); // builds and compiles what is stale
  await awaitQuotes(database.url);
  await first.stop();
  const product = keep(await start());
  const { url } = product;
  const { accessToken: token } = await signInByApi(url);
  console.log(`Cold start to the first answer: ${product.firstAnswerMs()} ms (goal: ≤ 800)`);
  console.log(`Resident memory idle: ${residentMegabytes(product.process())} MB (goal: ≤ 130)`);

  const list = { url, path: QUERY, token };
  print(
    'bare: list page with exact total',
    await measure({ ...bare, path: '/list', connections: 1 }),
  );
  print(
    'list page with its total, alone',
    await measure({ ...list, connections: 1 }),
    'p50 ≤ 30 ms',
  );
  print('list page, 16 connections', await measure({ ...list, connections: 16 }), '≥ 600/s');
  for (const search of ['jaksic broj 4711', 'njegos', `GP-${new Date().getFullYear()}-0047`]) {
    const path = `${QUERY}?search=${encodeURIComponent(search)}`;
    print(`search “${search}”`, await measure({ ...list, path, connections: 1 }), 'p50 ≤ 20 ms');
  }
  for (const [what, path, goal] of [
    ['calendar: six weeks', '/admin/calendar?from=2027-03-01&to=2027-04-11', 'p50 ≤ 150 ms'],
    ['calendar: a day', '/admin/day/2027-03-01', 'p50 ≤ 50 ms'],
  ] as const) {
    print(what, await measure({ ...list, path: `/api/v1${path}`, connections: 1 }), goal);
  }
  const bareMapping = await measure({ ...bare, path: '/mapping', connections: 16 });
  print('bare: price mapping', bareMapping);
  const mapping = await measure({ url, path: '/api/v1/prices/mapping', connections: 16 });
  const share = Math.round((100 * mapping.perSecond) / bareMapping.perSecond);
  print('price mapping', mapping, '≥ 60 % of bare');
  console.log(`  that is ${share} % of bare`);

  // Each group has an address of its own.
  let groups = 0;
  const body = () =>
    JSON.stringify(buildVisitRequest({ institutionEmail: `skola-${(groups += 1)}@example.rs` }));
  const bareSubmit = await measure({ ...bare, path: '/submit', connections: 16, body });
  print('bare: store a request and two mails', bareSubmit);
  const submit = { url, path: '/api/v1/visit-request', connections: 16, body };
  print('submit a request, soon after the start', await measure(submit));
  print('submit a request, the server warm', await measure(submit), '≥ 450/s');
  console.log(
    `Resident memory after the load: ${residentMegabytes(product.process())} MB (goal: ≤ 230)`,
  );

  const live = await measureLive(product, token);
  console.log(
    `a colleague's act on 100 open streams: p50 ${live.p50} ms, p99 ${live.p99} ms (goal: < 2000); ` +
      `they cost ${live.grownMegabytes} MB (goal: < 30)`,
  );
  print('list page, alone, before them', live.without);
  print('list page, alone, beside them', live.withStreams);

  const exported = await measureExport(product, token);
  console.log(
    `list workbook: first bytes ${exported.firstByteMs} ms (goal: ≤ 1000), ${exported.seconds} s, ${exported.kilobytes} kB, ` +
      `grown by ${exported.grownMegabytes} MB (goal: < 200), other calls' p99 ${exported.othersP99Ms} ms (goal: < 200)`,
  );
});
