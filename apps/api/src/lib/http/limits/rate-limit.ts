import { createHmac } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Env } from '#env.ts';
import { AppError } from '#lib/http/app-error.ts';
import { networksOf } from './client-address.ts';
import { deriveKey } from '#lib/derive-key.ts';
import { counterPool } from '#lib/database/prisma.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Attempts for one key within a number of seconds. A key that is an address, or ends in one after a
 * space, counts for the wider networks around it, too: one subscriber may hold 65,536 IPv6 networks.
 */
type Limit = { points: number; duration: number; isByAddress?: true };

const LIMITS = {
  // A school behind one address sends 20 real requests in an hour, some of them twice.
  visitRequest: { points: 60, duration: HOUR, isByAddress: true },
  contact: { points: 20, duration: HOUR, isByAddress: true },
  // The form asks again whenever the day or the group changes.
  availability: { points: 600, duration: 5 * MINUTE, isByAddress: true },
  // What a requester's page reads.
  myRequest: { points: 300, duration: 5 * MINUTE, isByAddress: true },
  // Documents drawn anew at each call.
  myDocument: { points: 60, duration: 5 * MINUTE, isByAddress: true },
  // Changes and cancellations: whoever sends 60 requests has 60 keys.
  myAct: { points: 60, duration: HOUR, isByAddress: true },
  // Files of 5 MB that are kept: for the 20 requests of a school, some of them twice.
  myProof: { points: 30, duration: HOUR, isByAddress: true },
  // Of one request, by its number: each act of a requester sends the office a mail.
  requesterAct: { points: 30, duration: HOUR },
  refresh: { points: 300, duration: 5 * MINUTE, isByAddress: true },
  // All that is stored, whatever its address; beyond it nobody is refused, but checked (decision 11).
  visitRequestOverall: { points: 2_000, duration: HOUR },
  contactOverall: { points: 500, duration: HOUR },
  signInByAddress: { points: 50, duration: 15 * MINUTE, isByAddress: true },
  signInByAccountAndAddress: { points: 10, duration: 15 * MINUTE },
  // Guesses from many addresses; beyond them each network has few left, and none is refused the first.
  signInByAccount: { points: 100, duration: HOUR },
  signInByAccountAndNetwork: { points: 5, duration: DAY, isByAddress: true },
  /** So often the audit trail tells that an account is guessed at. */
  signInLockNote: { points: 1, duration: HOUR },
  /** No limit: it marks that somebody has signed in to this account from this address. */
  trustedAddress: { points: 1, duration: 30 * DAY },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

export type RateLimits = {
  /**
   * Counts an attempt; `onRefusal` is told before one is refused.
   * @throws AppError TOO_MANY_REQUESTS with the seconds to wait
   */
  count: (limit: LimitName, key: string, onRefusal?: () => Promise<void>) => Promise<void>;
  /** Counts an attempt and refuses nobody; true when there have been too many. */
  exceeds: (limit: LimitName, key: string) => Promise<boolean>;
  /** Takes an attempt back that turned out to be rightful. */
  forgive: (limit: LimitName, key: string) => Promise<void>;
  /** Takes all attempts back. */
  clear: (limit: LimitName, key: string) => Promise<void>;
  /** Remembers a key for the limit's duration. */
  mark: (limit: LimitName, key: string) => Promise<void>;
  isMarked: (limit: LimitName, key: string) => Promise<boolean>;
};

/** The counters, kept in PostgreSQL: they survive a restart and hold across servers. */
export function createRateLimits(env: Pick<Env, 'RATE_LIMIT_FACTOR' | 'JWT_SECRET'>): RateLimits {
  const limiterOf = createLimiters(env.RATE_LIMIT_FACTOR);
  const hidingKey = deriveKey(env.JWT_SECRET, 'rate-limit');
  // Addresses and e-mails are personal data; the table holds only what they hash to.
  const hidden = (key: string) => createHmac('sha256', hidingKey).update(key).digest('base64url');
  const keys = (name: LimitName, key: string) =>
    'isByAddress' in LIMITS[name] ? keysOfNetworks(key) : [{ key, share: 1 }];
  return {
    count: async (name, key, onRefusal) => {
      // The narrowest first: what is over its own limit uses up nothing of its neighbours'.
      for (const { key: counting, share } of keys(name, key)) {
        const counted = limiterOf(name, share).consume(hidden(counting));
        await counted.catch(async (reason: unknown) => {
          if (isOverLimit(reason)) await onRefusal?.();
          refuse(reason);
        });
      }
    },
    exceeds: (name, key) =>
      limiterOf(name)
        .consume(hidden(key))
        .then(() => false, isOverLimit),
    forgive: async (name, key) => {
      for (const { key: counted, share } of keys(name, key)) {
        await limiterOf(name, share).reward(hidden(counted));
      }
    },
    clear: async (name, key) => {
      for (const { key: counted, share } of keys(name, key)) {
        await limiterOf(name, share).delete(hidden(counted));
      }
    },
    mark: async (name, key) => {
      await limiterOf(name).set(hidden(key), 1, LIMITS[name].duration);
    },
    isMarked: async (name, key) => (await limiterOf(name).get(hidden(key))) !== null,
  };
}

/** The key once for each network that its address lies in. */
function keysOfNetworks(key: string) {
  const start = key.lastIndexOf(' ') + 1;
  return networksOf(key.slice(start)).map(({ network, share }) => ({
    key: key.slice(0, start) + network,
    share,
  }));
}

/** A counter for each limit, and for each wider network's share of it. */
function createLimiters(factor: number) {
  const limiters = new Map<string, RateLimiterPostgres>();
  return (name: LimitName, share = 1): RateLimiterPostgres => {
    const { points, duration } = LIMITS[name];
    const prefix = share === 1 ? name : `${name}Times${share}`;
    const known = limiters.get(prefix) ?? createLimiter(prefix, points * share * factor, duration);
    limiters.set(prefix, known);
    return known;
  };
}

function createLimiter(keyPrefix: string, points: number, duration: number): RateLimiterPostgres {
  return new RateLimiterPostgres({
    // Looked up at each call: the pool is replaced when the database is connected anew.
    storeClient: { query: (statement: string) => counterPool.query(statement) },
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix,
    points: Math.ceil(points),
    duration,
  });
}

function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  throw new AppError('TOO_MANY_REQUESTS', {
    retryAfter: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)),
  });
}

function isOverLimit(reason: unknown): true {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  return true;
}
