import type {
  ContactMessageQuery,
  StoredContactMessage,
  UpdateContactMessage,
} from '@museum/shared/contact/contact-message-response';
import type { ContactMessage } from '@museum/shared/contact/contact-message-schema';
import type { Page } from '@museum/shared/http/envelope';
import { COUNTED_ROWS, PAGE_SIZE, pageOf } from '@museum/shared/http/list-query';
import { foldSearchText } from '@museum/shared/primitives/search-text';
import { writeAudit, type Actor } from '#audit/audit-store.ts';
import { Prisma } from '#generated/prisma/client.ts';
import { AppError } from '#lib/http/app-error.ts';
import type { IdempotencyClaim } from '#lib/database/idempotency-store.ts';
import { literalPattern } from '#lib/database/literal-pattern.ts';
import { prisma } from '#lib/database/prisma.ts';
import { createRememberedTotals } from '#lib/database/remembered-totals.ts';
import { newRowsOf, storeOnce } from '#lib/database/store-once.ts';
import { mailRow, newMailRows, type OutgoingMail } from '#mail/queue-mail.ts';

const totals = createRememberedTotals();

const newMessageRows = newRowsOf<Prisma.ContactMessageCreateManyInput>()(
  'contact_message',
  Prisma.ContactMessageScalarFieldEnum,
  ['isRead', 'createdAt', 'searchText'],
);

/** Stores a message together with the mails about it. Undefined when its key has been used. */
export async function storeContactMessage(
  message: ContactMessage,
  mails: OutgoingMail[],
  claim: IdempotencyClaim | undefined,
): Promise<{ id: number } | undefined> {
  const [next] = await prisma.$queryRaw<[{ id: number }]>`
    SELECT nextval(pg_get_serial_sequence('contact_message', 'id'))::integer AS "id"`;
  const isStored = await storeOnce(claim, next, [
    newMessageRows([{ ...message, ...next }]),
    newMailRows(mails.map((mail) => ({ ...mailRow(mail), contactMessageId: next.id }))),
  ]);
  totals.forget();
  return isStored ? next : undefined;
}

/** A page of the messages, the newest first. */
export async function readContactMessagePage({
  page,
  search,
  read,
}: ContactMessageQuery): Promise<Page<StoredContactMessage>> {
  // Folded by the database in the same way; the column has a trigram index.
  const searchText =
    search === undefined ? undefined : { contains: literalPattern(foldSearchText(search)) };
  const where = { isRead: read, searchText } satisfies Prisma.ContactMessageWhereInput;
  const [rows, total] = await Promise.all([
    prisma.contactMessage.findMany({
      where,
      orderBy: { id: 'desc' },
      skip: (page - 1) * PAGE_SIZE,
      take: PAGE_SIZE,
    }),
    totals.remember(where, () => prisma.contactMessage.count({ where, take: COUNTED_ROWS + 1 })),
  ]);
  return pageOf(rows.map(present), total);
}

/** @throws AppError NOT_FOUND */
export async function updateContactMessage(
  id: number,
  data: UpdateContactMessage,
): Promise<StoredContactMessage> {
  const [updated] = await prisma.contactMessage.updateManyAndReturn({ where: { id }, data });
  totals.forget();
  if (!updated) throw new AppError('NOT_FOUND');
  return present(updated);
}

/**
 * Deletes a message with the mails about it. That it was there and who deleted it stays in the
 * audit trail; nothing of what was in it.
 * @throws AppError NOT_FOUND
 */
export async function deleteContactMessage(id: number, actor: Actor): Promise<void> {
  await prisma.$transaction(async (tx) => {
    const { count } = await tx.contactMessage.deleteMany({ where: { id } });
    if (count === 0) throw new AppError('NOT_FOUND');
    await writeAudit(tx, { actor, action: 'message-deleted', subject: `Poruka ${id}` });
  });
  totals.forget();
}

const present = ({
  createdAt,
  ...message
}: Omit<StoredContactMessage, 'createdAt'> & { createdAt: Date }): StoredContactMessage => ({
  ...message,
  createdAt: createdAt.toISOString(),
});
