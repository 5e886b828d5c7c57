import { findFreePort } from '@museum/database/free-port';
import { createTestDatabase, type TestServer } from '@museum/database/test-database';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';

import { endProcess, startProduct } from '../processes.ts';
import { callApi } from './api-call.ts';

type ProductOptions = {
  databaseUrl: string;
  variables?: Record<string, string>;
  /** The name of a module in plants/ that breaks the server from within. */
  plant?: string | undefined;
};

/** The product's server as a process of its own. */
export type Product = {
  url: string;
  process: () => ChildProcess;
  /** Ends it the hard way, as a power cut would. */
  kill: () => Promise<void>;
  /** Starts it on the same data and address. */
  start: () => Promise<void>;
  signIn: () => Promise<{ accessToken: string; refreshToken: string }>;
  /** A token that stays good for some minutes. */
  token: () => Promise<string>;
  /** The token was refused: the next one comes from a new sign-in. */
  forgetToken: () => void;
  stop: () => Promise<void>;
};

const TOKEN_MS = 5 * 60_000;
const ADMIN = { email: 'bench@example.rs', password: 'bench-password' };

/** Starts the server on a migrated database. */
export async function openProduct(options: ProductOptions): Promise<Product> {
  const directory = mkdtempSync(join(tmpdir(), 'museum-reliability-'));
  const port = await findFreePort();
  const plant = options.plant && join(import.meta.dirname, 'plants', `${options.plant}.ts`);
  const start = () =>
    startProduct(options.databaseUrl, port, directory, {
      variables: { PUBLIC_URL: `http://127.0.0.1:${port}`, ...options.variables },
      ...(plant ? { preload: pathToFileURL(plant).href } : {}),
    });
  let { child } = await start();
  const url = `http://127.0.0.1:${port}`;
  let known = { token: '', since: -Infinity };

  const signIn = async () => {
    const call = { method: 'POST', path: '/auth/sign-in', body: ADMIN };
    const { data } = await callApi<{ accessToken: string; refreshToken: string }>(url, call);
    return data;
  };
  return {
    url,
    process: () => child,
    signIn,
    token: async () => {
      if (performance.now() - known.since > TOKEN_MS) {
        known = { token: (await signIn()).accessToken, since: performance.now() };
      }
      return known.token;
    },
    forgetToken: () => {
      known = { token: '', since: -Infinity };
    },
    kill: () => endProcess(child, 'SIGKILL'),
    start: async () => {
      ({ child } = await start());
    },
    stop: async () => {
      await endProcess(child);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** A database of the run's own, and what it needs to look into it. */
export async function openRunDatabase(server: TestServer) {
  const { url, drop } = await createTestDatabase(server);
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  // A connection that the database ends before it was closed; unheard, it would end the run.
  pool.on('error', () => undefined);
  return {
    url,
    rows: async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
      (await pool.query<Row>(sql, values)).rows,
    drop: async () => {
      await pool.end();
      await drop();
    },
  };
}
