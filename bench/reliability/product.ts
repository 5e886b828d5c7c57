import { createTestDatabase, type TestServer } from '@museum/database/test-database';
import {
  type ProductOptions,
  type ProductServer,
  startProductServer,
} from '@museum/testing/product-server';
import { signInByApi, type Tokens } from '@museum/testing/sign-in';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';

import type { Keep } from './run-setting.ts';

/** The product's server as a process of its own, and its administrator's sign-ins. */
export type Product = ProductServer & {
  signIn: () => Promise<Tokens>;
  /** A token that stays good for some minutes. */
  token: () => Promise<string>;
  /** This token was refused: the next one comes from a new sign-in, one for all who held it. */
  forgetToken: (refused: string) => void;
};

const TOKEN_MS = 5 * 60_000;
const NO_TOKEN = { token: Promise.resolve(''), held: '', since: -Infinity };

/** Starts the server on a migrated database; `plant` names a module in plants/ that breaks it. */
export async function openProduct({ plant, ...options }: ProductOptions): Promise<Product> {
  const server = await startProductServer({
    ...options,
    plant: plant && join(import.meta.dirname, 'plants', `${plant}.ts`),
  });
  let known = NO_TOKEN;
  const signIn = () => signInByApi(server.url);
  return {
    ...server,
    signIn,
    // All who ask meanwhile share one sign-in: the server refuses more than five at once.
    token: () => {
      if (performance.now() - known.since > TOKEN_MS) {
        const next = { ...NO_TOKEN, since: performance.now() };
        next.token = signIn().then(({ accessToken }) => (next.held = accessToken));
        known = next;
      }
      return known.token;
    },
    forgetToken: (refused) => {
      if (known.held === refused) known = NO_TOKEN;
    },
  };
}

/** Two servers on one database, as behind a balancer; `keep` stops them after the run. */
export async function openProductPair(
  keep: Keep,
  { variables, ...options }: ProductOptions,
): Promise<readonly [Product, Product]> {
  const shared = {
    ...options,
    variables: { JWT_SECRET: randomBytes(32).toString('hex'), ...variables },
  };
  const open = async () => keep(await openProduct(shared), ({ stop }) => stop());
  return Promise.all([open(), open()]);
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
