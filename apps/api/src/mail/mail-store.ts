import { Prisma } from '#generated/prisma/client.ts';
import { prisma } from '#lib/database/prisma.ts';

/** A mail that is this worker's to send. */
export type ClaimedMail = {
  id: string;
  kind: string;
  recipientEmail: string;
  replyTo: string | null;
  subject: string;
  text: string;
  content: unknown;
  html: string;
  attachments: unknown;
  visitRequestId: number | null;
  createdAt: Date;
  isLimited: boolean;
  /** Number of the request or the run of a job behind it; null for one older than that column. */
  cause: string | null;
  /** This one included. */
  attempts: number;
};

/** Longer than any sending takes; what a killed worker had in hand is taken up again afterwards. */
const CLAIM_SECONDS = 60;

/**
 * Attempts after which a mail is left to staff; with the waits below, five days, because a mail
 * server may be away over a holiday (RFC 5321, 4.5.4.1).
 */
export const MAX_ATTEMPTS = 30;

/** The same for a mail that is refused for good; about an hour, for the refusal may be our own fault. */
const MAX_REFUSALS = 8;

const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 6 * 60 * 60;
const LONGEST_ERROR = 500;

/** Seconds to wait after a failed attempt: 30, 60, 120 … up to six hours. */
export const waitAfterAttempt = (attempts: number) =>
  Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** (attempts - 1));

/**
 * Finds the next mail that is due. The earlier ones about its visit are looked up one visit at a
 * time, their state as text: where PostgreSQL believes that few mails wait, it would else read all of
 * those for each visit.
 */
export const dueMail = Prisma.sql`
  SELECT "id" FROM "mail" AS "due"
  -- The column rounds: what was queued a moment ago may stand in the next millisecond.
  WHERE "state" = 'waiting' AND "nextAttemptAt" <= now() + interval '1 millisecond'
    AND ("claimedUntil" IS NULL OR "claimedUntil" <= now() + interval '1 millisecond')
    AND ("expiresAt" IS NULL OR "expiresAt" > now())
    AND ("visitRequestId" IS NULL OR "queueNumber" = (
      SELECT min("queueNumber") FROM "mail" AS "ofVisit"
      WHERE "ofVisit"."visitRequestId" = "due"."visitRequestId"
        AND "ofVisit"."state"::text = 'waiting'
        -- What came too late leaves no more, unless a worker has it in hand.
        AND ("ofVisit"."expiresAt" IS NULL OR "ofVisit"."expiresAt" > now()
          OR "ofVisit"."claimedUntil" > now())
        AND lower("ofVisit"."recipientEmail") = lower("due"."recipientEmail")
    ))
  ORDER BY "nextAttemptAt", "queueNumber"
  FOR UPDATE SKIP LOCKED
  LIMIT 1`;

/**
 * The next mail that is due, or undefined. Nobody else gets it for `CLAIM_SECONDS`: rows that
 * another worker is claiming are skipped, claimed ones aren't due. A mail about a visit waits until
 * the earlier ones to the same address have left or were given up. All times are the database's.
 */
export async function claimDueMail(): Promise<ClaimedMail | undefined> {
  const [mail] = await prisma.$queryRaw<ClaimedMail[]>`
    UPDATE "mail"
    SET "attempts" = "attempts" + 1,
        "nextAttemptAt" = now() + make_interval(secs => ${CLAIM_SECONDS}),
        "claimedUntil" = now() + make_interval(secs => ${CLAIM_SECONDS})
    WHERE "id" = (${dueMail})
    RETURNING "id", "kind", "recipientEmail", "replyTo", "subject", "text",
      "content", "html", "attachments", "visitRequestId", "createdAt", "isLimited", "cause", "attempts"`;
  return mail;
}

/** How a mail is done with: it has left the house, or lies in a file that nobody gets. */
export type MailOutcome = 'sent' | 'saved';

/** Notes that a mail is done with. */
export async function markMailDone(id: string, outcome: MailOutcome): Promise<void> {
  await prisma.$executeRaw`
    UPDATE "mail"
    SET "state" = ${outcome}::"mail_state",
        "sentAt" = CASE WHEN ${outcome} = 'sent' THEN now() END,
        "lastError" = NULL, "claimedUntil" = NULL
    WHERE "id" = ${id}::uuid`;
}

type Failure = { reason: string; isRefusal: boolean };

/**
 * Notes a failed attempt: the mail waits for the next one, or is dead after the last. Its turn is
 * given back, the next attempt takes another. When news of the visit's status came meanwhile (it made
 * this one due), older news is dropped, and any other mail holds it up for the shortest wait only.
 */
export async function markMailFailed(mail: ClaimedMail, failure: Failure): Promise<void> {
  const isDead = mail.attempts >= (failure.isRefusal ? MAX_REFUSALS : MAX_ATTEMPTS);
  await prisma.$transaction([
    prisma.$executeRaw`SELECT FROM "mail" WHERE "id" = ${mail.id}::uuid FOR UPDATE`,
    prisma.$executeRaw`
      DELETE FROM "mail" WHERE "id" = ${mail.id}::uuid AND "kind" = 'status-changed'
        AND "nextAttemptAt" < "claimedUntil"`,
    prisma.$executeRaw`
      UPDATE "mail"
      SET "state" = ${isDead ? 'dead' : 'waiting'}::"mail_state",
          "nextAttemptAt" = now() + make_interval(secs => CASE
            WHEN "nextAttemptAt" < "claimedUntil" THEN ${FIRST_WAIT_SECONDS}::int
            ELSE ${waitAfterAttempt(mail.attempts)}::int END),
          "lastError" = ${failure.reason.slice(0, LONGEST_ERROR)}, "claimedUntil" = NULL,
          "turnAt" = NULL
      WHERE "id" = ${mail.id}::uuid`,
  ]);
}
