import type { Page } from '@museum/shared/http/envelope';
import { COUNTED_ROWS, PAGE_SIZE, pageOf } from '@museum/shared/http/list-query';
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

/** The same order in both steps: which mails a page has, then all that it shows of them. */
const NEWEST_FIRST = Prisma.sql`ORDER BY "createdAt" DESC, "id" DESC`;

/** Without three letters no index helps: so many mails, the newest, are looked through. */
const LOOKED_THROUGH = 10_000;

const asksNewestOnly = ({ search }: MailQuery) => search !== undefined && search.length < 3;

/** A page of the mails, newest first. */
export async function readMailPage(query: MailQuery): Promise<Page<MailRow>> {
  const found = foundBy(query);
  const skipped = (query.page - 1) * PAGE_SIZE;
  const [{ total, ids }] = await prisma.$queryRaw<[{ total: number; ids: string[] }]>`
    WITH "found" AS MATERIALIZED (${found.anyOrder} LIMIT ${COUNTED_ROWS + 1})
    SELECT (SELECT count(*)::integer FROM "found") AS "total", ARRAY(
      SELECT "id"::text FROM "found" ${NEWEST_FIRST} OFFSET ${skipped} LIMIT ${PAGE_SIZE}) AS "ids"`;
  // Of more than are counted, `ids` are not the newest; a walk from the newest then soon fills a page.
  const place =
    total > COUNTED_ROWS
      ? Prisma.sql`
        SELECT "id" FROM (${found.newestFirst}) AS "found" ${NEWEST_FIRST}
        OFFSET ${skipped} LIMIT ${PAGE_SIZE}`
      : Prisma.sql`SELECT unnest(${ids}::uuid[])`;
  const rows = await prisma.$queryRaw<StoredMailRow[]>`
    SELECT ${ROW_COLUMNS} FROM "mail" WHERE "id" IN (${place}) ${NEWEST_FIRST}`;
  const requests = await requestsOf(rows);
  const data = rows.map((row) => presentMailRow(row, requests.get(row.visitRequestId)));
  const lookedThrough = asksNewestOnly(query) ? await countLookedThrough() : undefined;
  return { ...pageOf(data, total), lookedThrough };
}

/** Undefined where there are no more mails than are looked through. */
async function countLookedThrough() {
  const [{ isMore }] = await prisma.$queryRaw<[{ isMore: boolean }]>`
    SELECT EXISTS (SELECT FROM "mail" ${NEWEST_FIRST} OFFSET ${LOOKED_THROUGH}) AS "isMore"`;
  return isMore ? LOOKED_THROUGH : undefined;
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

type Found = { anyOrder: Prisma.Sql; newestFirst: Prisma.Sql };

/** The mails of a query: as indexes find them, and as a walk from the newest on meets them. */
function foundBy(query: MailQuery): Found {
  const filter = mailFilter(query);
  const mails = (condition: Prisma.Sql) => Prisma.sql`
    SELECT "id", "createdAt" FROM "mail" WHERE ${filter} AND ${condition}`;
  if (query.search === undefined) {
    const all = mails(Prisma.sql`true`);
    return { anyOrder: all, newestFirst: all };
  }
  const { address, requests, ofRequest } = searched(query.search);
  const newestFirst = mails(Prisma.sql`(${address} OR ${ofRequest})`);
  if (asksNewestOnly(query)) {
    const newest = mails(
      Prisma.sql`"createdAt" >= ${SOME_TIME_AGO} AND (${address} OR ${ofRequest})`,
    );
    return { anyOrder: newest, newestFirst: newest };
  }
  const anyOrder = Prisma.sql`
    ${mails(address)} UNION ALL
    ${mails(Prisma.sql`NOT ${address} AND "visitRequestId" IN (${requests})`)}`;
  return { anyOrder, newestFirst };
}

const SOME_TIME_AGO = Prisma.sql`coalesce((
  SELECT "createdAt" FROM "mail" ${NEWEST_FIRST} OFFSET ${LOOKED_THROUGH} LIMIT 1), '-infinity')`;

const containing = (text: string) => `%${literalPattern(text)}%`;

/** Thousands share what stands behind the @, so that the index is asked for what stands before it. */
function addressHas(text: string) {
  const address = Prisma.sql`lower("recipientEmail")`;
  const [own = ''] = text.split('@');
  if (own === text || own.length < 3) return Prisma.sql`${address} LIKE ${containing(text)}`;
  return Prisma.sql`(${address} LIKE ${containing(own)} AND ${address} || '' LIKE ${containing(text)})`;
}

/** What a text is looked for in: the mail's address, and what its request is known by. */
function searched(text: string) {
  const folded = foldSearchText(text);
  const address = addressHas(text.toLowerCase());
  if (DINNER_NUMBER.test(folded)) {
    const number = `${literalPattern(folded.toUpperCase())}%`;
    return {
      address,
      requests: Prisma.sql`
        SELECT "visitRequestId" FROM "dinner_request" WHERE "normalizedId" LIKE ${number}`,
      ofRequest: Prisma.sql`(
        SELECT "normalizedId" FROM "dinner_request"
        WHERE "visitRequestId" = "mail"."visitRequestId") LIKE ${number}`,
    };
  }
  const part = containing(folded);
  return {
    address,
    requests: Prisma.sql`SELECT "id" FROM "visit_request" WHERE "searchText" LIKE ${part}`,
    ofRequest: Prisma.sql`coalesce((
      SELECT "searchText" FROM "visit_request" WHERE "id" = "mail"."visitRequestId") LIKE ${part}, false)`,
  };
}

/** Raw, because an index over an expression is of no use to Prisma's own search. */
function mailFilter({ state, kind, visitRequestId }: MailQuery): Prisma.Sql {
  const conditions = [Prisma.sql`true`];
  if (state !== undefined) conditions.push(Prisma.sql`"state" = ${state}::"mail_state"`);
  if (kind !== undefined) conditions.push(Prisma.sql`"kind" = ${kind}`);
  if (visitRequestId !== undefined) {
    conditions.push(Prisma.sql`"visitRequestId" = ${visitRequestId}`);
  }
  return Prisma.join(conditions, ' AND ');
}

/** @throws AppError NOT_FOUND */
export async function readMail(id: string, siteUrl: string): Promise<Mail> {
  const include = { visitRequest: { select: REQUEST_COLUMNS } };
  const stored = await prisma.mail.findUnique({ where: { id }, include });
  if (!stored) throw new AppError('NOT_FOUND');
  return presentMail(stored, siteUrl);
}
