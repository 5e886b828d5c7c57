import { ExplainedError } from '@museum/database/explained-error';
import { prepareDatabase } from '@museum/database/prepare-database';
import { isEmail } from '@museum/shared/primitives/email';

import { generatePrismaClient } from './generate-prisma-client.ts';
import { enterProject, openDatabase } from './open-database.ts';
import type { Program } from './run-program.ts';

/**
 * The API's part for personal data, on the project's migrated database, and the person meant.
 * @throws ExplainedError when no e-mail address is given
 */
export async function openPrivacy({ keep }: Pick<Program, 'keep'>, address: string | undefined) {
  if (!address || !isEmail(address)) throw new ExplainedError('Navedite jednu e-mail adresu.');
  enterProject();
  await generatePrismaClient();
  const { readEnv } = await import('@museum/api/env');
  const { connectDatabase, disconnectDatabase } = await import('@museum/api/lib/prisma');
  const { markAddress } = await import('@museum/api/privacy/mark-address');
  const store = await import('@museum/api/privacy/personal-data-store');
  const { countVisitsFrom } = await import('@museum/api/privacy/address-store');
  const { removeOrphanedMailFiles } = await import('@museum/api/privacy/mail-file-store');
  const { JWT_SECRET, DATA_DIR } = readEnv();
  const database = keep(await openDatabase());
  await prepareDatabase(database.url);
  connectDatabase(database.url, 'program');
  keep({ stop: disconnectDatabase });
  const removeMailFiles = () => removeOrphanedMailFiles(DATA_DIR);
  return { ...store, countVisitsFrom, removeMailFiles, person: markAddress(JWT_SECRET, address) };
}
