import type { Transaction } from '#lib/prisma.ts';

/**
 * Lets what hasn't left yet about a request go to the address that was corrected, and answers of the
 * office, too. What a worker has in hand is left to it.
 */
export async function readdressMails(
  transaction: Transaction,
  visitRequestId: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  if (from === to) return;
  await transaction.$executeRaw`
    UPDATE "mail"
    SET "recipientEmail" = CASE WHEN "recipientEmail" = ${from} THEN ${to} ELSE "recipientEmail" END,
        "replyTo" = CASE WHEN "replyTo" = ${from} THEN ${to} ELSE "replyTo" END
    WHERE "visitRequestId" = ${visitRequestId} AND "state" <> 'sent'
      AND ${from} IN ("recipientEmail", "replyTo")
      AND ("claimedUntil" IS NULL OR "claimedUntil" <= now())`;
}
