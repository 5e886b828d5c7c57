import { ageGroupAsAnswered } from '@museum/shared/visit-requests/age-group-field';
import { everyContactField } from '@museum/shared/visit-requests/contact-fields';
import type { SubmitVisitRequest } from '@museum/shared/visit-requests/submit-visit-request-schema';
import type { NewVisitRequest, Reservation } from './submission-store.ts';

/** A submission as the visit request that it becomes: numbered, unread, scheduled (spec §3). */
export function newVisitRequest(
  submission: SubmitVisitRequest,
  { id, normalizedId, dinner, unitPrices }: Reservation,
  now: Date,
): NewVisitRequest {
  const { dinnerRequest, ...fields } = ageGroupAsAnswered(submission);
  return {
    ...everyContactField(null),
    ...fields,
    id,
    normalizedId,
    dinnerRequest: dinnerRequest && dinner && { ...dinnerRequest, ...dinner, visitRequestId: id },
    deletedDinnerRequest: null,
    unitPrices,
    status: 'SCHEDULED',
    confirmedAt: null,
    source: 'WEB',
    stageReason: null,
    isViewed: false,
    version: 1,
    anonymizedAt: null,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
}
