// pnpm admin:remove: takes a member of staff off; their sign-ins end at once.
import { ExplainedError } from '@museum/database/explained-error';
import { signInSchema } from '@museum/shared/auth/sign-in-schema';

import { openStaff } from './open-staff.ts';
import { runTask } from './run-program.ts';
import { openTerminalForm } from './terminal-form.ts';

await runTask(async ({ keep }) => {
  const { findStaffByEmail, removeStaff, forgetGeneratedPassword } = await openStaff({ keep });
  const form = openTerminalForm();
  try {
    const email = await form.ask('E-mail', signInSchema.shape.email);
    const person = await findStaffByEmail(email);
    if (!person) throw new ExplainedError('Niko od zaposlenih nema tu adresu.');
    // With nobody left the next start would make a new first administrator.
    if (!(await removeStaff(person.id))) throw new ExplainedError('Poslednji nalog ostaje.');
    forgetGeneratedPassword(email);
    console.log(`${person.firstName} ${person.lastName} više nema pristup.`);
  } finally {
    form.close();
  }
});
