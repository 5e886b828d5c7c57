import pg from 'pg';

import { ExplainedError } from './explained-error.ts';

/** What takes as long as it takes, whatever limit the role or the database has for the server's calls. */
export const PATIENT = {
  connectionTimeoutMillis: 5_000,
  options: '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0',
};

const POOLER =
  'DATABASE_URL leads to a connection pooler: name PostgreSQL itself in DATABASE_DIRECT_URL.';

/**
 * One connection of its own; whoever asks for it ends it.
 * @throws ExplainedError when the database does not answer or does not let us in
 */
export async function connectClient(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, ...PATIENT });
  try {
    await client.connect();
    return client;
  } catch (error) {
    const { host, pathname } = new URL(connectionString);
    const { code, message } = error as NodeJS.ErrnoException;
    if (/unsupported startup parameter/.test(message)) throw new ExplainedError(POOLER);
    throw new ExplainedError(
      `The database ${host}${pathname} (DATABASE_URL) does not let us in: ${message || code}.`,
      { cause: error },
    );
  }
}
