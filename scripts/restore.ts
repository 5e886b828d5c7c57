// pnpm db:restore FILE [ERASURES]: fills the empty database of DATABASE_URL, or the embedded one, from a
// backup, and erases again whoever was erased since.
import { restoreDatabase } from '@museum/database/backup/restore-database';
import { ExplainedError } from '@museum/database/explained-error';
import { resolve } from 'node:path';

import { generatePrismaClient } from './generate-prisma-client.ts';
import { dataDirectory, enterProject, openDatabase } from './open-database.ts';
import { type Program, runTask } from './run-program.ts';

const NOT_ERASED =
  'Whoever was erased since the backup is in the database again: restore into an empty one with the list, pnpm db:restore FILE ERASURES.';

await runTask(async ({ keep }) => {
  const [given, listed] = process.argv.slice(2);
  if (!given) throw new ExplainedError('Name the file: pnpm db:restore FILE');
  const here = process.env.INIT_CWD ?? process.cwd();
  const file = resolve(here, given);
  enterProject();
  const erased = await readList(listed && resolve(here, listed));
  const database = keep(await openDatabase());
  const { tables, createdAt } = await restoreDatabase(database.directUrl, file);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Restored ${rows} rows of ${tables.length} tables, as they were at ${createdAt}.`);
  await eraseAgain({ keep }, database.directUrl, erased);
});

/**
 * The named list of erasures, else that of DATA_DIR if there is one; read before a row is restored.
 * @throws ExplainedError when the named one is not there, or one can't be read
 */
async function readList(given?: string) {
  const { erasureFile, readErasures } = await import('@museum/api/privacy/erasure-list');
  const file = given ?? erasureFile(dataDirectory());
  const list = readErasures(file);
  if (!list && given) {
    throw new ExplainedError(
      `${file} is not there, and nothing is restored. Name the newest list of erasures; where nobody was ever erased there is none: leave its name out.`,
    );
  }
  return { file, list };
}

async function eraseAgain(
  { keep }: Pick<Program, 'keep'>,
  url: string,
  { file, list }: Awaited<ReturnType<typeof readList>>,
) {
  if (!list) {
    console.log(`There is no list of erasures ${file}. ${NOT_ERASED}`);
    return;
  }
  await generatePrismaClient();
  const { readEnv } = await import('@museum/api/env');
  const { connectDatabase, disconnectDatabase } = await import('@museum/api/lib/database/prisma');
  const { replayErasures } = await import('@museum/api/privacy/replay-erasures');
  connectDatabase(url, 'program');
  keep({ stop: disconnectDatabase });
  const count = await replayErasures(list, readEnv().JWT_SECRET);
  console.log(
    `${file}: ${list.erasures.length} erasures; what ${count} of them concern was in the backup and is erased again.`,
  );
}
