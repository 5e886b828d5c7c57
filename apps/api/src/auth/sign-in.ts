import type { TokenPair } from '@museum/shared/auth/session-schema';
import type { SignIn } from '@museum/shared/auth/sign-in-schema';
import { AppError } from '#lib/app-error.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import { signAccessToken } from './access-token.ts';
import { isRightPassword } from './password-hash.ts';
import { presentSessionUser } from './present-session-user.ts';
import { hashRefreshToken, newRefreshToken } from './refresh-token.ts';
import { createFamily } from './session-store.ts';
import type { SignInAttempts } from './sign-in-attempts.ts';
import { findStaffByEmail } from './staff-store.ts';

/** A sign-in lasts this long, however often it is refreshed. */
const SESSION_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Signs somebody in from an address.
 * @throws AppError INVALID_USER_CREDENTIALS, the same for an unknown e-mail and a wrong password
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function signIn(
  deps: AppDeps,
  attempts: SignInAttempts,
  { email, password }: SignIn,
  address: string,
): Promise<{ tokens: TokenPair; staffId: number }> {
  await attempts.count(email, address);
  const staff = await findStaffByEmail(email);
  if (!(await isRightPassword(password, staff?.passwordHash)) || !staff) {
    throw new AppError('INVALID_USER_CREDENTIALS');
  }
  await attempts.forgive(email, address);

  const now = deps.clock();
  const refreshToken = newRefreshToken();
  const familyId = await createFamily({
    staffId: staff.id,
    tokenHash: hashRefreshToken(refreshToken),
    now,
    expiresAt: new Date(now.getTime() + SESSION_MS),
  });
  const user = presentSessionUser(staff);
  const accessToken = await signAccessToken(deps, { staffId: staff.id, familyId, user });
  return { tokens: { accessToken, refreshToken }, staffId: staff.id };
}
