import { hash, verify, type Options } from '@node-rs/argon2';
import { AppError } from '#lib/http/app-error.ts';
import { limitConcurrency } from '#lib/http/limit-concurrency.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const ARGON2ID: Options = {
  algorithm: 2,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** Answers who would have to wait too long. */
export const tooBusyToHash = () => new AppError('TOO_MANY_REQUESTS', { retryAfter: 5 });

/** Hashing takes a whole core: a flood of sign-ins must leave the other one, and memory, to the site. */
const inTurn = limitConcurrency({
  running: 1,
  waiting: 40,
  refuse: tooBusyToHash,
});

/** The argon2id hash of a password, with its salt and parameters. */
export const hashPassword = (password: string) => inTurn(() => hash(password, ARGON2ID));

let strangersHash: Promise<string> | undefined;

/**
 * True when the password belongs to the hash. Without a hash (nobody has this e-mail) it computes
 * just as long, so that time does not tell who is on the staff.
 */
export async function isRightPassword(password: string, storedHash: string | undefined) {
  // Waited for in any case: the first sign-in after a start must not tell them apart either.
  const strangers = await (strangersHash ??= hash('nobody has this password', ARGON2ID));
  const matches = await inTurn(() => verify(storedHash ?? strangers, password));
  return matches && storedHash !== undefined;
}
