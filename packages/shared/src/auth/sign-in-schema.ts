import { z } from 'zod';
import { email } from '#primitives/email.ts';
import { REQUIRED_MESSAGE, TEXT_LIMITS, tooLongMessage } from '#primitives/text.ts';

/** Fewest characters of a password (spec §9). */
export const MIN_PASSWORD_LENGTH = 8;

// Messages verbatim from the spec.
const EMAIL_MESSAGE = 'Email nije validnog formata';
const PASSWORD_MESSAGE = 'Lozinka mora biti duža od 8 znakova';

/** A password of at least 8 characters (spec §5). */
export const passwordSchema = z
  .string({ error: REQUIRED_MESSAGE })
  .min(1, REQUIRED_MESSAGE)
  .max(TEXT_LIMITS.password, tooLongMessage(TEXT_LIMITS.password))
  .refine((value) => value === '' || value.length >= MIN_PASSWORD_LENGTH, PASSWORD_MESSAGE);

/** E-mail and password of the sign-in form (spec §5). The e-mail is compared in lower case. */
export const signInSchema = z.object({
  email: email(REQUIRED_MESSAGE, EMAIL_MESSAGE).transform((value) => value.toLowerCase()),
  password: passwordSchema,
});

export type SignIn = z.output<typeof signInSchema>;
