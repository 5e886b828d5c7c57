import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ExplainedError } from '@museum/database/explained-error';
import { readAppliedMigrations } from '@museum/database/migrate';
import { readMigrations } from '@museum/database/migration-files';
import type pg from 'pg';
import type { Env } from '#env.ts';
import type { Clock } from '#lib/clock.ts';
import { deriveKey } from '#lib/derive-key.ts';
import { createDatabaseClient } from './database-pool.ts';

/** First halves of the advisory locks that say what a living server was started with (decision 27). */
const CLAIMED = { JWT_SECRET: 726_043, PUBLIC_URL: 726_044 };

/** Clocks may differ by so much: tokens and limits are counted in seconds. */
const MAX_CLOCK_MS = 2_000;

/** Before a start is refused the others are looked at so often. */
const LOOKS = 5;
const LOOK_AGAIN_MS = 200;

type Claim = { variable: keyof typeof CLAIMED; fingerprint: number };

/** That this server lives, and what with, as the others see it in the database. */
export type Presence = {
  /** Says it on another connection, which lasts; the first one is closed. Answers what disagrees. */
  moveTo: (client: pg.Client) => Promise<string[]>;
  /** Closes what is still open. */
  leave: () => Promise<void>;
};

/**
 * Enters the servers of a database, unless something that all must have in common differs.
 * @throws ExplainedError for another JWT_SECRET or PUBLIC_URL than that of a server that lives, a
 * clock 2 s off, migrations that are missing, or two that this build doesn't know
 */
export async function enterServers(url: string, env: Env, clock: Clock): Promise<Presence> {
  const claims = claimsOf(env);
  const client = createDatabaseClient(url, 'museum start');
  client.on('error', () => undefined);
  const leave = () => client.end().catch(() => undefined);
  try {
    await client.connect();
    const faults = [
      ...(await claimAtStart(client, claims)),
      ...(await clockFaults(client, clock)),
      ...(await migrationFaults(client)),
    ];
    if (faults.length > 0) throw new ExplainedError(faults.join('\n'));
  } catch (error) {
    await leave();
    throw error;
  }
  return {
    leave,
    moveTo: async (next) => {
      await claimOn(next, claims);
      await leave();
      return disagreements(next, claims);
    },
  };
}

/** An address that only this machine reaches, as the default, is nothing to agree on. */
function claimsOf({ JWT_SECRET, PUBLIC_URL }: Env): Claim[] {
  const fingerprint = (text: string) =>
    createHmac('sha256', deriveKey(JWT_SECRET, 'fingerprint')).update(text).digest().readInt32BE();
  const isLocal = /^(localhost|127\..*|\[::1\])$/.test(new URL(PUBLIC_URL).hostname);
  return [
    { variable: 'JWT_SECRET', fingerprint: fingerprint('') },
    ...(isLocal ? [] : [{ variable: 'PUBLIC_URL' as const, fingerprint: fingerprint(PUBLIC_URL) }]),
  ];
}

/**
 * Holds each fingerprint as a lock, which ends with the connection, however the server ends. Held
 * before looking: of two that start at once, each sees the other.
 */
async function claimOn(client: pg.Client, claims: Claim[]): Promise<void> {
  for (const { variable, fingerprint } of claims) {
    await client.query('SELECT pg_advisory_lock_shared($1, $2)', [CLAIMED[variable], fingerprint]);
  }
}

/** Where a server that lives has claimed something else. */
async function disagreements(client: pg.Client, claims: Claim[]): Promise<string[]> {
  for (const { variable, fingerprint } of claims) {
    const { rowCount } = await client.query(
      `SELECT FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
         AND classid = $1 AND objid <> (($2::bigint + 4294967296) % 4294967296)::oid`,
      [CLAIMED[variable], fingerprint],
    );
    if (rowCount) {
      return [
        `Another server on this database runs with another ${variable}. Give all of them the same; ` +
          `to change it, stop them all first.`,
      ];
    }
  }
  return [];
}

/** A server that has just ended may still be seen for a moment. */
async function claimAtStart(client: pg.Client, claims: Claim[]): Promise<string[]> {
  await claimOn(client, claims);
  for (let looks = 1; ; looks += 1) {
    const faults = await disagreements(client, claims);
    if (faults.length === 0 || looks === LOOKS) return faults;
    await wait(LOOK_AGAIN_MS);
  }
}

async function clockFaults(client: pg.Client, clock: Clock): Promise<string[]> {
  const before = clock().getTime();
  const { rows } = await client.query<{ now: number }>(
    `SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now`,
  );
  const after = clock().getTime();
  const { now } = rows[0]!;
  const off = Math.max(before - now, now - after);
  if (off <= MAX_CLOCK_MS) return [];
  const seconds = (off / 1000).toFixed(1);
  return [`The clock of this machine and the database's differ by ${seconds} s, at most 2 s do.`];
}

/** While a release rolls, the version before goes on beside the first new migration. */
async function migrationFaults(client: pg.Client): Promise<string[]> {
  const ours = readMigrations().map(({ name }) => name);
  const applied = (await readAppliedMigrations(client)).map(({ name }) => name);
  const [missing] = ours.filter((name) => !applied.includes(name));
  if (missing) return [`The database lacks the migration ${missing}; run pnpm db:migrate.`];
  const unknown = applied.filter((name) => !ours.includes(name));
  if (unknown.length <= 1) return [];
  return [
    `The database is ${unknown.length} migrations ahead of this build (${unknown.join(', ')}), at most 1 is allowed; start the newer build.`,
  ];
}
