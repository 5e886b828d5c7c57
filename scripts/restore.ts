// pnpm db:restore FILE: fills the empty database of DATABASE_URL, or the embedded one, from a backup.
import { restoreDatabase } from '@museum/database/backup/restore-database';
import { ExplainedError } from '@museum/database/explained-error';
import { resolve } from 'node:path';

import { enterProject, openDatabase } from './open-database.ts';
import { runTask } from './run-program.ts';

await runTask(async ({ keep }) => {
  const [given] = process.argv.slice(2);
  if (!given) throw new ExplainedError('Name the file: pnpm db:restore FILE');
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), given);
  enterProject();
  const database = keep(await openDatabase());
  const { tables, createdAt } = await restoreDatabase(database.url, file);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Restored ${rows} rows of ${tables.length} tables, as they were at ${createdAt}.`);
});
