import { findFreePort } from '@museum/database/free-port';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '..');
/** The web app may have to be built first. */
const START_TIMEOUT_MS = 120_000;

/** The administrator of every started product, seeded into its empty staff table. */
export const ADMIN = { email: 'uprava@example.rs', password: 'lozinka-za-probu' };

export type ProductOptions = {
  /** A migrated database; without it the product brings its own, as `pnpm start` does. */
  databaseUrl?: string;
  /** Environment variables beside those that are always set. */
  variables?: Record<string, string>;
  /** A module that breaks the server from within, loaded before it. */
  plant?: string | undefined;
};

/** The product as a process of its own, with a data directory that goes with it. */
export type ProductServer = {
  url: string;
  process: () => ChildProcess;
  /** From the process's last start to its first answer. */
  firstAnswerMs: () => number;
  /** Ends it the hard way, as a power cut would. */
  kill: () => Promise<void>;
  /** Starts it again on the same data and address. */
  start: () => Promise<void>;
  /** Ends it and removes its data. */
  stop: () => Promise<void>;
};

/** Starts the product and waits for its first answer. */
export async function startProductServer(options: ProductOptions = {}): Promise<ProductServer> {
  const directory = mkdtempSync(join(tmpdir(), 'museum-product-'));
  chmodSync(directory, 0o755); // as root the database runs as another user
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const spawnIt = () => spawnProduct({ directory, port, url, ...options });
  let child: ChildProcess;
  let firstAnswerMs = 0;
  const start = async () => {
    const begin = performance.now();
    child = spawnIt();
    await firstAnswer(child, url);
    firstAnswerMs = Math.round(performance.now() - begin);
  };
  const stop = async () => {
    await endProcess(child);
    rmSync(directory, { recursive: true, force: true });
  };
  await start().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    url,
    process: () => child,
    firstAnswerMs: () => firstAnswerMs,
    kill: () => endProcess(child, 'SIGKILL'),
    start,
    stop,
  };
}

type Spawned = ProductOptions & { directory: string; port: number; url: string };

function spawnProduct({ databaseUrl, variables, plant, directory, port, url }: Spawned) {
  const program = databaseUrl ? ['apps/api/src/main.ts'] : startCommand();
  return spawn(
    process.execPath,
    [...(plant ? ['--import', pathToFileURL(plant).href] : []), ...program],
    {
      cwd: ROOT,
      // A server with a planted fault says much that nobody needs to read.
      stdio: ['ignore', 'ignore', plant ? 'ignore' : 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'development',
        PORT: String(port),
        PUBLIC_URL: url,
        DATA_DIR: join(directory, 'data'),
        DATABASE_URL: databaseUrl ?? '',
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        RATE_LIMIT_FACTOR: '1000000',
        // Tests stand in for a load balancer: their connections are those of all clients.
        TRUST_PROXY: '1',
        LOG_LEVEL: 'warn',
        ...variables,
      },
    },
  );
}

/** What `pnpm start` hands to Node. */
function startCommand(): string[] {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return manifest.scripts.start.replace(/^node /, '').split(' ');
}

async function firstAnswer(child: ChildProcess, url: string): Promise<void> {
  const end = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    const answer = await fetch(`${url}/api/v1/prices/mapping`).catch(() => undefined);
    if (answer?.ok) return;
    if (hasEnded(child)) throw new Error('The server ended at its start');
    if (performance.now() > end) throw new Error(`No answer after ${START_TIMEOUT_MS / 1000} s`);
    await wait(10);
  }
}

/** True once a process has ended, by itself or by a signal. */
export const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

/** Ends a process and waits for it; SIGKILL as a power cut would. */
export async function endProcess(
  child: ChildProcess,
  signal: 'SIGTERM' | 'SIGKILL' | 'SIGQUIT' = 'SIGTERM',
): Promise<void> {
  if (hasEnded(child)) return;
  child.kill(signal);
  await once(child, 'exit');
}
