import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

import { ExplainedError } from '../explained-error.ts';
import { findFreePort } from '../free-port.ts';
import { ROLE } from './create-cluster.ts';
import type { Place } from './place.ts';
import { runProgram, writeServerFile } from './postgres-programs.ts';
import { isAlive } from './process-files.ts';
import { renderSettings } from './settings.ts';

/** Crash recovery after a power cut replays the log before the server answers. */
const START_TIMEOUT_S = 300;
const MAX_LOG_BYTES = 5_000_000;
const LOOK_EVERY_MS = 1_000;

/** The server of this cluster if one runs; waits for one that is still starting or stopping. */
export async function findServer(
  place: Place,
  password: string,
): Promise<{ port: number } | undefined> {
  const pidFile = join(place.cluster, 'postmaster.pid');
  let silent = 0;
  while (silent < 20) {
    const running = readPidFile(pidFile);
    if (!running || !isAlive(running.pid)) return undefined;
    const answer = await probe(running.port, password);
    if (answer === 'ready') return { port: running.port };
    if (answer === 'nobody') silent += 1;
    await wait(100);
  }
  // Since a power cut the number belongs to another program, and PostgreSQL would refuse to start.
  if (!isPostgres(readPidFile(pidFile)?.pid)) rmSync(pidFile, { force: true });
  return undefined;
}

/** @throws ExplainedError with what the server, or else the program that starts it, said when it does not come up */
export async function startServer(place: Place, durable: boolean): Promise<{ port: number }> {
  const log = join(place.cluster, 'server.log');
  if (existsSync(log) && statSync(log).size > MAX_LOG_BYTES) rmSync(log);
  for (let attempt = 1; ; attempt += 1) {
    const port = await choosePort(place);
    writeServerFile(
      place,
      join(place.cluster, 'postgresql.auto.conf'),
      renderSettings({ port, durable }),
    );
    const logged = existsSync(log) ? statSync(log).size : undefined;
    const { ok, output } = await runProgram(place, 'pg_ctl', [
      'start',
      '--silent',
      '--wait',
      `--timeout=${START_TIMEOUT_S}`,
      '-D',
      place.cluster,
      '-l',
      log,
    ]);
    if (ok) return { port };
    const inLog = existsSync(log) ? readFileSync(log).subarray(logged).toString().trim() : '';
    const said = inLog || output.trim();
    // Another program took the port since we looked.
    if (attempt < 3 && /could not bind|could not create any TCP/.test(said)) continue;
    throw new ExplainedError(`The database server in ${place.directory} does not start: ${said}`);
  }
}

/** Calls back once the server runs no more; answers the way to look no further. */
export function watchServer(place: Place, callBack: () => void): () => void {
  const pidFile = join(place.cluster, 'postmaster.pid');
  const timer = setInterval(() => {
    const running = readPidFile(pidFile);
    if (running && isAlive(running.pid)) return;
    clearInterval(timer);
    callBack();
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

/** Ends sessions and stops; what was committed is on disk. */
export async function stopServer(place: Place): Promise<void> {
  await runProgram(place, 'pg_ctl', [
    'stop',
    '--silent',
    '--mode=fast',
    '--wait',
    '-D',
    place.cluster,
  ]);
}

function readPidFile(path: string): { pid: number; port: number } | undefined {
  try {
    const lines = readFileSync(path, 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]) };
  } catch {
    return undefined;
  }
}

/** Linux tells; elsewhere the answer is yes, and PostgreSQL decides by itself. */
function isPostgres(pid = 0): boolean {
  const path = `/proc/${pid}/comm`;
  return !existsSync(path) || readFileSync(path, 'utf8').startsWith('postgres');
}

async function probe(port: number, password: string): Promise<'ready' | 'busy' | 'nobody'> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: ROLE,
    password,
    database: ROLE,
    connectionTimeoutMillis: 2_000,
  });
  try {
    await client.connect();
    return 'ready';
  } catch (error) {
    // 57P03: it is starting up, recovering or shutting down.
    return (error as { code?: string }).code === '57P03' ? 'busy' : 'nobody';
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The port of the last start if it is still free: tools that were pointed at it keep working. */
async function choosePort(place: Place): Promise<number> {
  const file = join(place.directory, 'port');
  const remembered = existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined;
  const port = await findFreePort(remembered);
  writeFileSync(file, `${port}\n`);
  return port;
}
