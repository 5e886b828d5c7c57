import type { Env } from '#env.ts';
import { siteOf } from '#lib/client-address.ts';
import { createRateLimits, type RateLimits } from '#lib/rate-limit.ts';
import { noteSignInLock } from './staff-store.ts';

export type SignInAttempts = {
  /** @throws AppError TOO_MANY_REQUESTS */
  count: (email: string, address: string) => Promise<void>;
  /** The password was right: the attempt does not count, and the address is trusted from now on. */
  forgive: (email: string, address: string) => Promise<void>;
};

/**
 * Slows guessing down without giving anybody the power to lock an owner out (decision 15). An
 * account that is guessed at from many addresses is closed to none of them: each network that it has
 * not been signed in to from lately has a few attempts a day left, and nobody can use up another's.
 */
export function createSignInAttempts(limits: RateLimits): SignInAttempts {
  const noteLock = async (email: string) => {
    if (!(await limits.exceeds('signInLockNote', email))) await noteSignInLock(email);
  };
  const pair = (email: string, network: string) => `${email} ${network}`;
  return {
    count: async (email, address) => {
      await limits.count('signInByAddress', address);
      await limits.count('signInByAccountAndAddress', pair(email, address), () => noteLock(email));
      if (await limits.isMarked('trustedAddress', pair(email, address))) return;
      if (!(await limits.exceeds('signInByAccount', email))) return;
      await noteLock(email);
      await limits.count('signInByAccountAndSite', pair(email, siteOf(address)));
    },
    forgive: async (email, address) => {
      await limits.forgive('signInByAddress', address);
      await limits.clear('signInByAccountAndAddress', pair(email, address));
      await limits.clear('signInByAccountAndSite', pair(email, siteOf(address)));
      await limits.mark('trustedAddress', pair(email, address));
    },
  };
}

/** Takes back what strangers have guessed at an account; `pnpm admin:password` does. */
export const liftSignInLimit = (
  env: Pick<Env, 'RATE_LIMIT_FACTOR' | 'JWT_SECRET'>,
  email: string,
): Promise<void> => createRateLimits(env).clear('signInByAccount', email);
