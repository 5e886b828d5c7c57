// pnpm db:backup [FILE]: one consistent snapshot of DATABASE_URL, or the embedded database, as a file.
import { backupDatabase } from '@museum/database/backup/backup-database';
import { join } from 'node:path';

import { dataDirectory, enterProject, fileNamed, openDatabase } from './open-database.ts';
import { runTask } from './run-program.ts';

await runTask(async ({ keep }) => {
  const [given] = process.argv.slice(2);
  const wanted = fileNamed(given);
  enterProject();
  const file = wanted ?? join(dataDirectory(), 'backups', `museum-${timeStamp()}.tar`);
  const database = keep(await openDatabase());
  const { tables } = await backupDatabase(database.directUrl, file);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${file}: ${rows} rows of ${tables.length} tables. It holds personal data.`);
});

/** 20261121-064500, UTC. */
function timeStamp(): string {
  return new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
}
