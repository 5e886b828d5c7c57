import pg from 'pg';

import { ExplainedError } from './explained-error.ts';

/**
 * One connection of its own; whoever asks for it ends it.
 * @throws ExplainedError when the database does not answer or does not let us in
 */
export async function connectClient(connectionString: string): Promise<pg.Client> {
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
