// pnpm db:restore FILE [ERASURES]: fills the empty database of DATABASE_URL, or the embedded one, from a
// backup, and erases again whoever was erased since.
import { restoreDatabase } from '@museum/database/backup/restore-database';
import { ExplainedError } from '@museum/database/explained-error';

import { eraseAgain, readErasureList } from './erase-again.ts';
import { enterProject, fileNamed, openDatabase } from './open-database.ts';
import { runTask } from './run-program.ts';

await runTask(async ({ keep }) => {
  const [given, listed] = process.argv.slice(2);
  const [file, list] = [fileNamed(given), fileNamed(listed)];
  if (!file) throw new ExplainedError('Name the file: pnpm db:restore FILE');
  enterProject();
  const erased = await readErasureList(list);
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
