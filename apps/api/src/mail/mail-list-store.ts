import type { Page } from '@museum/shared/http/envelope';
import { PAGE_SIZE } from '@museum/shared/http/list-query';
import { foldSearchText } from '@museum/shared/primitives/search-text';
import type { Mail, MailQuery, MailRow } from '@museum/shared/mail/mail-schema';
import { Prisma } from '#generated/prisma/client.ts';
import { AppError } from '#lib/http/app-error.ts';
import { literalPattern } from '#lib/database/literal-pattern.ts';
import { prisma } from '#lib/database/prisma.ts';
import {
  presentMail,
  presentMailRow,
  REQUEST_COLUMNS,
  type StoredMailRow,
} from './present-mail.ts';

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
  const requests = await requestsOf(rows);
  const data = rows.map((row) => presentMailRow(row, requests.get(row.visitRequestId)));
  return { data, totalPages: Math.ceil(total / PAGE_SIZE), total };
}

/** The requests that mails are about, by their ids. */
async function requestsOf(rows: StoredMailRow[]) {
  const ids = rows.flatMap(({ visitRequestId }) => visitRequestId ?? []);
  const where = { id: { in: ids } };
  const requests = await prisma.visitRequest.findMany({ where, select: REQUEST_COLUMNS });
  return new Map<number | null, (typeof requests)[number]>(
    requests.map((request) => [request.id, request]),
  );
}

/** A lunch's display id, or its beginning. */
const DINNER_NUMBER = /^ru-\d/;

/** Each part has its own index: the address, and what the mail's request is known by. */
function searched(text: string): Prisma.Sql {
  const folded = foldSearchText(text);
  const part = (searchedFor: string) => `%${literalPattern(searchedFor)}%`;
  const requests = DINNER_NUMBER.test(folded)
    ? Prisma.sql`"visitRequestId" IN (
        SELECT "visitRequestId" FROM "dinner_request"
        WHERE "normalizedId" LIKE ${part(folded.toUpperCase())})`
    : Prisma.sql`"visitRequestId" IN (
        SELECT "id" FROM "visit_request" WHERE "searchText" LIKE ${part(folded)})`;
  return Prisma.sql`"id" IN (
    SELECT "id" FROM "mail" WHERE lower("recipientEmail") LIKE ${part(text.toLowerCase())}
    UNION ALL
    SELECT "id" FROM "mail" WHERE ${requests}
  )`;
}

/** Raw, because an index over an expression is of no use to Prisma's own search. */
function mailFilter({ search, state, kind, visitRequestId }: MailQuery): Prisma.Sql {
  const conditions = [Prisma.sql`true`];
  if (search !== undefined) conditions.push(searched(search));
  if (state !== undefined) conditions.push(Prisma.sql`"state" = ${state}::"mail_state"`);
  if (kind !== undefined) conditions.push(Prisma.sql`"kind" = ${kind}`);
  if (visitRequestId !== undefined) {
    conditions.push(Prisma.sql`"visitRequestId" = ${visitRequestId}`);
  }
  return Prisma.join(conditions, ' AND ');
}

/** @throws AppError NOT_FOUND */
export async function readMail(id: string): Promise<Mail> {
  const include = { visitRequest: { select: REQUEST_COLUMNS } };
  const stored = await prisma.mail.findUnique({ where: { id }, include });
  if (!stored) throw new AppError('NOT_FOUND');
  return presentMail(stored);
}
