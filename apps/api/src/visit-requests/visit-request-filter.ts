import { phoneDigits } from '@museum/shared/primitives/phone-digits';
import { foldSearchText } from '@museum/shared/primitives/search-text';
import { contactFieldsFoundAs } from '@museum/shared/visit-requests/contact-fields';
import type { ContactField } from '@museum/shared/visit-requests/contact-schema';
import type { Stage } from '@museum/shared/visit-requests/stage';
import {
  VISIT_REQUEST_FILTERS,
  type VisitRequestFilter,
} from '@museum/shared/visit-requests/visit-request-query-schema';
import type { Prisma } from '#generated/prisma/client.ts';
import { literalPattern } from '#lib/database/literal-pattern.ts';

type Where = Prisma.VisitRequestWhereInput;
type TextColumn = ContactField | 'normalizedId';

const EMAIL_COLUMNS = contactFieldsFoundAs('email');
const PHONE_COLUMNS = contactFieldsFoundAs('phone');

/**
 * Which requests a query is about: the list, its total and both workbooks ask with the same
 * (contract §2).
 */
export const visitRequestFilter = (filter: VisitRequestFilter): Where => ({
  AND: [
    filter.search === undefined ? {} : searched(filter.search),
    filter.normalizedId === undefined ? {} : partOf(filter.normalizedId, ['normalizedId']),
    filter.email === undefined ? {} : partOf(filter.email, EMAIL_COLUMNS),
    filter.phone === undefined ? {} : withPhone(filter.phone),
    filter.visitDate === undefined ? {} : { visitDate: new Date(filter.visitDate) },
    between(filter.visitDateFrom, filter.visitDateTo),
    filter.unpaid === undefined ? {} : { dueOn: { not: null } },
    filter.proofSent === undefined ? {} : PROOF_SENT,
    filter.dueTo === undefined ? {} : { dueOn: { lte: new Date(filter.dueTo) } },
    filter.stage === undefined ? {} : IN_STAGE[filter.stage],
  ],
  isViewed: filter.viewed,
  status: filter.status,
  isRequestingDinner: filter.dinnerOnly,
  isShortNotice: filter.shortNotice,
});

/** The state `proof` of a debt, as `paymentStateOf` works it out. */
const PROOF_SENT: Where = { dueOn: { not: null }, hasProof: true, paid: { lte: 0 } };

/** Still to come. */
const EXPECTED = { status: 'SCHEDULED', arrivedAt: null, missedAt: null } as const;

/** The stored fields from which `stageOf` works out each stage. */
const IN_STAGE: Record<Stage, Where> = {
  received: { ...EXPECTED, confirmedAt: null },
  confirmed: { ...EXPECTED, confirmedAt: { not: null }, proposal: null },
  changing: { ...EXPECTED, confirmedAt: { not: null }, proposal: { isNot: null } },
  postponed: { status: 'POSTPONED' },
  canceled: { status: 'CANCELED' },
  arrived: { status: 'SCHEDULED', arrivedAt: { not: null } },
  missed: { status: 'SCHEDULED', arrivedAt: null, missedAt: { not: null } },
};

/** False when every request is let through. */
export const isFiltered = (filter: VisitRequestFilter): boolean =>
  filter.search !== undefined || VISIT_REQUEST_FILTERS.some((name) => filter[name] !== undefined);

/** True when texts have to be read to answer: counting all that match may then take long. */
export const readsTexts = ({ search, normalizedId, email, phone }: VisitRequestFilter): boolean =>
  [search, normalizedId, email, phone].some((text) => text !== undefined);

const between = (from: string | undefined, to: string | undefined): Where =>
  from === undefined && to === undefined
    ? {}
    : { visitDate: { gte: from && new Date(from), lte: to && new Date(to) } };

/** A lunch's display id, or its beginning. */
const DINNER_NUMBER = /^ru-\d/;

/** What is typed like a phone number, and long enough to be told from a house number. */
const PHONE_LIKE = /^(?=(\D*\d){3})[\d\s+/().-]+$/;

const searched = (text: string): Where => {
  const folded = foldSearchText(text);
  if (DINNER_NUMBER.test(folded)) {
    const normalizedId = { contains: literalPattern(folded.toUpperCase()) };
    return { dinnerRequest: { is: { normalizedId } } };
  }
  const phone = PHONE_LIKE.test(text) ? [withDigits(text)] : [];
  return { OR: [inSearchText(folded), ...phone] };
};

/** The column is folded by the database in the same way. */
const inSearchText = (folded: string) => contains('searchText', folded);

/** Every one of these columns is part of the searched text, so that its index narrows first. */
const partOf = (text: string, columns: readonly TextColumn[]): Where => ({
  AND: [
    inSearchText(foldSearchText(text)),
    {
      OR: columns.map((column) => ({
        [column]: { contains: literalPattern(text), mode: 'insensitive' },
      })),
    },
  ],
});

const withPhone = (typed: string): Where =>
  phoneDigits(typed) === '' ? partOf(typed, PHONE_COLUMNS) : withDigits(typed);

/** A phone in whatever spelling; 381 at the beginning may be the country's code. */
function withDigits(typed: string): Where {
  const digits = phoneDigits(typed);
  const parts = digits.startsWith('381') ? [digits, `0${digits.slice('381'.length)}`] : [digits];
  return { OR: parts.map((part) => contains('phoneDigits', part)) };
}

/** What the trigram index can look up: three letters, or fewer beside the end of a word. */
const IN_INDEX = /[\p{L}\p{N}]{3}|[^\p{L}\p{N}][\p{L}\p{N}]|[\p{L}\p{N}]{2}[^\p{L}\p{N}]/u;

/** Without any trigram the index would be read from end to end, ten times slower than the table. */
const contains = (column: 'searchText' | 'phoneDigits', text: string): Where => {
  const condition: Where = { [column]: { contains: literalPattern(text) } };
  return IN_INDEX.test(text) ? condition : { OR: [condition, UNINDEXED_AND_FALSE] };
};

const UNINDEXED_AND_FALSE: Where = { version: { lt: 0 } };
