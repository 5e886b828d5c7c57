import { connectClient } from './database-client.ts';
import { applyMigrations } from './migrate.ts';
import { seedPrices } from './seed.ts';

/**
 * Makes a database ready for the server: the newest migrations, and prices where there are none; `log` hears of
 * what holds it up.
 * @throws ExplainedError when it does not answer or a migration fails
 */
export async function prepareDatabase(
  databaseUrl: string,
  log?: (line: string) => void,
): Promise<{ applied: string[] }> {
  const client = await connectClient(databaseUrl);
  try {
    const applied = await applyMigrations(databaseUrl, undefined, log);
    await seedPrices(client);
    return { applied };
  } finally {
    await client.end();
  }
}
