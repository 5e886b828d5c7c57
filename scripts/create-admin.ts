// pnpm admin:create: asks for a further member of staff and adds them.
import { ExplainedError } from '@museum/database/explained-error';
import { prepareDatabase } from '@museum/database/prepare-database';
import { passwordSchema, signInSchema } from '@museum/shared/auth/sign-in-schema';
import { requiredText } from '@museum/shared/primitives/text';

import { generatePrismaClient } from './generate-prisma-client.ts';
import { enterProject, openDatabase } from './open-database.ts';
import { runTask } from './run-program.ts';
import { openTerminalForm } from './terminal-form.ts';

await runTask(async ({ keep }) => {
  enterProject();
  await generatePrismaClient();
  const { connectDatabase, disconnectDatabase } = await import('@museum/api/lib/prisma');
  const { createStaff } = await import('@museum/api/auth/staff-store');
  const { AppError } = await import('@museum/api/lib/app-error');

  const database = keep(await openDatabase());
  await prepareDatabase(database.url);
  connectDatabase(database.url);
  keep({ stop: disconnectDatabase });

  const person = await askForPerson();
  await createStaff(person).catch((error: unknown) => {
    throw error instanceof AppError ? new ExplainedError(error.message) : error;
  });
  console.log(`${person.firstName} ${person.lastName} može da se prijavi kao ${person.email}.`);
});

async function askForPerson() {
  const form = openTerminalForm();
  try {
    const email = await form.ask('E-mail', signInSchema.shape.email);
    const firstName = await form.ask('Ime', requiredText('name'));
    const lastName = await form.ask('Prezime', requiredText('name'));
    const hidden = { hidden: true };
    const password = await form.ask('Lozinka (najmanje 8 znakova)', passwordSchema, hidden);
    const sameAsBefore = passwordSchema.refine((value) => value === password, 'Lozinke nisu iste');
    await form.ask('Ponovite lozinku', sameAsBefore, hidden);
    return { email, firstName, lastName, password };
  } finally {
    form.close();
  }
}
