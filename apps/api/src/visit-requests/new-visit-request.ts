import { ageGroupAsAnswered } from '@museum/shared/visit-requests/fields/age-group-field';
import { everyContactField } from '@museum/shared/visit-requests/requester/contact-fields';
import { NO_ARRIVAL } from '@museum/shared/visit-requests/stages/ended-by';
import { visitPaymentOf } from '@museum/shared/payments/payment-state';
import { paraToDinars } from '@museum/shared/primitives/money';
import { calculateQuote } from '@museum/shared/quote/quote';
import type { PhoneRequest } from '@museum/shared/visit-requests/phone-request-schema';
import type { SubmitVisitRequest } from '@museum/shared/visit-requests/submit-visit-request-schema';
import type { VisitSource } from '@museum/shared/visit-requests/visit-request-enums';
import { FIRST_KEY_VERSION } from './request-key.ts';
import type { NewVisitRequest, Reservation } from './submission-store.ts';

const NOTHING_PAID = {
  status: 'SCHEDULED',
  hasArrived: false,
  hasMissed: false,
  invoiced: null,
  paid: 0,
  dueOn: null,
  hasProof: false,
} as const;

/** What a form or a caller asks for as the visit request that it becomes: numbered, scheduled (spec §3). */
export function newVisitRequest(
  submission: SubmitVisitRequest | Omit<PhoneRequest, 'mail'>,
  { id, normalizedId, dinner, unitPrices }: Reservation,
  { now, source }: { now: Date; source: VisitSource },
): NewVisitRequest {
  const { dinnerRequest, ...fields } = ageGroupAsAnswered(submission);
  const { total } = calculateQuote(submission, unitPrices);
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
    ...NO_ARRIVAL,
    source,
    stageReason: null,
    // Whoever typed it has seen it.
    isViewed: source === 'PHONE',
    version: 1,
    anonymizedAt: null,
    keyVersion: FIRST_KEY_VERSION,
    isSuspect: false,
    proposal: null,
    guides: [],
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    payment: visitPaymentOf({ ...NOTHING_PAID, quoted: paraToDinars(total) }),
  };
}
