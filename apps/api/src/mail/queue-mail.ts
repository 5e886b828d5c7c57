import { randomUUID } from 'node:crypto';
import type { MailKind } from '@museum/shared/mail/mail-kind';
import { isEmail } from '@museum/shared/primitives/email';
import { Prisma } from '#generated/prisma/client.ts';
import type { Transaction } from '#lib/database/prisma.ts';
import { newRowsOf } from '#lib/database/store-once.ts';
import { causeNumber } from '#lib/log/cause.ts';
import type { ComposedMail } from './composing/compose-mail.ts';

/** Go to an address that anybody may have typed into a public form: only so many an hour. */
const LIMITED_KINDS: ReadonlySet<MailKind> = new Set([
  'request-received',
  'dinner-request-received',
  'contact-received',
]);

/** A mail to be queued. */
export type OutgoingMail = ComposedMail & {
  kind: MailKind;
  /** One strict address, without a name: what people typed as one isn't sent to others. */
  recipient: string;
  /** One strict address. */
  replyTo?: string;
  /** Whether only so many an hour go to one address; without it, as its kind says. */
  isLimited?: boolean;
  visitRequestId?: number;
  /** When it would be too late; never without it. */
  expiresAt?: Date;
};

/**
 * Puts mails into the outbox, in the transaction of what they tell about: both are stored or
 * neither. They go out after the commit; ring the mail worker then.
 * @throws Error when a recipient is not one plain address
 */
export async function queueMail(transaction: Transaction, ...mails: OutgoingMail[]): Promise<void> {
  for (const mail of mails) {
    if (mail.kind === 'status-changed') await makeWay(transaction, mail);
  }
  if (mails.length > 0) await transaction.mail.createMany({ data: mails.map(mailRow) });
}

/**
 * Makes way for the news of a visit's status: older news of it that hasn't left is dropped, also what
 * staff could still send again, and so are reminders of what was; whatever else has to leave before it
 * becomes due now, without a limit where staff cause the news. A mail that a worker has in hand leaves
 * first; should it fail, it is known by being due before its claim ends.
 */
async function makeWay(
  transaction: Transaction,
  { visitRequestId, isLimited = false }: OutgoingMail,
): Promise<void> {
  await transaction.$executeRaw`
    UPDATE "mail" SET "nextAttemptAt" = now(), "isLimited" = false, "turnAt" = NULL
    WHERE "visitRequestId" = ${visitRequestId} AND "state" = 'waiting'
      AND NOT ("isLimited" AND ${isLimited})`;
  await transaction.$executeRaw`
    DELETE FROM "mail"
    WHERE "visitRequestId" = ${visitRequestId} AND "kind" = 'status-changed'
      AND "state" IN ('waiting', 'dead') AND ("claimedUntil" IS NULL OR "claimedUntil" <= now())`;
  if (visitRequestId !== undefined) await takeBackRemindersOf(transaction, visitRequestId);
}

/** Takes back what waits to remind of a visit and would tell of sums, days or documents that were. */
export const takeBackRemindersOf = (transaction: Transaction, visitRequestId: number) =>
  takeBackReminders(transaction, Prisma.sql`"visitRequestId" = ${visitRequestId}`);

/**
 * Takes reminders back that haven't left, as if they had never been queued: of what still holds another
 * one goes.
 */
export async function takeBackReminders(transaction: Transaction, of: Prisma.Sql): Promise<void> {
  await transaction.$executeRaw`
    WITH "back" AS (
      DELETE FROM "mail"
      WHERE "kind" = 'reminder' AND "state" = 'waiting' AND ${of}
        AND ("claimedUntil" IS NULL OR "claimedUntil" <= now())
      RETURNING "id"
    )
    DELETE FROM "reminder" WHERE "mailId" IN (SELECT "id" FROM "back")`;
}

/**
 * A mail as a row of the outbox.
 * @throws Error when a recipient is not one plain address
 */
export const mailRow = ({ recipient, replyTo, ...mail }: OutgoingMail) => ({
  visitRequestId: null,
  contactMessageId: null,
  isLimited: LIMITED_KINDS.has(mail.kind),
  ...mail,
  id: randomUUID(),
  cause: causeNumber(),
  recipientEmail: strictAddress(recipient),
  replyTo: replyTo === undefined ? null : strictAddress(replyTo),
});

/** Rows of the outbox for a store that writes them with a statement of its own. */
export const newMailRows = newRowsOf<Prisma.MailCreateManyInput>()(
  'mail',
  Prisma.MailScalarFieldEnum,
  [
    'queueNumber',
    'html',
    'state',
    'attempts',
    'lastError',
    'nextAttemptAt',
    'claimedUntil',
    'expiresAt',
    'turnAt',
    'createdAt',
    'sentAt',
  ],
);

/** A list or a group of addresses in one text would reach all of them. */
function strictAddress(address: string): string {
  if (!isEmail(address)) throw new Error('A mail needs one plain address');
  return address;
}
