import type { PriceMapping } from '@museum/shared/prices/price-schema';
import { ageGroupAsAnswered } from '@museum/shared/visit-requests/age-group-field';
import type {
  VisitRequest,
  VisitRequestRow,
} from '@museum/shared/visit-requests/visit-request-response';
import type { Prisma } from '#generated/prisma/client.ts';
import { presentDinnerRequest } from '#meals/present-dinner-request.ts';

/** A visit request as it is stored, with its dinner request even when that was deleted. */
type StoredVisitRequest = Prisma.VisitRequestGetPayload<{
  include: { dinnerRequest: true };
  omit: { searchText: true };
}>;

/** A DATE column, which the client reads as midnight UTC, as YYYY-MM-DD. */
export const presentDay = (date: Date) => date.toISOString().slice(0, 10);

/** A visit request on the wire. */
export function presentVisitRequest(stored: StoredVisitRequest): VisitRequest {
  const { visitDate, dinnerRequest, unitPrices, anonymizedAt, createdAt, updatedAt, ...unchanged } =
    ageGroupAsAnswered(stored);
  return {
    ...unchanged,
    visitDate: presentDay(visitDate),
    ...presentDinnerRequest(dinnerRequest),
    unitPrices: unitPrices as PriceMapping,
    anonymizedAt: anonymizedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** The columns of the staff's list. */
export const ROW_COLUMNS = {
  id: true,
  normalizedId: true,
  status: true,
  isViewed: true,
  visitDate: true,
  visitTime: true,
  visitorAmount: true,
  isRequestingDinner: true,
  isRequestingAdditionalContent: true,
  isRequestingVisitHomeExhibition: true,
  homeExhibitionVisitTime: true,
} as const satisfies Record<keyof VisitRequestRow, true>;

/** A row of the staff's list on the wire. */
export const presentVisitRequestRow = (
  row: Prisma.VisitRequestGetPayload<{ select: typeof ROW_COLUMNS }>,
): VisitRequestRow => ({ ...row, visitDate: presentDay(row.visitDate) });
