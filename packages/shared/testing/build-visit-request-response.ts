import { visitPaymentOf } from '#payments/payment-state.ts';
import { paraToDinars } from '#primitives/money.ts';
import { calculateQuote } from '#quote/quote.ts';
import { ageGroupAsAnswered, ageGroupAsRequested } from '#visit-requests/fields/age-group-field.ts';
import { stagingOf } from '#visit-requests/stages/stage.ts';
import { comingPeople } from '#visit-requests/gate/coming-people.ts';
import { requesterOf } from '#visit-requests/requester/requester.ts';
import type { VisitRequest } from '#visit-requests/visit-request-response.ts';
import { buildContactResponse } from './build-contact.ts';
import { buildPriceMapping } from './build-price.ts';
import { buildVisitRequest } from './build-visit-request.ts';

/** A visit request as staff read it. `contactType` brings the fields of its kind. */
export function buildVisitRequestResponse(overrides: Partial<VisitRequest> = {}): VisitRequest {
  const contactType = overrides.contactType ?? 'institution';
  const fields = {
    ...ageGroupAsAnswered(buildVisitRequest()),
    contactType,
    ...buildContactResponse(contactType),
    id: 1,
    normalizedId: 'GP-2026-000001',
    status: 'SCHEDULED',
    confirmedAt: null,
    arrivedAt: null,
    arrivedVisitorAmount: null,
    arrivedNumberOfFollowers: null,
    lateAt: null,
    missedAt: null,
    source: 'WEB',
    stageReason: null,
    isViewed: false,
    visitDate: '2027-05-14',
    isRequestingDinner: Boolean(overrides.dinnerRequest),
    dinnerRequest: null,
    deletedDinnerRequest: null,
    unitPrices: buildPriceMapping(),
    version: 1,
    anonymizedAt: null,
    keyVersion: 1,
    proposal: null,
    guides: [],
    createdAt: '2026-11-02T09:15:00.000Z',
    updatedAt: '2026-11-02T09:15:00.000Z',
    ...overrides,
  } satisfies Partial<VisitRequest>;
  const { total } = calculateQuote(
    { ...ageGroupAsRequested(fields), ...comingPeople(fields) },
    fields.unitPrices,
  );
  const payment = visitPaymentOf({
    status: fields.status,
    hasArrived: fields.arrivedAt !== null,
    hasMissed: fields.missedAt !== null,
    quoted: paraToDinars(total),
    invoiced: null,
    paid: 0,
    dueOn: null,
    hasProof: false,
  });
  return { ...requesterOf(fields), ...stagingOf(fields), payment, ...fields };
}
