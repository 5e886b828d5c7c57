import { z } from 'zod';
import { REQUIRED_MESSAGE, TEXT_LIMITS, tooLongMessage } from '#primitives/text.ts';
import { tokenPairSchema } from './session-schema.ts';
import { passwordSchema } from './sign-in-schema.ts';

/** The password that somebody has now: whatever it is, it was accepted once. */
const ownPassword = z
  .string({ error: REQUIRED_MESSAGE })
  .min(1, REQUIRED_MESSAGE)
  .max(TEXT_LIMITS.password, tooLongMessage(TEXT_LIMITS.password));

const SAME_PASSWORD_MESSAGE = 'Nova lozinka je ista kao sadašnja';

/** The body of a change of one's own password; the new one is another than the present one. */
export const changePasswordSchema = z
  .object({ currentPassword: ownPassword, newPassword: passwordSchema })
  .refine(({ currentPassword, newPassword }) => newPassword !== currentPassword, {
    path: ['newPassword'],
    message: SAME_PASSWORD_MESSAGE,
  });

/** The body of ending all one's other sessions; it asks for the password, so that a found tab can't. */
export const endOtherSessionsSchema = z.object({ currentPassword: ownPassword });

/** One session of one's own that is alive, on this or another device. */
export const ownSessionSchema = z.object({
  id: z.uuid(),
  signedInAt: z.iso.datetime(),
  /** When its tokens were last renewed. */
  lastUsedAt: z.iso.datetime(),
  /** True for the one that asks. */
  isCurrent: z.boolean(),
});

/** New tokens in place of the present ones, and how many other sessions were ended. */
export const renewedSessionSchema = tokenPairSchema.extend({ ended: z.number().int() });

export type ChangePassword = z.output<typeof changePasswordSchema>;
export type EndOtherSessions = z.output<typeof endOtherSessionsSchema>;
export type RenewedSession = z.output<typeof renewedSessionSchema>;
export type OwnSession = z.output<typeof ownSessionSchema>;
