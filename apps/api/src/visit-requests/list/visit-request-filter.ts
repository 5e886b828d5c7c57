import { phoneDigits } from '@museum/shared/primitives/phone-digits';
import { foldSearchText } from '@museum/shared/primitives/search-text';
import { contactFieldsFoundAs } from '@museum/shared/visit-requests/requester/contact-fields';
import type { ContactField } from '@museum/shared/visit-requests/requester/contact-schema';
import type { Stage } from '@museum/shared/visit-requests/stages/stage';
import type { VisitRequestFilter } from '@museum/shared/visit-requests/visit-request-query-schema';
import { Prisma } from '#generated/prisma/client.ts';
import { literalPattern } from '#lib/database/literal-pattern.ts';
import { COSTS } from '#visit-requests/payments/quoted-store.ts';

type Where = Prisma.Sql;
type TextColumn = ContactField | 'normalizedId';

const { sql, raw, join } = Prisma;

const EMAIL_COLUMNS = contactFieldsFoundAs('email');
const PHONE_COLUMNS = contactFieldsFoundAs('phone');

/**
 * Which rows of `visit_request` a query is about: the list, its total and both workbooks ask with the
 * same (contract §2). In SQL, because Prisma puts what it is to take only some of in the order of its
 * ids, for which the database would read far more rows than are taken.
 */
export function visitRequestFilter(filter: VisitRequestFilter): Where {
  const conditions = Object.entries(CONDITIONS).flatMap(([name, condition]) => {
    const value = filter[name as keyof VisitRequestFilter];
    return value === undefined ? [] : condition(value as never);
  });
  return conditions.length === 0 ? sql`true` : join(conditions, ' AND ');
}

/** Still to come. */
const EXPECTED = sql`"status" = 'SCHEDULED' AND "arrivedAt" IS NULL AND "missedAt" IS NULL`;

const HAS_PROPOSAL = sql`EXISTS (SELECT FROM "proposal" WHERE "visitRequestId" = "visit_request"."id")`;

/** The stored fields from which `stageOf` works out each stage. */
const IN_STAGE: Record<Stage, Where> = {
  received: sql`${EXPECTED} AND "confirmedAt" IS NULL`,
  confirmed: sql`${EXPECTED} AND "confirmedAt" IS NOT NULL AND NOT ${HAS_PROPOSAL}`,
  changing: sql`${EXPECTED} AND "confirmedAt" IS NOT NULL AND ${HAS_PROPOSAL}`,
  postponed: sql`"status" = 'POSTPONED'`,
  canceled: sql`"status" = 'CANCELED'`,
  arrived: sql`"status" = 'SCHEDULED' AND "arrivedAt" IS NOT NULL`,
  missed: sql`"status" = 'SCHEDULED' AND "arrivedAt" IS NULL AND "missedAt" IS NOT NULL`,
};

/** Which rows of `visit_request` stand at one of these stages. */
export const inStages = (stages: readonly Stage[]): Where =>
  anyOf(stages.map((stage) => sql`(${IN_STAGE[stage]})`));

type Conditions = {
  [Name in keyof VisitRequestFilter]-?: (value: NonNullable<VisitRequestFilter[Name]>) => Where;
};

const CONDITIONS: Conditions = {
  search: (text) => searched(text),
  normalizedId: (text) => partOf(text, ['normalizedId']),
  email: (text) => partOf(text, EMAIL_COLUMNS),
  phone: (text) => (phoneDigits(text) === '' ? partOf(text, PHONE_COLUMNS) : withDigits(text)),
  visitDate: (day) => sql`"visitDate" = ${day}::date`,
  visitDateFrom: (day) => sql`"visitDate" >= ${day}::date`,
  visitDateTo: (day) => sql`"visitDate" <= ${day}::date`,
  unpaid: () => sql`"dueOn" IS NOT NULL`,
  // The state `proof` of a debt, as `paymentStateOf` works it out.
  proofSent: () => sql`"dueOn" IS NOT NULL AND "hasProof" AND "paid" <= 0`,
  overpaid: () => sql`"paid" > ${COSTS}`,
  dueTo: (day) => sql`"dueOn" <= ${day}::date`,
  stage: (stage) => IN_STAGE[stage],
  viewed: (isViewed) => sql`"isViewed" = ${isViewed}`,
  status: (status) => sql`"status" = ${status}::"visit_status"`,
  dinnerOnly: (isRequestingDinner) => sql`"isRequestingDinner" = ${isRequestingDinner}`,
  shortNotice: (isShortNotice) => sql`"isShortNotice" = ${isShortNotice}`,
};

/** A lunch's display id, or its beginning. */
const DINNER_NUMBER = /^ru-\d/;

/** What is typed like a phone number, and long enough to be told from a house number. */
const PHONE_LIKE = /^(?=(\D*\d){3})[\d\s+/().-]+$/;

function searched(text: string): Where {
  const folded = foldSearchText(text);
  if (DINNER_NUMBER.test(folded)) {
    const number = `${literalPattern(folded.toUpperCase())}%`;
    return sql`"id" IN (
      SELECT "visitRequestId" FROM "dinner_request" WHERE "normalizedId" LIKE ${number})`;
  }
  const phone = PHONE_LIKE.test(text) ? [withDigits(text)] : [];
  return anyOf([inSearchText(folded), ...phone]);
}

const anyOf = (conditions: Where[]) => sql`(${join(conditions, ' OR ')})`;

/** The column is folded by the database in the same way. */
const inSearchText = (folded: string) => contains('searchText', folded);

/** Every one of these columns is part of the searched text, so that its index narrows first. */
const partOf = (text: string, columns: readonly TextColumn[]): Where => {
  const part = `%${literalPattern(text)}%`;
  const inColumns = columns.map((column) => sql`${raw(`"${column}"`)} ILIKE ${part}`);
  return sql`${inSearchText(foldSearchText(text))} AND ${anyOf(inColumns)}`;
};

/** A phone in whatever spelling; 381 at the beginning may be the country's code. */
function withDigits(typed: string): Where {
  const digits = phoneDigits(typed);
  const parts = digits.startsWith('381') ? [digits, `0${digits.slice('381'.length)}`] : [digits];
  return anyOf(parts.map((part) => contains('phoneDigits', part)));
}

/** What the trigram index can look up: three letters, or fewer beside the end of a word. */
const IN_INDEX = /[\p{L}\p{N}]{3}|[^\p{L}\p{N}][\p{L}\p{N}]|[\p{L}\p{N}]{2}[^\p{L}\p{N}]/u;

/** For a text without any trigram so many requests, the newest, are looked through. */
export const LOOKED_THROUGH = 20_000;

const NEWEST = sql`"id" > coalesce((
  SELECT "id" FROM "visit_request" ORDER BY "id" DESC OFFSET ${LOOKED_THROUGH} LIMIT 1), 0)`;

/** Whether a filter looks through the newest requests only. */
export const asksNewestOnly = (where: Where): boolean => where.sql.includes(NEWEST.sql);

const contains = (column: 'searchText' | 'phoneDigits', text: string): Where => {
  const part = `%${literalPattern(text)}%`;
  // As an expression it keeps the database from reading the trigram index from end to end.
  return IN_INDEX.test(text)
    ? sql`${raw(`"${column}"`)} LIKE ${part}`
    : sql`(${NEWEST} AND ${raw(`"${column}" || ''`)} LIKE ${part})`;
};
