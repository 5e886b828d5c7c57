import type { Page } from '@museum/shared/http/envelope';
import { PAGE_SIZE } from '@museum/shared/http/list-query';
import type { Mail, MailQuery, MailRow } from '@museum/shared/mail/mail-schema';
import { Prisma } from '#generated/prisma/client.ts';
import { AppError } from '#lib/app-error.ts';
import { prisma } from '#lib/prisma.ts';
import { presentMail, presentMailRow, type StoredMailRow } from './present-mail.ts';

/** All that a row of the list shows; what is in the mails stays where it is. */
const ROW_COLUMNS = Prisma.sql`"id", "kind", "recipientEmail", "subject", "state"::text, "attempts",
  "lastError", "nextAttemptAt", "createdAt", "sentAt", "visitRequestId"`;

/** A page of the mails, newest first. */
export async function readMailPage(query: MailQuery): Promise<Page<MailRow>> {
  const where = mailFilter(query);
  const [rows, counts] = await Promise.all([
    prisma.$queryRaw<StoredMailRow[]>`
      SELECT ${ROW_COLUMNS} FROM "mail" WHERE ${where}
      ORDER BY "createdAt" DESC, "id" DESC
      OFFSET ${(query.page - 1) * PAGE_SIZE} LIMIT ${PAGE_SIZE}`,
    prisma.$queryRaw<{ total: number }[]>`
      SELECT count(*)::integer AS "total" FROM "mail" WHERE ${where}`,
  ]);
  const total = counts[0]?.total ?? 0;
  return { data: rows.map(presentMailRow), totalPages: Math.ceil(total / PAGE_SIZE), total };
}

/** Raw, because an index over `lower(…)` is of no use to Prisma's own search. */
function mailFilter({ search, state, kind, visitRequestId }: MailQuery): Prisma.Sql {
  const conditions = [Prisma.sql`true`];
  if (search !== undefined) {
    const beginning = `${search.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`;
    conditions.push(Prisma.sql`lower("recipientEmail") LIKE ${beginning}`);
  }
  if (state !== undefined) conditions.push(Prisma.sql`"state" = ${state}::"mail_state"`);
  if (kind !== undefined) conditions.push(Prisma.sql`"kind" = ${kind}`);
  if (visitRequestId !== undefined) {
    conditions.push(Prisma.sql`"visitRequestId" = ${visitRequestId}`);
  }
  return Prisma.join(conditions, ' AND ');
}

/** @throws AppError NOT_FOUND */
export async function readMail(id: string): Promise<Mail> {
  const stored = await prisma.mail.findUnique({ where: { id } });
  if (!stored) throw new AppError('NOT_FOUND');
  return presentMail(stored);
}
