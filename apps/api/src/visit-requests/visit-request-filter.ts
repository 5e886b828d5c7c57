import { foldSearchText } from '@museum/shared/primitives/search-text';
import type { VisitRequestFilter } from '@museum/shared/visit-requests/visit-request-query-schema';
import type { Prisma } from '#generated/prisma/client.ts';
import { literalPattern } from '#lib/literal-pattern.ts';

type Where = Prisma.VisitRequestWhereInput;
type TextColumn = (typeof EMAIL_COLUMNS | typeof PHONE_COLUMNS)[number] | 'normalizedId';

const EMAIL_COLUMNS = [
  'agencyEmail',
  'agencyScheduleOnBehalfOfEmail',
  'institutionEmail',
  'personalEmail',
] as const;

const PHONE_COLUMNS = [
  'agencyPhone',
  'agencyScheduleOnBehalfOfPhone',
  'institutionPhone',
  'personalPhone',
] as const;

/**
 * Which requests a query is about: the list, its total and both workbooks ask with the same
 * (contract §2).
 */
export const visitRequestFilter = (filter: VisitRequestFilter): Where => ({
  AND: [
    filter.search === undefined ? {} : searched(filter.search),
    filter.normalizedId === undefined ? {} : partOf(filter.normalizedId, ['normalizedId']),
    filter.email === undefined ? {} : partOf(filter.email, EMAIL_COLUMNS),
    filter.phone === undefined ? {} : partOf(filter.phone, PHONE_COLUMNS),
  ],
  isViewed: filter.viewed,
  status: filter.status,
  isRequestingDinner: filter.dinnerOnly === true ? true : undefined,
  visitDate: filter.visitDate === undefined ? undefined : new Date(filter.visitDate),
});

/** The searched column is folded by the database in the same way, and has a trigram index. */
const searched = (text: string): Where => ({
  searchText: { contains: literalPattern(foldSearchText(text)) },
});

/** Every one of these columns is part of the searched text, so that its index narrows first. */
const partOf = (text: string, columns: readonly TextColumn[]): Where => ({
  AND: [
    searched(text),
    {
      OR: columns.map((column) => ({
        [column]: { contains: literalPattern(text), mode: 'insensitive' },
      })),
    },
  ],
});
