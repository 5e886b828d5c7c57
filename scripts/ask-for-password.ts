import { passwordSchema } from '@museum/shared/auth/sign-in-schema';

import type { FormSchema, TerminalForm } from './terminal-form.ts';

/** Asks for a new password, twice, without showing it. */
export async function askForPassword(form: TerminalForm, schema: FormSchema): Promise<string> {
  const hidden = { hidden: true };
  const password = await form.ask('Lozinka (najmanje 8 znakova)', schema, hidden);
  const sameAsBefore = passwordSchema.refine((value) => value === password, 'Lozinke nisu iste');
  return form.ask('Ponovite lozinku', sameAsBefore, hidden);
}
