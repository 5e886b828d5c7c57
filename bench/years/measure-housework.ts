import { backupDatabase } from '@museum/database/backup/backup-database';
import { restoreDatabase } from '@museum/database/backup/restore-database';
import { readEnv } from '@museum/api/env';
import { createLogger } from '@museum/api/lib/log/logger';
import { connectDatabase, disconnectDatabase } from '@museum/api/lib/database/prisma';
import { applyRetention } from '@museum/api/privacy/apply-retention';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

type Housework = {
  databaseUrl: string;
  directory: string;
  /** Takes as much room again, and far longer than all else. */
  withRestore: boolean;
  tell: Tell;
};

type Tell = (work: string, time: string, result: string) => void;

const measureWith = (tell: Tell) => async (work: string, act: () => Promise<string>) => {
  const start = performance.now();
  const result = await act();
  tell(work, `${((performance.now() - start) / 1000).toFixed(1)} s`, result);
};

/** What is due of a day, which a server would do at its start: measured before one is started. */
export const measureRetention = ({
  databaseUrl,
  directory,
  tell,
}: Omit<Housework, 'withRestore'>) =>
  measureWith(tell)('retention of a day', () => keepRetention(databaseUrl, directory));

/** What the house does beside its answers: a backup, its restore. */
export async function measureHousework(options: Housework): Promise<void> {
  const { databaseUrl, directory, withRestore, tell } = options;
  const measure = measureWith(tell);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const size = async (what: string) => {
    const { rows } = await client.query<{ size: string }>(`SELECT pg_size_pretty(${what}) AS size`);
    return rows[0]!.size;
  };
  tell('database', '', await size('pg_database_size(current_database())'));
  tell('mails', '', await size(`pg_total_relation_size('mail')`));
  const file = join(directory, 'backup.tar');
  rmSync(file, { force: true });
  await measure('backup', async () => {
    await backupDatabase(databaseUrl, file);
    return `${(statSync(file).size / 1e6).toFixed(0)} MB`;
  });
  if (withRestore) {
    await client.query('DROP DATABASE IF EXISTS restored');
    await client.query('CREATE DATABASE restored');
    const restored = new URL(databaseUrl);
    restored.pathname = 'restored';
    await measure('restore', async () => {
      const { tables } = await restoreDatabase(restored.href, file);
      return `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows`;
    });
    await client.query('DROP DATABASE restored');
  }
  rmSync(file);
  await client.end();
}

/** What is said of it is what the log would say. */
async function keepRetention(databaseUrl: string, directory: string): Promise<string> {
  connectDatabase(databaseUrl, 'program');
  const told: string[] = [];
  const logger = createLogger('silent');
  const tell = (what: unknown) => void told.push(JSON.stringify(what));
  await applyRetention(
    {
      env: readEnv({ DATA_DIR: directory }),
      clock: () => new Date(),
      logger: Object.assign(logger, { info: tell, error: tell }),
    },
    new AbortController().signal,
  );
  await disconnectDatabase();
  return told.join(' ');
}
