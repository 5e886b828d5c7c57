import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '..');

export type ServerProcess = { child: ChildProcess; url: string };

/** Resident memory of a process, in MB. */
export const residentMegabytes = (child: ChildProcess) => {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
};

type ProductOptions = {
  /** Environment variables beside those that are always set. */
  variables?: Record<string, string>;
  /** A module that the process loads before the product, as an address. */
  preload?: string;
};

/** Starts the product's server on a migrated database; the outcome tells how long the first answer took. */
export async function startProduct(
  databaseUrl: string,
  port: number,
  dataDir: string,
  { variables, preload }: ProductOptions = {},
) {
  const start = performance.now();
  const first = preload ? ['--import', preload] : [];
  const child = spawn(process.execPath, [...first, 'apps/api/src/main.ts'], {
    cwd: ROOT,
    // A server with a planted fault says much that nobody needs to read.
    stdio: ['ignore', 'ignore', preload ? 'ignore' : 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
      ADMIN_EMAIL: 'bench@example.rs',
      ADMIN_PASSWORD: 'bench-password',
      RATE_LIMIT_FACTOR: '1000000',
      // The runs stand in for a load balancer: its connections are those of all clients.
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
      ...variables,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    const answer = await fetch(`${url}/api/v1/prices/mapping`).catch(() => undefined);
    if (answer?.ok) break;
    if (hasEnded(child)) throw new Error('The server ended at its start');
    await wait(5);
  }
  return { child, url, firstAnswerMs: Math.round(performance.now() - start) };
}

/** Starts the bare server. */
export async function startBare(databaseUrl: string): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['bench/bare-server.ts', databaseUrl], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: `http://127.0.0.1:${line.toString().trim()}` };
}

/** True once a process has ended, by itself or by a signal. */
export const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

/** Ends a process and waits for it; SIGKILL as a power cut would. */
export async function endProcess(
  child: ChildProcess,
  signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM',
): Promise<void> {
  if (hasEnded(child)) return;
  child.kill(signal);
  await once(child, 'exit');
}
