import { ExplainedError } from '@museum/database/explained-error';
import { prepareDatabase } from '@museum/database/prepare-database';

import { generatePrismaClient } from './generate-prisma-client.ts';
import { dataDirectory, enterProject, openDatabase } from './open-database.ts';
import type { Program } from './run-program.ts';

/**
 * The API's part for personal data, on the project's migrated database, and the person meant.
 * @throws ExplainedError when neither an e-mail address, nor a phone number, nor a full name is given
 */
export async function openPrivacy({ keep }: Pick<Program, 'keep'>, typed: string | undefined) {
  enterProject();
  await generatePrismaClient();
  const { markPerson, traceOf } = await import('@museum/api/privacy/marked-person');
  const person = traceOf(typed ?? '');
  if (!person) {
    throw new ExplainedError(
      'Navedite e-mail adresu, telefon ili ime i prezime, u navodnicima: "Ana Petrović".',
    );
  }
  const { readEnv } = await import('@museum/api/env');
  const { connectDatabase, disconnectDatabase } = await import('@museum/api/lib/database/prisma');
  const store = await import('@museum/api/privacy/personal-data-store');
  const { countVisitsFrom, describeRequests } =
    await import('@museum/api/privacy/occurrence-store');
  const { erasureFile, noteErasure } = await import('@museum/api/privacy/erasure-list');
  const { removeMailFiles } = await import('@museum/api/privacy/mail-file-store');
  const { JWT_SECRET, DATA_DIR } = readEnv();
  const database = keep(await openDatabase());
  await prepareDatabase(database.directUrl);
  connectDatabase(database.directUrl, 'program');
  keep({ stop: disconnectDatabase });
  return {
    ...store,
    countVisitsFrom,
    describeRequests,
    note: () => noteErasure(erasureFile(dataDirectory()), person, new Date()),
    /** Those of day sheets, which nobody can search, all. */
    removeMailFiles: () => removeMailFiles(DATA_DIR, { sheetsBefore: new Date() }),
    person: markPerson(JWT_SECRET, person),
  };
}
