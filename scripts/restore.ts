// pnpm db:restore FILE [ERASURES]: fills the empty database of DATABASE_URL, or the embedded one, from a
// backup, and erases again whoever was erased since.
import { restoreDatabase } from '@museum/database/backup/restore-database';
import { ExplainedError } from '@museum/database/explained-error';
import { resolve } from 'node:path';

import { eraseAgain, readErasureList } from './erase-again.ts';
import { enterProject, openDatabase } from './open-database.ts';
import { runTask } from './run-program.ts';

await runTask(async ({ keep }) => {
  const [given, listed] = process.argv.slice(2);
  if (!given) throw new ExplainedError('Name the file: pnpm db:restore FILE');
  const here = process.env.INIT_CWD ?? process.cwd();
  const file = resolve(here, given);
  enterProject();
  const erased = await readErasureList(listed && resolve(here, listed));
  const database = keep(await openDatabase());
  const { tables, createdAt } = await restoreDatabase(database.directUrl, file);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Restored ${rows} rows of ${tables.length} tables, as they were at ${createdAt}.`);
  if (!erased) {
    console.log(
      'There is no list of erasures: whoever was erased since the backup is in the database again. Once you have the list: pnpm privacy:erase-again ERASURES.',
    );
    return;
  }
  console.log(
    `Erasing again whoever was erased since; if this is cut short, pnpm privacy:erase-again ${erased.file} before the server starts.`,
  );
  await eraseAgain({ keep }, database.directUrl, erased);
});
