// pnpm admin:password: gives a member of staff a new password, ends all their sign-ins and with
// the old password forgets what strangers have guessed; for a forgotten password, a lost device, a doubt, an attack.
import { ExplainedError } from '@museum/database/explained-error';
import { signInSchema } from '@museum/shared/auth/sign-in-schema';

import { openStaff } from './open-staff.ts';
import { runTask } from './run-program.ts';
import { askForPassword, openTerminalForm } from './terminal-form.ts';

await runTask(async ({ keep }) => {
  const staff = await openStaff({ keep });
  const form = openTerminalForm();
  try {
    const email = await form.ask('E-mail', signInSchema.shape.email);
    const person = await staff.findStaffByEmail(email);
    if (!person) throw new ExplainedError('Niko od zaposlenih nema tu adresu.');
    const password = await askForPassword(form, staff.newPasswordSchema(person));
    const change = { staff: person, password, now: new Date() };
    const changed = await staff.changeStaffPassword(change);
    if (!changed) throw new ExplainedError('Nalog je u međuvremenu uklonjen.');
    staff.forgetGeneratedPassword(email);
    console.log(`Lozinka je promenjena, završenih prijava: ${changed.ended}.`);
  } finally {
    form.close();
  }
});
