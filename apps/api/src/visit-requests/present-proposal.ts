import { requesterOf } from '@museum/shared/visit-requests/requester';
import { stagingOf } from '@museum/shared/visit-requests/stage';
import {
  type Proposal,
  type VisitRequest,
  type WantedVisit,
  wantedVisitSchema,
} from '@museum/shared/visit-requests/visit-request-response';
import type { Proposal as StoredProposal } from '#generated/prisma/client.ts';

/** A waiting proposal on the wire: the visit as it is now with the wished fields in place. */
export const presentProposal = (
  { sentAt, note, fields }: StoredProposal,
  visit: WantedVisit,
): Proposal => ({
  sentAt: sentAt.toISOString(),
  note,
  wanted: wantedVisitSchema.parse({ ...visit, ...(fields as Partial<WantedVisit>) }),
});

/** Stands where a lunch will have the number that it gets when it is stored. */
const NO_NUMBER_YET = { id: 0, normalizedId: '(broj)' };

/** A request as it would be with what its requester wishes. */
export function asWanted(request: VisitRequest, wanted: WantedVisit): VisitRequest {
  const lunch = request.dinnerRequest ?? request.deletedDinnerRequest ?? NO_NUMBER_YET;
  const changed = {
    ...request,
    ...wanted,
    dinnerRequest: wanted.dinnerRequest && {
      ...{ ...lunch, visitRequestId: request.id },
      ...wanted.dinnerRequest,
    },
    proposal: null,
  };
  return { ...changed, ...requesterOf(changed), ...stagingOf(changed) };
}
