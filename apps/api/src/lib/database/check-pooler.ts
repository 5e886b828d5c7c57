import { ExplainedError } from '@museum/database/explained-error';
import { IDLE_TIMEOUT_MS, STATEMENT_TIMEOUT_MS } from './database-pool.ts';
import { prisma } from './prisma.ts';

/** What limits a server's work for a call that nobody waits for any more. */
const LIMITS = ['statement_timeout', 'idle_in_transaction_session_timeout'];

/**
 * Makes sure that a pooler's connections have the time limits that a direct one is given by us.
 * @throws ExplainedError when one is missing
 */
export async function checkPooler(): Promise<void> {
  const missing = await prisma.$queryRaw<{ name: string }[]>`
    SELECT name FROM pg_settings WHERE name = ANY(${LIMITS}) AND setting = '0'`;
  if (missing.length === 0) return;
  throw new ExplainedError(
    `The pooler behind DATABASE_URL gives connections without ${missing.map(({ name }) => name).join(', ')}. ` +
      `Give its database connect_query='SET statement_timeout = ${STATEMENT_TIMEOUT_MS}; SET idle_in_transaction_session_timeout = ${IDLE_TIMEOUT_MS}' ` +
      `(docs/operations.md, “A connection pooler”).`,
  );
}
