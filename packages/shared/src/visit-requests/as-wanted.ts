import type { DinnerRequestFields } from '#meals/dinner-request-schema.ts';
import { ageGroupAsAnswered } from './fields/age-group-field.ts';
import { endedBy } from './stages/ended-by.ts';
import type { UpdateVisitRequest } from './update-visit-request-schema.ts';
import {
  type VisitRequest,
  type WantedVisit,
  wantedVisitSchema,
} from './visit-request-response.ts';
import { workedOut } from './worked-out.ts';

/** Stands where a request or a lunch will have the number that it gets when it is stored. */
export const NO_NUMBER_YET = { id: 0, normalizedId: '(broj)' };

/** A stored request as it would be with this lunch, or without one. */
export const withLunch = (
  request: VisitRequest,
  lunch: DinnerRequestFields | null,
): VisitRequest => ({
  ...request,
  isRequestingDinner: lunch !== null,
  dinnerRequest: lunch && {
    ...(request.dinnerRequest ?? request.deletedDinnerRequest ?? NO_NUMBER_YET),
    visitRequestId: request.id,
    ...lunch,
  },
});

/** A stored request as it would be with what its requester wishes (visit-life §5). */
export function asWanted(
  request: VisitRequest,
  { dinnerRequest, ...wanted }: WantedVisit,
): VisitRequest {
  return workedOut({ ...withLunch(request, dinnerRequest), ...wanted, proposal: null });
}

/** Whether a visit has become all that its requester proposed: then there is nothing left to answer. */
export const isAsWanted = ({ proposal, ...visit }: VisitRequest): boolean =>
  proposal !== null &&
  // Both have their fields in the order of the schema.
  JSON.stringify(wantedVisitSchema.parse(proposal.wanted)) ===
    JSON.stringify(wantedVisitSchema.parse(visit));

/** A stored request as it would be with what staff save. */
export function withUpdate(request: VisitRequest, update: UpdateVisitRequest): VisitRequest {
  const { dinnerRequest, mail: _mail, reason: _reason, ...fields } = ageGroupAsAnswered(update);
  const ended = endedBy(request, fields);
  const updated = {
    ...request,
    ...fields,
    ...ended,
    dinnerRequest: request.dinnerRequest && { ...request.dinnerRequest, ...dinnerRequest },
  };
  const waits = !('confirmedAt' in ended) && !isAsWanted(updated);
  return workedOut({ ...updated, proposal: waits ? request.proposal : null });
}
