import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkPooler } from './check-pooler.ts';
import {
  connectDatabase,
  type DatabaseAddress,
  databaseAddress,
  disconnectDatabase,
} from './prisma.ts';

let original: DatabaseAddress;
let pooled: DatabaseAddress;

beforeAll(() => {
  original = databaseAddress;
  // Another writing of the same address: the one is then a pooler's, the other leads past it.
  pooled = { url: `${original.directUrl}?`, directUrl: original.directUrl };
});

afterAll(async () => {
  await setLimits('RESET statement_timeout', 'RESET idle_in_transaction_session_timeout');
  connectDatabase(original);
});

async function setLimits(...settings: string[]): Promise<void> {
  await disconnectDatabase();
  const client = new pg.Client(original.directUrl);
  await client.connect();
  const name = pg.escapeIdentifier(client.database!);
  for (const setting of settings) await client.query(`ALTER DATABASE ${name} ${setting}`);
  await client.end();
}

it('refuses a pooler whose connections have no time limits, and names those', async () => {
  await setLimits('SET statement_timeout = 2300');
  connectDatabase(pooled);

  await expect(checkPooler()).rejects.toThrow(
    'gives connections without idle_in_transaction_session_timeout. Give its database connect_query=',
  );
});

it('takes one that gives them', async () => {
  await setLimits('SET statement_timeout = 2300', 'SET idle_in_transaction_session_timeout = 5000');
  connectDatabase(pooled);

  await expect(checkPooler()).resolves.toBeUndefined();
});
