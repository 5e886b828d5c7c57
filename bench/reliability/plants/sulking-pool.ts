// Planted fault: after an error nobody asks the database again for a while, though it is back.
import pg from 'pg';

const { Pool } = pg;
const SULK_MS = 12_000;

class SulkingPool extends Pool {
  #until = 0;

  override query(...args: unknown[]): never {
    if (Date.now() < this.#until) return Promise.reject(new Error('planted')) as never;
    const query = super.query.bind(this) as unknown as (...values: unknown[]) => Promise<unknown>;
    return query(...args).catch((error: unknown) => {
      this.#until = Date.now() + SULK_MS;
      throw error;
    }) as never;
  }
}

Object.assign(pg, { Pool: SulkingPool });
