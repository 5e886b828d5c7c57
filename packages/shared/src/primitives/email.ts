import { z } from 'zod';
import { optionalText, requiredText } from './text.ts';

/** Answers a wrong address where the spec has no text of its own. */
const EMAIL_MESSAGE = 'E-mail adresa nije validna';

/** One plain ASCII address: no display name, no group, no comma, no quoted part, so it can't name a second recipient. */
const strictAddress = z.email();

/** True for one strict e-mail address. */
export const isEmail = (value: string) => strictAddress.safeParse(value).success;

/** A strict, single e-mail address, or none: the outcome of nothing is null. */
export const optionalEmail = () =>
  optionalText('email').refine((value) => value === null || isEmail(value), EMAIL_MESSAGE);

/** A required, strict, single e-mail address. The two messages answer a missing and a wrong one (spec §5). */
export const email = (requiredMessage: string, invalidMessage: string = EMAIL_MESSAGE) =>
  requiredText('email', requiredMessage)
    .refine((value) => value === '' || isEmail(value), invalidMessage)
    .meta({ format: 'email', pattern: z.regexes.email.source });
