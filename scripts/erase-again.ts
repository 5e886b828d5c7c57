import { ExplainedError } from '@museum/database/explained-error';

import { generatePrismaClient } from './generate-prisma-client.ts';
import { dataDirectory } from './open-database.ts';
import type { Program } from './run-program.ts';

/**
 * The named list of erasures, else that of DATA_DIR; undefined when that isn't there. Reads also the
 * secret that going through it needs, so that nothing is missed half way.
 * @throws ExplainedError when the named one is not there, one can't be read, or a variable is wrong
 */
export async function readErasureList(named: string | undefined) {
  const { erasureFile, readErasures } = await import('@museum/api/privacy/erasure-list');
  const { readEnv } = await import('@museum/api/env');
  const file = named ?? erasureFile(dataDirectory());
  const list = readErasures(file);
  if (list) return { file, list, secret: readEnv().JWT_SECRET };
  if (!named) return undefined;
  throw new ExplainedError(
    `${file} is not there, and nothing was done. Name the newest list of erasures; where nobody was ever erased there is none: leave its name out.`,
  );
}

type ErasureList = NonNullable<Awaited<ReturnType<typeof readErasureList>>>;

/** Erases whoever stands in a list; as often as one likes. */
export async function eraseAgain(
  { keep }: Pick<Program, 'keep'>,
  url: string,
  { file, list, secret }: ErasureList,
): Promise<void> {
  await generatePrismaClient();
  const { connectDatabase, disconnectDatabase } = await import('@museum/api/lib/database/prisma');
  const { replayErasures } = await import('@museum/api/privacy/replay-erasures');
  connectDatabase(url, 'program');
  keep({ stop: disconnectDatabase });
  const count = await replayErasures(list, secret);
  console.log(
    `${file}: erasures listed: ${list.erasures.length}; found in the database and erased again: ${count}.`,
  );
}
