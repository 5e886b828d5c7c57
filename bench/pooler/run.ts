// pnpm bench:pooler [FILE…]: the API's own tests with a real PgBouncer in transaction mode before the
// database, then a few of them with each planted fault, which they must find.
import { startTestServer } from '@museum/database/test-database';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runTask } from '../../scripts/run-program.ts';
import { findPrograms } from '../programs.ts';
import { startPgBouncer } from './pgbouncer.ts';

const ROOT = join(import.meta.dirname, '../..');
const VITEST = join(createRequire(import.meta.url).resolve('vitest/package.json'), '../vitest.mjs');

/** What breaks behind a pooler, and which tests find it. */
const PLANTS = {
  'startup-parameters': 'apps/api/src/prices',
  'named-statements': 'apps/api/src/visit-requests/submit.test.ts',
  'listening-through-it': 'apps/api/src/live/live.test.ts',
};

/** Whatever shows a state that a connection keeps. */
const STRICT = `
default_pool_size = 8
max_client_conn = 1000
; One transaction after the other gets another connection, not the one that was used last.
server_round_robin = 1
; One that a test has ended is not handed out.
server_check_query = select 1
server_check_delay = 0
`;

await runTask(async ({ keep }) => {
  const { pgbouncer } = findPrograms({ pgbouncer: 'pgbouncer' });
  const server = keep(await startTestServer(process.env.TEST_DATABASE_URL));
  const pooler = keep(await startPgBouncer(pgbouncer, server.url, STRICT));
  const pass = (files: string[], plant?: string) => {
    const planted = pathToFileURL(join(import.meta.dirname, 'plants', `${plant}.ts`)).href;
    const { status } = spawnSync(process.execPath, [VITEST, 'run', '--project', 'api', ...files], {
      cwd: ROOT,
      stdio: plant ? 'ignore' : 'inherit',
      env: {
        ...process.env,
        TEST_DATABASE_URL: server.url,
        TEST_POOLER_HOST: pooler.host,
        ...(plant && { NODE_OPTIONS: `--import=${planted}` }),
      },
    });
    return status === 0;
  };

  let isAllMet = pass(process.argv.slice(2));
  console.log(isAllMet ? 'Behind PgBouncer every test passes.' : 'Behind PgBouncer tests fail.');
  for (const [plant, files] of Object.entries(PLANTS)) {
    const isFound = !pass([files], plant);
    isAllMet &&= isFound;
    console.log(`planted ${plant}: ${isFound ? 'found' : 'NOT FOUND'}`);
  }
  if (!isAllMet) process.exitCode = 1;
});
