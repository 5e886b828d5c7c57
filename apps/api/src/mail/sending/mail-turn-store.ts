import { prisma } from '#lib/database/prisma.ts';
import { Prisma } from '#generated/prisma/client.ts';
import type { ClaimedMail } from '#mail/mail-store.ts';

/** Sending may take 40 s of it: so far apart, two mails leave at least an hour apart. */
const HOUR_SECONDS = 3_640;

/** A worker finds a mail some seconds after its turn has come; the next turns are as much later. */
const SLACK_SECONDS = 20;

/** So many hours' turns may wait at one address: the 24 confirmations of a large agency, no backlog of days. */
const WAITING_HOURS = 3;

/** The `count`-th latest turn of the other limited mails to an address; null when there are fewer. */
const latestTurn = ({ id, recipientEmail }: ClaimedMail, count: number, until: Prisma.Sql) =>
  Prisma.sql`(
    SELECT "turnAt" FROM "mail"
    WHERE lower("recipientEmail") = lower(${recipientEmail})
      AND "turnAt" <= ${until} AND "id" <> ${id}::uuid
    ORDER BY "turnAt" DESC
    OFFSET ${count - 1}
    LIMIT 1
  )`;

/** Whether a limited mail goes now, has to wait for its turn, or is one too many. */
export type Turn = 'now' | 'later' | 'never';

/**
 * The turn of a claimed mail: at most `perHour` turns are taken at one address in any hour, and at
 * most those of `WAITING_HOURS` wait there, so that nobody can put a real confirmation off for days.
 * One that may not go yet is given the turn after those that wait already, so that of a backlog each
 * mail is looked at about once; each look reads a few entries of an index. Workers that ask for the
 * same address at once are served one after the other.
 */
export async function takeTurn(mail: ClaimedMail, perHour: number): Promise<Turn> {
  const seconds = (count: number) => Prisma.sql`make_interval(secs => ${count})`;
  const [, turns] = await prisma.$transaction([
    prisma.$executeRaw`
      SELECT pg_advisory_xact_lock(hashtextextended(lower(${mail.recipientEmail}), 0))`,
    // clock_timestamp(), because now() is the time before the wait for the lock; cut off to
    // milliseconds, because the column would round it up into the future.
    prisma.$queryRaw<{ turn: Turn }[]>`
      WITH "clock" AS MATERIALIZED (
        SELECT date_trunc('milliseconds', clock_timestamp()) AS "now"
      ), "turn" AS MATERIALIZED (
        SELECT "now",
          ${latestTurn(mail, perHour, Prisma.sql`"now"`)} + ${seconds(HOUR_SECONDS)} AS "free",
          ${latestTurn(mail, perHour, Prisma.sql`'infinity'`)}
            + ${seconds(HOUR_SECONDS + SLACK_SECONDS)} AS "last",
          ${latestTurn(mail, perHour * WAITING_HOURS, Prisma.sql`'infinity'`)} > "now" AS "isFull"
        FROM "clock"
      )
      UPDATE "mail" SET "turnAt" = CASE
        WHEN "free" IS NULL OR "free" <= "now" THEN "now"
        -- It has waited already, and comes a little early, or after a time without a server.
        WHEN "turnAt" IS NOT NULL THEN "free"
        WHEN "isFull" THEN NULL
        ELSE "last"
      END
      FROM "turn"
      WHERE "id" = ${mail.id}::uuid
      RETURNING CASE
        WHEN "turnAt" <= "now" THEN 'now'
        WHEN "turnAt" IS NULL THEN 'never'
        ELSE 'later'
      END AS "turn"`,
  ]);
  // Without a row staff have deleted it meanwhile.
  return turns[0]?.turn ?? 'never';
}

/**
 * Leaves a claimed mail until its turn; that it was claimed counts as no attempt. It is due at once
 * when news of the visit's status has freed it from the limit meanwhile.
 */
export async function postponeToTurn(mail: ClaimedMail, reason: string): Promise<void> {
  await prisma.$executeRaw`
    UPDATE "mail"
    SET "attempts" = "attempts" - 1, "claimedUntil" = NULL,
        "nextAttemptAt" = CASE WHEN "isLimited" THEN "turnAt" ELSE now() END,
        "turnAt" = CASE WHEN "isLimited" THEN "turnAt" END,
        "lastError" = ${reason}
    WHERE "id" = ${mail.id}::uuid`;
}

/** Drops a claimed mail that is one too many; what it tells about is stored all the same. */
export async function dropMail({ id }: ClaimedMail): Promise<void> {
  await prisma.mail.deleteMany({ where: { id } });
}
