import { ageGroupAsAnswered } from '@museum/shared/visit-requests/age-group-field';
import { CONTACT_FIELDS, type ContactField } from '@museum/shared/visit-requests/contact-schema';
import type { SubmitVisitRequest } from '@museum/shared/visit-requests/submit-visit-request-schema';
import type { NewVisitRequest, Reservation } from './submission-store.ts';

const NO_CONTACT = Object.fromEntries(
  Object.values(CONTACT_FIELDS)
    .flat()
    .map((field) => [field, null]),
) as Record<ContactField, null>;

/** A submission as the visit request that it becomes: numbered, unread, scheduled (spec §3). */
export function newVisitRequest(
  submission: SubmitVisitRequest,
  { id, normalizedId, dinner, unitPrices }: Reservation,
  now: Date,
): NewVisitRequest {
  const { dinnerRequest, ...fields } = ageGroupAsAnswered(submission);
  return {
    ...NO_CONTACT,
    ...fields,
    id,
    normalizedId,
    dinnerRequest: dinnerRequest && dinner && { ...dinnerRequest, ...dinner, visitRequestId: id },
    deletedDinnerRequest: null,
    unitPrices,
    status: 'SCHEDULED',
    isViewed: false,
    version: 1,
    anonymizedAt: null,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
}
