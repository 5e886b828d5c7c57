import type { Env } from '#env.ts';
import { createRateLimits, type RateLimits } from '#lib/rate-limit.ts';

export type SignInAttempts = {
  /** @throws AppError TOO_MANY_REQUESTS */
  count: (email: string, address: string) => Promise<void>;
  /** The password was right: the attempt does not count, and the address is trusted from now on. */
  forgive: (email: string, address: string) => Promise<void>;
};

/**
 * Slows guessing down without giving anybody the power to lock an owner out: the account's own
 * limit binds only addresses from which it has not been signed in to lately. For an owner who is
 * somewhere new while others guess, the operator lifts it.
 */
export function createSignInAttempts(limits: RateLimits): SignInAttempts {
  const pair = (email: string, address: string) => `${email} ${address}`;
  return {
    count: async (email, address) => {
      await limits.count('signInByAddress', address);
      await limits.count('signInByAccountAndAddress', pair(email, address));
      if (!(await limits.isMarked('trustedAddress', pair(email, address)))) {
        await limits.count('signInByAccount', email);
      }
    },
    forgive: async (email, address) => {
      await limits.forgive('signInByAddress', address);
      await limits.clear('signInByAccountAndAddress', pair(email, address));
      await limits.mark('trustedAddress', pair(email, address));
    },
  };
}

/** Takes back what strangers have guessed at an account; `pnpm admin:password` does. */
export const liftSignInLimit = (
  env: Pick<Env, 'RATE_LIMIT_FACTOR' | 'JWT_SECRET'>,
  email: string,
): Promise<void> => createRateLimits(env).clear('signInByAccount', email);
