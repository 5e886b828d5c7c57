import pg from 'pg';

import { ExplainedError } from './explained-error.ts';
import { applyMigrations } from './migrate.ts';
import { seedPrices } from './seed.ts';

/**
 * Makes a database ready for the server: the newest migrations, and prices where there are none.
 * @throws ExplainedError when it does not answer or a migration fails
 */
export async function prepareDatabase(databaseUrl: string): Promise<{ applied: string[] }> {
  const client = await connect(databaseUrl);
  try {
    const applied = await applyMigrations(databaseUrl);
    await seedPrices(client);
    return { applied };
  } finally {
    await client.end();
  }
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    return client;
  } catch (error) {
    const { host, pathname } = new URL(connectionString);
    const { code, message } = error as NodeJS.ErrnoException;
    throw new ExplainedError(
      `The database ${host}${pathname} (DATABASE_URL) does not let us in: ${message || code}.`,
      { cause: error },
    );
  }
}
