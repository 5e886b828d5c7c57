import { minutesBetween, minutesLater } from '@museum/shared/capacity/quarters';
import { isInOpeningWindow } from '@museum/shared/primitives/time-of-day';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';

/** Where a visit is to go, and whether its lunch moves along. */
export type MoveValues = { visitDate: string; visitTime: string; movesLunch: boolean };

/**
 * When the lunch of a request would be if it moved along with its visit to a time HH:mm. Undefined
 * where the time stays, and where no lunch is served then.
 */
export function lunchAlong(request: VisitRequest, visitTime: string): string | undefined {
  const lunchTime = request.dinnerRequest?.timeOfDinner;
  if (lunchTime === undefined || visitTime === request.visitTime) return undefined;
  const time = minutesLater(visitTime, minutesBetween(request.visitTime, lunchTime));
  return isInOpeningWindow(time) ? time : undefined;
}

/** A stored request as it would be where it is to go. */
export function movedRequest(
  request: VisitRequest,
  { visitDate, visitTime, movesLunch }: MoveValues,
): VisitRequest {
  const { dinnerRequest } = request;
  const timeOfDinner = movesLunch ? lunchAlong(request, visitTime) : undefined;
  return {
    ...request,
    visitDate,
    visitTime,
    dinnerRequest:
      dinnerRequest && timeOfDinner ? { ...dinnerRequest, timeOfDinner } : dinnerRequest,
  };
}
