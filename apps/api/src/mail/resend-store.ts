import { type Actor, writeAudit } from '#audit/audit-store.ts';
import { causeNumber } from '#lib/log/cause.ts';
import { prisma, type Transaction } from '#lib/database/prisma.ts';

/** A mail that goes out again, and the request that it is about, if any. */
type Resent = { id: string; visitRequestId: number | null; normalizedId: string | null };

/**
 * Puts a mail that has not left into the queue anew, or a copy of one that has; the audit trail
 * says who asked for it. Gives the id of the queued mail; undefined when a worker has the mail in
 * hand at this moment, or there is none.
 */
export const requeueMail = (id: string, actor: Actor): Promise<string | undefined> =>
  prisma.$transaction(async (transaction) => {
    // The request first, as everybody who changes it: the trace would wait for it with the mail in hand.
    await transaction.$queryRaw`
      SELECT FROM visit_request
      WHERE id = (SELECT "visitRequestId" FROM "mail" WHERE "id" = ${id}::uuid) FOR KEY SHARE`;
    const resent = (await queueAnew(transaction, id)) ?? (await copySent(transaction, id));
    if (!resent) return undefined;
    await writeAudit(transaction, {
      actor,
      action: 'mail-resent',
      subject: resent.normalizedId ?? `Mejl ${resent.id}`,
      visitRequestId: resent.visitRequestId,
    });
    return resent.id;
  });

/**
 * Due now, with all attempts before it and outside the limit, because staff ask for it. It stays
 * the same mail with the same Message-ID.
 */
async function queueAnew(transaction: Transaction, id: string): Promise<Resent | undefined> {
  const [mail] = await transaction.$queryRaw<Resent[]>`
    UPDATE "mail"
    SET "state" = 'waiting', "attempts" = 0, "nextAttemptAt" = now(), "lastError" = NULL,
        "isLimited" = false, "turnAt" = NULL, "claimedUntil" = NULL, "expiresAt" = NULL
    WHERE "id" = ${id}::uuid AND "state" <> 'sent'
      AND ("claimedUntil" IS NULL OR "claimedUntil" <= now())
    RETURNING "id", "visitRequestId",
      (SELECT "normalizedId" FROM "visit_request" WHERE "id" = "mail"."visitRequestId")`;
  return mail;
}

/**
 * A mail of its own, with its own Message-ID. One to the requester goes where the request says now:
 * the address may have been corrected since.
 */
async function copySent(transaction: Transaction, id: string): Promise<Resent | undefined> {
  const [copy] = await transaction.$queryRaw<Resent[]>`
    INSERT INTO "mail" ("id", "kind", "recipientEmail", "replyTo", "subject",
      "text", "content", "html", "attachments", "visitRequestId", "contactMessageId", "cause")
    SELECT gen_random_uuid(), "kind", coalesce(
        CASE WHEN "kind" IN ('request-received', 'status-changed', 'reminder') THEN (
          SELECT coalesce("agencyEmail", "institutionEmail", "personalEmail")
          FROM "visit_request" WHERE "id" = "mail"."visitRequestId")
        WHEN "kind" = 'dinner-request-received' THEN (
          SELECT "customerEmail" FROM "dinner_request"
          WHERE "visitRequestId" = "mail"."visitRequestId")
        END, "recipientEmail"), "replyTo", "subject",
      "text", "content", "html", "attachments", "visitRequestId", "contactMessageId", ${causeNumber()}
    FROM "mail" WHERE "id" = ${id}::uuid AND "state" = 'sent'
    RETURNING "id", "visitRequestId",
      (SELECT "normalizedId" FROM "visit_request" WHERE "id" = "mail"."visitRequestId")`;
  return copy;
}
