import type { Env } from '#env.ts';
import { limitShare } from '#lib/http/limits/limit-concurrency.ts';
import type { RateLimits } from '#lib/http/limits/rate-limit.ts';
import { tooBusyToHash } from './password-hash.ts';
import { noteSignInLock } from './staff-store.ts';

/** An account that somebody tries to sign in to; without a password's hash when there is no such account. */
type TriedAccount = { email: string; passwordHash?: string | undefined };

/** Sign-ins that one address may have under way at once, of the HASHING_PLACES of all. */
const PLACES_OF_AN_ADDRESS = 5;

export type SignInAttempts = {
  /** @throws AppError TOO_MANY_REQUESTS when the address has as many sign-ins under way as it may */
  withShare: <Result>(address: string, task: () => Promise<Result>) => Promise<Result>;
  /** @throws AppError TOO_MANY_REQUESTS */
  count: (account: TriedAccount, address: string) => Promise<void>;
  /** The password was right: the attempt does not count, and the address is trusted from now on. */
  forgive: (account: TriedAccount, address: string) => Promise<void>;
  /** Trusts the address from which an account's new password was chosen. */
  trust: (account: TriedAccount, address: string) => Promise<void>;
};

/**
 * Slows guessing down without giving anybody the power to lock an owner out (decision 15). An
 * account that is guessed at from many addresses is closed to none of them: each network that it has
 * not been signed in to from lately has a few attempts a day left, and nobody can use up another's.
 * Another password begins anew: no guess at the old one counts, and no address is trusted.
 */
export function createSignInAttempts(
  limits: RateLimits,
  { RATE_LIMIT_FACTOR }: Pick<Env, 'RATE_LIMIT_FACTOR'>,
): SignInAttempts {
  const noteLock = async (email: string) => {
    if (!(await limits.exceeds('signInLockNote', email))) await noteSignInLock(email);
  };
  const key = ({ email, passwordHash = '' }: TriedAccount) => `${email} ${passwordHash}`;
  const pair = (account: TriedAccount, network: string) => `${key(account)} ${network}`;
  const trust = (account: TriedAccount, address: string) =>
    limits.mark('trustedAddress', pair(account, address));
  return {
    withShare: limitShare({
      running: Math.ceil(PLACES_OF_AN_ADDRESS * RATE_LIMIT_FACTOR),
      refuse: tooBusyToHash,
    }),
    count: async (account, address) => {
      const { email } = account;
      await limits.count('signInByAddress', address);
      await limits.count('signInByAccountAndAddress', pair(account, address), () =>
        noteLock(email),
      );
      if (await limits.isMarked('trustedAddress', pair(account, address))) return;
      if (!(await limits.exceeds('signInByAccount', key(account)))) return;
      await noteLock(email);
      await limits.count('signInByAccountAndNetwork', pair(account, address));
    },
    forgive: async (account, address) => {
      await limits.forgive('signInByAddress', address);
      await limits.clear('signInByAccountAndAddress', pair(account, address));
      await limits.clear('signInByAccountAndNetwork', pair(account, address));
      await trust(account, address);
    },
    trust,
  };
}
