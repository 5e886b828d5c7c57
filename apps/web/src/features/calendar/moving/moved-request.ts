import { lunchTimeAlong } from '@museum/shared/meals/lunch-time';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';

/** Where a visit is to go, and whether its lunch moves along. */
export type MoveValues = { visitDate: string; visitTime: string; movesLunch: boolean };

/** When the lunch of a request would be if it moved along with its visit to a time HH:mm. */
export const lunchAlong = ({ visitTime, dinnerRequest }: VisitRequest, to: string) =>
  dinnerRequest ? lunchTimeAlong(dinnerRequest.timeOfDinner, visitTime, to) : undefined;

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
