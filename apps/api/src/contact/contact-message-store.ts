import type {
  ContactMessageQuery,
  StoredContactMessage,
  UpdateContactMessage,
} from '@museum/shared/contact/contact-message-response';
import type { ContactMessage } from '@museum/shared/contact/contact-message-schema';
import type { Page } from '@museum/shared/http/envelope';
import { PAGE_SIZE } from '@museum/shared/http/list-query';
import { foldSearchText } from '@museum/shared/primitives/search-text';
import { writeAudit, type Actor } from '#audit/audit-store.ts';
import type { Prisma } from '#generated/prisma/client.ts';
import { AppError } from '#lib/http/app-error.ts';
import { takeKey, type IdempotencyClaim } from '#lib/database/idempotency-store.ts';
import { literalPattern } from '#lib/database/literal-pattern.ts';
import { prisma } from '#lib/database/prisma.ts';
import { createRememberedTotals } from '#lib/database/remembered-totals.ts';
import { mailRow, type OutgoingMail } from '#mail/queue-mail.ts';

const totals = createRememberedTotals();

/** Stores a message together with the mails about it. Undefined when its key has been used. */
export async function storeContactMessage(
  message: ContactMessage,
  mails: OutgoingMail[],
  claim: IdempotencyClaim | undefined,
): Promise<{ id: number } | undefined> {
  const stored = await prisma.$transaction(async (tx) => {
    const [next] = await tx.$queryRaw<[{ id: number }]>`
      SELECT nextval(pg_get_serial_sequence('contact_message', 'id'))::integer AS "id"`;
    if (claim && !(await takeKey(tx, claim, next))) return undefined;
    await tx.contactMessage.create({ data: { ...message, ...next } });
    const rows = mails.map((mail) => ({ ...mailRow(mail), contactMessageId: next.id }));
    await tx.mail.createMany({ data: rows });
    return next;
  });
  totals.forget();
  return stored;
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
    totals.remember(where, () => prisma.contactMessage.count({ where })),
  ]);
  return { data: rows.map(present), totalPages: Math.ceil(total / PAGE_SIZE), total };
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
    const subject = `Poruka ${id}`;
    await writeAudit(tx, { actor, action: 'message-deleted', subject, visitRequestId: null });
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
