import { prisma } from '#lib/prisma.ts';

/**
 * Puts a mail that has not been sent into the queue anew: due now, with all attempts before it and
 * outside the limit, because staff ask for it. It stays the same mail with the same Message-ID.
 * False when it was sent, or when a worker has it in hand at this moment.
 */
export async function requeueMail(id: string): Promise<boolean> {
  const count = await prisma.$executeRaw`
    UPDATE "mail"
    SET "state" = 'waiting', "attempts" = 0, "nextAttemptAt" = now(), "lastError" = NULL,
        "isLimited" = false, "turnAt" = NULL, "claimedUntil" = NULL
    WHERE "id" = ${id}::uuid AND "state" <> 'sent'
      AND ("claimedUntil" IS NULL OR "claimedUntil" <= now())`;
  return count > 0;
}

/** Queues a copy of a mail that has been sent: a mail of its own, with its own Message-ID. */
export async function copySentMail(id: string): Promise<string | undefined> {
  const [copy] = await prisma.$queryRaw<{ id: string }[]>`
    INSERT INTO "mail" ("id", "kind", "recipientName", "recipientEmail", "replyTo", "subject",
      "text", "html", "visitRequestId", "contactMessageId")
    SELECT gen_random_uuid(), "kind", "recipientName", "recipientEmail", "replyTo", "subject",
      "text", "html", "visitRequestId", "contactMessageId"
    FROM "mail" WHERE "id" = ${id}::uuid AND "state" = 'sent'
    RETURNING "id"`;
  return copy?.id;
}
