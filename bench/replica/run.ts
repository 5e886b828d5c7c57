// pnpm bench:replica: heavy reads with a true streaming replica that follows, stops, and dies; each
// read after a write has to show it. Then the same with a fault that must be found.
import { prepareDatabase } from '@museum/database/prepare-database';
import type { CalendarDay } from '@museum/shared/calendar/calendar-schema';
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import { comingDay } from '@museum/shared/testing/coming-day';
import { callApi } from '@museum/testing/call-api';
import { startProductServer } from '@museum/testing/product-server';
import { signInByApi } from '@museum/testing/sign-in';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { runTask } from '../../scripts/run-program.ts';
import { atLeast, type Finding, never, report, reportPlanted } from '../reliability/finding.ts';
import { type Keep, withCleanUp } from '../reliability/run-setting.ts';
import { findPrograms } from '../programs.ts';
import { startReplicatedServer } from './replicated-server.ts';

const DAY = comingDay(10, 3);
const WRITES = 50;
const STOPPED = `reads of ${WRITES} that miss a write, the replica stands still`;

/** Writes and reads at once what was written; counts the reads that didn't show it. */
function writerAndReader(url: string, token: string) {
  let written = 0;
  return async (): Promise<number> => {
    let stale = 0;
    for (let count = 0; count < WRITES; count += 1) {
      const body = buildVisitRequest({ visitDate: DAY });
      const { status } = await callApi(url, { method: 'POST', path: '/visit-request', body });
      if (status === 201) written += 1;
      const path = `/admin/calendar?from=${DAY}&to=${DAY}`;
      const { data } = await callApi<CalendarDay[] | undefined>(url, { path, token });
      if (data?.[0]?.groups !== written) stale += 1;
    }
    return stale;
  };
}

async function run(keep: Keep, programs: string, plant?: string): Promise<Finding[]> {
  const { primary, replica } = await startReplicatedServer(keep, programs);
  await prepareDatabase(primary.url);
  const product = keep(
    await startProductServer({
      databaseUrl: primary.url,
      variables: { DATABASE_READ_URL: replica.url, LOG_LEVEL: 'fatal' },
      plant: plant && join(import.meta.dirname, 'plants', `${plant}.ts`),
    }),
    ({ stop }) => stop(),
  );
  const onReplica = keep(new pg.Client(replica.url), (client) => client.end());
  onReplica.on('error', () => undefined);
  await onReplica.connect();
  const { accessToken } = await signInByApi(product.url);
  const staleReads = writerAndReader(product.url, accessToken);

  const following = await staleReads();
  const { rowCount } = await onReplica.query(
    `SELECT FROM pg_stat_activity WHERE application_name = 'museum' AND query ~ 'visit_request'`,
  );
  await onReplica.query('SELECT pg_wal_replay_pause()');
  const stopped = await staleReads();
  await onReplica.query('SELECT pg_wal_replay_resume()');
  await replica.kill();
  const dead = await staleReads();
  return [
    atLeast('connections that read from the replica', rowCount ?? 0, 1),
    never(`reads of ${WRITES} that miss a write, the replica follows`, following),
    never(STOPPED, stopped),
    never(`reads of ${WRITES} that miss a write, the replica is dead`, dead),
  ];
}

await runTask(async () => {
  // The embedded PostgreSQL can't copy a running server.
  const programs = dirname(findPrograms({ pg_basebackup: 'postgresql' }).pg_basebackup);
  const isAllMet = report(await withCleanUp((keep) => run(keep, programs)));
  const planted = await withCleanUp((keep) => run(keep, programs, 'never-behind'));
  if (!reportPlanted('never-behind', STOPPED, planted) || !isAllMet) process.exitCode = 1;
});
