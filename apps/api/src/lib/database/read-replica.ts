import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '#lib/log/logger.ts';
import { isDatabaseFault } from './database-fault.ts';
import {
  type DatabaseAddress,
  databaseAddress,
  databasePool,
  prisma,
  type Replica,
  replica,
  type Transaction,
} from './prisma.ts';

/** How often a replica that is behind is asked again before the primary is read instead. */
const LOOKS = 20;
const PAUSE_MS = 15;
/** How long a replica that was behind or away is not asked, so that not every read waits for it. */
const LEFT_ALONE_MS = 5_000;

let logger: Logger | undefined;

/** Says where it is told that a replica doesn't answer. */
export function logReplica(to: Logger): void {
  logger = to;
}

/**
 * Does a heavy read on the replica of DATABASE_READ_URL, once that has everything that was stored when
 * the read was asked for; else, and without a replica, on the primary.
 */
export async function readCalmly<Result>(
  read: (db: Transaction) => Promise<Result>,
): Promise<Result> {
  const ready = await readyReplica();
  if (!ready) return read(prisma);
  try {
    return await read(ready.prisma);
  } catch (error) {
    if (!isReplicaFault(error)) throw error;
    leaveAlone(ready, error);
    return read(prisma);
  }
}

/** Where a thread of its own reads calmly, by the same rule. */
export const calmAddress = async (): Promise<DatabaseAddress> =>
  (await readyReplica())?.address ?? databaseAddress;

/** The replica, when it has what the primary has put on its disk by now. */
async function readyReplica(): Promise<Replica | undefined> {
  if (!replica || performance.now() < replica.leftAloneUntil) return undefined;
  const asked = replica;
  const { rows } = await databasePool.query<{ position: string }>(
    'SELECT pg_current_wal_flush_lsn()::text AS "position"',
  );
  try {
    for (let looks = 1; looks <= LOOKS; looks += 1) {
      if (await hasReplayed(asked, rows[0]!.position)) {
        asked.isTold = false;
        return asked;
      }
      await wait(PAUSE_MS);
    }
    leaveAlone(asked, new Error('it is behind'));
  } catch (error) {
    leaveAlone(asked, error);
  }
  return undefined;
}

/** False for a server that isn't a replica, since it replays nothing. */
async function hasReplayed({ pool }: Replica, position: string): Promise<boolean> {
  const { rows } = await pool.query<{ isThere: boolean | null }>(
    'SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS "isThere"',
    [position],
  );
  return rows[0]!.isThere === true;
}

function leaveAlone(asked: Replica, error: unknown): void {
  asked.leftAloneUntil = performance.now() + LEFT_ALONE_MS;
  if (asked.isTold) return;
  asked.isTold = true;
  logger?.warn({ err: error }, 'the replica does not answer: the primary does its reads');
}

/** Also a read that the replica gives up, to go on replaying. */
const isReplicaFault = (error: unknown) =>
  isDatabaseFault(error) || /conflict with recovery/.test(String(error));
