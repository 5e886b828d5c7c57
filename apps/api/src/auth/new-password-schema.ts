import { passwordSchema } from '@museum/shared/auth/sign-in-schema';
import { isGuessable, type PasswordOwner } from './guessable-password.ts';

/** Answers a password that is easy to guess. */
const GUESSABLE_MESSAGE = 'Ova lozinka se lako pogađa, izaberite drugu';

/** A password that its owner may choose: long enough and not guessable, no other rule. Async. */
export const newPasswordSchema = (owner: PasswordOwner) =>
  passwordSchema.refine(
    async (password) => !(await isGuessable(password, owner)),
    GUESSABLE_MESSAGE,
  );
