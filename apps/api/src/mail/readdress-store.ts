import type { MailKind } from '@museum/shared/mail/mail-kind';
import { Prisma } from '#generated/prisma/client.ts';
import type { Transaction } from '#lib/database/prisma.ts';

type Correction = { from: string; to: string };

/** Goes to whoever ordered the lunch; all others concern the contact. */
const TO_ORDERER: MailKind = 'dinner-request-received';

/**
 * Lets what hasn't left yet about a request go to the address that was corrected, and answers of the
 * office, too. What a worker has in hand is left to it.
 */
export async function readdressMails(
  transaction: Transaction,
  visitRequestId: number,
  { contact, orderer }: { contact: Correction; orderer: Correction },
): Promise<void> {
  await readdress(transaction, visitRequestId, contact, Prisma.sql`"kind" <> ${TO_ORDERER}`);
  await readdress(transaction, visitRequestId, orderer, Prisma.sql`"kind" = ${TO_ORDERER}`);
}

async function readdress(
  transaction: Transaction,
  visitRequestId: number,
  { from, to }: Correction,
  ofKind: Prisma.Sql,
): Promise<void> {
  if (from === to) return;
  await transaction.$executeRaw`
    UPDATE "mail"
    SET "recipientEmail" = CASE WHEN "recipientEmail" = ${from} THEN ${to} ELSE "recipientEmail" END,
        "replyTo" = CASE WHEN "replyTo" = ${from} THEN ${to} ELSE "replyTo" END
    WHERE "visitRequestId" = ${visitRequestId} AND "state" <> 'sent' AND ${ofKind}
      AND ${from} IN ("recipientEmail", "replyTo")
      AND ("claimedUntil" IS NULL OR "claimedUntil" <= now())`;
}
