import { prepareDatabase } from '@museum/database/prepare-database';

import { generatePrismaClient } from './generate-prisma-client.ts';
import { dataDirectory, enterProject, openDatabase } from './open-database.ts';
import type { Program } from './run-program.ts';

/** The API's stores of staff and sessions, on the project's migrated database. */
export async function openStaff({ keep }: Pick<Program, 'keep'>) {
  enterProject();
  await generatePrismaClient();
  const { connectDatabase, disconnectDatabase } = await import('@museum/api/lib/database/prisma');
  const database = keep(await openDatabase());
  await prepareDatabase(database.directUrl);
  connectDatabase(database.directUrl);
  keep({ stop: disconnectDatabase });
  const staff = await import('@museum/api/auth/staff-store');
  const { newPasswordSchema } = await import('@museum/api/auth/new-password-schema');
  const { forgetGeneratedPassword } = await import('@museum/api/auth/seed-admin');
  return {
    ...staff,
    newPasswordSchema,
    forgetGeneratedPassword: (email: string) =>
      forgetGeneratedPassword({ DATA_DIR: dataDirectory() }, email),
  };
}
