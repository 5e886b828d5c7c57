// pnpm privacy:erase-again [ERASURES]: erases again whoever stands in the list of erasures, after a
// restore that was cut short or had no list.
import { ExplainedError } from '@museum/database/explained-error';
import { prepareDatabase } from '@museum/database/prepare-database';

import { eraseAgain, readErasureList } from './erase-again.ts';
import { enterProject, fileNamed, openDatabase } from './open-database.ts';
import { runTask } from './run-program.ts';

await runTask(async ({ keep }) => {
  const [given] = process.argv.slice(2);
  const named = fileNamed(given);
  enterProject();
  const erased = await readErasureList(named);
  if (!erased) throw new ExplainedError('There is no list of erasures in DATA_DIR: name one.');
  const database = keep(await openDatabase());
  await prepareDatabase(database.directUrl);
  await eraseAgain({ keep }, database.directUrl, erased);
});
