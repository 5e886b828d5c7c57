import type { PriceMapping } from '@museum/shared/prices/price-schema';
import { ageGroupAsAnswered } from '@museum/shared/visit-requests/age-group-field';
import { stagingOf } from '@museum/shared/visit-requests/stage';
import { REQUESTER_FIELDS, requesterOf } from '@museum/shared/visit-requests/requester';
import type {
  VisitRequest,
  VisitRequestRow,
} from '@museum/shared/visit-requests/visit-request-response';
import type { Prisma } from '#generated/prisma/client.ts';
import { presentDinnerRequest } from './dinner-request/present-dinner-request.ts';

/** A visit request as it is stored, with its dinner request even when that was deleted. */
type StoredVisitRequest = Prisma.VisitRequestGetPayload<{
  include: { dinnerRequest: true };
  omit: { searchText: true; phoneDigits: true; displayNumber: true };
}>;

/** A DATE column, which the client reads as midnight UTC, as YYYY-MM-DD. */
export const presentDay = (date: Date) => date.toISOString().slice(0, 10);

/** A visit request on the wire. */
export function presentVisitRequest(stored: StoredVisitRequest): VisitRequest {
  const { dinnerRequest, unitPrices, confirmedAt, anonymizedAt, updatedAt, ...rest } =
    ageGroupAsAnswered(stored);
  const unchanged = {
    ...rest,
    visitDate: presentDay(rest.visitDate),
    createdAt: rest.createdAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
  };
  return {
    ...unchanged,
    ...requesterOf(unchanged),
    ...stagingOf(unchanged),
    ...presentDinnerRequest(dinnerRequest),
    unitPrices: unitPrices as PriceMapping,
    anonymizedAt: anonymizedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
  };
}

/** The columns that the staff's list is made from. */
export const ROW_COLUMNS = {
  id: true,
  normalizedId: true,
  status: true,
  confirmedAt: true,
  isViewed: true,
  visitDate: true,
  visitTime: true,
  visitorAmount: true,
  isRequestingDinner: true,
  isRequestingAdditionalContent: true,
  isRequestingVisitHomeExhibition: true,
  homeExhibitionVisitTime: true,
  createdAt: true,
  contactType: true,
  ...(Object.fromEntries(REQUESTER_FIELDS.map((field) => [field, true])) as Record<
    (typeof REQUESTER_FIELDS)[number],
    true
  >),
} as const;

/** A row of the staff's list on the wire. */
export const presentVisitRequestRow = (
  stored: Prisma.VisitRequestGetPayload<{ select: typeof ROW_COLUMNS }>,
): VisitRequestRow => ({
  id: stored.id,
  normalizedId: stored.normalizedId,
  status: stored.status,
  confirmedAt: stored.confirmedAt?.toISOString() ?? null,
  isViewed: stored.isViewed,
  visitDate: presentDay(stored.visitDate),
  visitTime: stored.visitTime,
  visitorAmount: stored.visitorAmount,
  isRequestingDinner: stored.isRequestingDinner,
  isRequestingAdditionalContent: stored.isRequestingAdditionalContent,
  isRequestingVisitHomeExhibition: stored.isRequestingVisitHomeExhibition,
  homeExhibitionVisitTime: stored.homeExhibitionVisitTime,
  ...requesterOf(stored),
  createdAt: stored.createdAt.toISOString(),
  ...stagingOf({
    ...stored,
    visitDate: presentDay(stored.visitDate),
    createdAt: stored.createdAt.toISOString(),
  }),
});
