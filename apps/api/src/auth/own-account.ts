import type { AuditAction } from '@museum/shared/audit/audit-action';
import type { ChangePassword, RenewedSession } from '@museum/shared/auth/account-schema';
import { z } from 'zod';
import type { Staff } from '#generated/prisma/client.ts';
import { AppError } from '#lib/http/app-error.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import { newPasswordSchema } from './new-password-schema.ts';
import { isRightPassword } from './password-hash.ts';
import { endSessions } from './sessions/session-store.ts';
import type { SignInAttempts } from './sign-in-attempts.ts';
import { forgetGeneratedPassword } from './seed-admin.ts';
import { changeStaffPassword, findStaff } from './staff-store.ts';
import { startSession } from './sessions/start-session.ts';

/** Answers a wrong current password: no 401, which would end the session of a typing error. */
const WRONG_PASSWORD_MESSAGE = 'Lozinka nije tačna';

/** Who asks, from which address. */
export type Asker = { staffId: number; address: string };

/**
 * Changes somebody's own password and ends all their sessions; the one that asks goes on with new
 * tokens.
 * @throws ZodError for a new password that is too short or guessable
 * @throws AppError VALIDATION_ERROR for a wrong current password, TOO_MANY_REQUESTS
 */
export async function changePassword(
  deps: AppDeps,
  attempts: SignInAttempts,
  { currentPassword, newPassword }: ChangePassword,
  asker: Asker,
): Promise<RenewedSession> {
  const staff = await proveIdentity(attempts, currentPassword, asker);
  await z.object({ newPassword: newPasswordSchema(staff) }).parseAsync({ newPassword });
  const changed = await changeStaffPassword({
    staff,
    password: newPassword,
    now: deps.clock(),
    isProven: true,
  });
  if (!changed) throw wrongPassword();
  forgetGeneratedPassword(deps.env, staff.email);
  const renewed = { ...staff, passwordHash: changed.passwordHash };
  await attempts.trust(renewed, asker.address);
  return renewSession(deps, renewed, changed.ended);
}

/**
 * Ends somebody's own sessions everywhere else; the one that asks goes on with new tokens.
 * @throws AppError VALIDATION_ERROR for a wrong password, TOO_MANY_REQUESTS
 */
export async function endOtherSessions(
  deps: AppDeps,
  attempts: SignInAttempts,
  currentPassword: string,
  asker: Asker,
): Promise<RenewedSession> {
  const staff = await proveIdentity(attempts, currentPassword, asker);
  const ended = await endSessions(staff, deps.clock());
  return renewSession(deps, staff, ended, 'other-sign-ins-ended');
}

/** Asks for the password, since somebody may have found an open tab; wrong ones count as at the sign-in. */
async function proveIdentity(attempts: SignInAttempts, password: string, asker: Asker) {
  const staff = await findStaff(asker.staffId);
  if (!staff) throw new AppError('UNAUTHORIZED');
  await attempts.count(staff, asker.address);
  if (!(await isRightPassword(password, staff.passwordHash))) {
    throw wrongPassword();
  }
  await attempts.forgive(staff, asker.address);
  return staff;
}

const wrongPassword = () =>
  new AppError('VALIDATION_ERROR', { field: 'currentPassword', message: WRONG_PASSWORD_MESSAGE });

/** Whoever has given their password again gets new tokens, as at any sign-in (ASVS 7.2.4). */
const renewSession = async (
  deps: AppDeps,
  staff: Staff,
  ended: number,
  action?: AuditAction,
): Promise<RenewedSession> => ({
  ...(await startSession(deps, staff, action)),
  ended: Math.max(0, ended - 1),
});
