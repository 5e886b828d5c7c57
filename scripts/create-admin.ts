// pnpm admin:create: asks for a further member of staff and adds them.
import { ExplainedError } from '@museum/database/explained-error';
import { signInSchema } from '@museum/shared/auth/sign-in-schema';
import { requiredText } from '@museum/shared/primitives/text';

import { openStaff } from './open-staff.ts';
import { runTask } from './run-program.ts';
import { askForPassword, openTerminalForm } from './terminal-form.ts';

await runTask(async ({ keep }) => {
  const { createStaff, newPasswordSchema } = await openStaff({ keep });
  const { AppError } = await import('@museum/api/lib/http/app-error');

  const person = await askForPerson(newPasswordSchema);
  await createStaff(person).catch((error: unknown) => {
    throw error instanceof AppError ? new ExplainedError(error.message) : error;
  });
  console.log(`${person.firstName} ${person.lastName} može da se prijavi kao ${person.email}.`);
});

type Staff = Awaited<ReturnType<typeof openStaff>>;

async function askForPerson(newPasswordSchema: Staff['newPasswordSchema']) {
  const form = openTerminalForm();
  try {
    const email = await form.ask('E-mail', signInSchema.shape.email);
    const firstName = await form.ask('Ime', requiredText('name'));
    const lastName = await form.ask('Prezime', requiredText('name'));
    const person = { email, firstName, lastName };
    return { ...person, password: await askForPassword(form, newPasswordSchema(person)) };
  } finally {
    form.close();
  }
}
