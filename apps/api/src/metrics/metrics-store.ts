import { databasePool, prisma } from '#lib/database/prisma.ts';

/** The outbox in figures: mails that wait, mails given up, and how late the latest one is. */
export type OutboxFigures = { waiting: number; dead: number; overdueSeconds: number };

/**
 * Counts what has still to leave, and what never left. A mail that was tried in vain is late since it
 * came, because its next attempt is always ahead; one that waits for its turn is not late before that.
 */
export async function readOutboxFigures(): Promise<OutboxFigures> {
  const [figures] = await prisma.$queryRaw<[OutboxFigures]>`
    SELECT count(*) FILTER (WHERE "state" = 'waiting')::int AS "waiting",
      count(*) FILTER (WHERE "state" = 'dead')::int AS "dead",
      greatest(0, extract(epoch FROM max(
        now() - CASE WHEN "attempts" > 0 THEN "createdAt" ELSE "nextAttemptAt" END
      ) FILTER (WHERE "state" = 'waiting')))::float8 AS "overdueSeconds"
    FROM "mail" WHERE "state" IN ('waiting', 'dead')`;
  return figures;
}

/** The main pool's connections: all, those without work, and how many requests wait for one. */
export function readConnectionFigures() {
  const { totalCount: open, idleCount: idle, waitingCount: awaited } = databasePool;
  return { open, idle, awaited };
}
