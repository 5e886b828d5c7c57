import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Env } from '#env.ts';
import { AppError } from './app-error.ts';
import { deriveKey } from './derive-key.ts';
import { counterPool } from './prisma.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Attempts within a number of seconds: for one key, and for all of them together. */
type Limit = { points: number; duration: number; overall?: number };

const LIMITS = {
  // A school behind one address sends 20 real requests in an hour, some of them twice.
  visitRequest: { points: 60, duration: HOUR, overall: 2_000 },
  contact: { points: 20, duration: HOUR, overall: 500 },
  refresh: { points: 300, duration: 5 * MINUTE },
  signInByAddress: { points: 50, duration: 15 * MINUTE },
  signInByAccountAndAddress: { points: 10, duration: 15 * MINUTE },
  // Guesses from many addresses; an address that the owner has signed in from is exempt.
  signInByAccount: { points: 100, duration: HOUR },
  /** Not a limit but a mark: somebody has signed in to this account from this address. */
  trustedAddress: { points: 1, duration: 30 * DAY },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

export type RateLimits = {
  /**
   * Counts an attempt, for its key and overall.
   * @throws AppError TOO_MANY_REQUESTS with the seconds to wait
   */
  count: (limit: LimitName, key: string) => Promise<void>;
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
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = (prefix: string, points: number, duration: number) => {
    const known =
      limiters.get(prefix) ?? createLimiter(prefix, points * env.RATE_LIMIT_FACTOR, duration);
    limiters.set(prefix, known);
    return known;
  };
  const limiter = (name: LimitName) => limiterOf(name, LIMITS[name].points, LIMITS[name].duration);
  const hidingKey = deriveKey(env.JWT_SECRET, 'rate-limit');
  // Addresses and e-mails are personal data; the table holds only what they hash to.
  const hidden = (key: string) => createHmac('sha256', hidingKey).update(key).digest('base64url');
  return {
    count: async (name, key) => {
      const { duration, overall }: Limit = LIMITS[name];
      await limiter(name).consume(hidden(key)).catch(refuse);
      // Second, so that an address that is over its own limit uses up nothing of the others'.
      if (overall === undefined) return;
      await limiterOf(`${name}Overall`, overall, duration).consume('all').catch(refuse);
    },
    forgive: async (name, key) => {
      await limiter(name).reward(hidden(key));
    },
    clear: async (name, key) => {
      await limiter(name).delete(hidden(key));
    },
    mark: async (name, key) => {
      await limiter(name).set(hidden(key), 1, LIMITS[name].duration);
    },
    isMarked: async (name, key) => (await limiter(name).get(hidden(key))) !== null,
  };
}

/** The part of an address that one subscriber holds: IPv6 by its first 64 bits. */
export function addressKey(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  const bare = withoutPort(address);
  if (!isIPv6(bare)) return bare;
  const groups = expandIPv6(bare);
  return mappedIPv4(groups) ?? `${groups.slice(0, 4).join(':')}::/64`;
}

/** Some proxies forward the port too; each connection would be a visitor of its own. */
const withoutPort = (address: string) =>
  /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ??
  /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ??
  address;

/** The eight groups of an address, as hexadecimal numbers without leading zeros. */
function expandIPv6(address: string): string[] {
  const [head = '', tail = ''] = withHexadecimalEnd(address.split('%')[0]!).split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const missing = Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}

const withHexadecimalEnd = (address: string) =>
  address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });

/** The IPv4 address that `::ffff:0:0/96` carries: a server on both protocols sees everybody so. */
function mappedIPv4(groups: string[]): string | undefined {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined;
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
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
