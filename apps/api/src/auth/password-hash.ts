import type { Options } from '@node-rs/argon2';
import { AppError } from '#lib/http/app-error.ts';
import { limitConcurrency } from '#lib/http/limits/limit-concurrency.ts';

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
const TURNS = { running: 1, waiting: 40 };

/** How many passwords can be hashed or wait for it. */
export const HASHING_PLACES = TURNS.running + TURNS.waiting;

const inTurn = limitConcurrency({ ...TURNS, refuse: tooBusyToHash });

/** Read with the first sign-in. */
const hash = async (password: string) => (await import('@node-rs/argon2')).hash(password, ARGON2ID);

/** The argon2id hash of a password, with its salt and parameters. */
export const hashPassword = (password: string) => inTurn(() => hash(password));

let strangersHash: Promise<string> | undefined;

/**
 * True when the password belongs to the hash. Without a hash (nobody has this e-mail) it computes
 * just as long, so that time does not tell who is on the staff.
 */
export async function isRightPassword(password: string, storedHash: string | undefined) {
  // Waited for in any case: the first sign-in after a start must not tell them apart either.
  const strangers = await (strangersHash ??= hash('nobody has this password'));
  const { verify } = await import('@node-rs/argon2');
  const matches = await inTurn(() => verify(storedHash ?? strangers, password));
  return matches && storedHash !== undefined;
}
