import type { TokenPair } from '@museum/shared/auth/session-schema';
import type { SignIn } from '@museum/shared/auth/sign-in-schema';
import { AppError } from '#lib/http/app-error.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import { limitConcurrency } from '#lib/http/limits/limit-concurrency.ts';
import { HASHING_PLACES, isRightPassword, tooBusyToHash } from './password-hash.ts';
import type { SignInAttempts } from './sign-in-attempts.ts';
import { findStaffByEmail } from './staff-store.ts';
import { startSession } from './sessions/start-session.ts';

/** Who would find no place in the queue is told so before anything is asked: a flood costs nobody else the database. */
const withPlace = limitConcurrency({
  running: HASHING_PLACES,
  waiting: 0,
  refuse: tooBusyToHash,
});

/**
 * Signs somebody in from an address.
 * @throws AppError INVALID_USER_CREDENTIALS, the same for an unknown e-mail and a wrong password
 * @throws AppError TOO_MANY_REQUESTS
 */
export const signIn = (
  deps: AppDeps,
  attempts: SignInAttempts,
  credentials: SignIn,
  address: string,
): Promise<SignedIn> =>
  attempts.withShare(address, () =>
    withPlace(() => checkAndStart(deps, attempts, credentials, address)),
  );

type SignedIn = { tokens: TokenPair; staffId: number };

async function checkAndStart(
  deps: AppDeps,
  attempts: SignInAttempts,
  { email, password }: SignIn,
  address: string,
): Promise<SignedIn> {
  const staff = await findStaffByEmail(email);
  const account = { email, passwordHash: staff?.passwordHash };
  await attempts.count(account, address);
  if (!(await isRightPassword(password, staff?.passwordHash)) || !staff) {
    throw new AppError('INVALID_USER_CREDENTIALS');
  }
  const tokens = await startSession(deps, staff, 'signed-in');
  await attempts.forgive(account, address);
  return { tokens, staffId: staff.id };
}
