import { addDays, dayInBelgrade } from '#primitives/calendar-date.ts';
import type { DinnerRequestFields } from '#meals/dinner-request-schema.ts';
import type { ContactField } from '#visit-requests/requester/contact-schema.ts';
import type { SubmitVisitRequest } from '#visit-requests/submit-visit-request-schema.ts';
import type { FormField } from '#visit-requests/fields/visit-fields.ts';
import { emptyVisitFields } from '#visit-requests/fields/visit-request-defaults.ts';
import type { ContactType } from '#visit-requests/visit-request-enums.ts';
import { buildContact } from './build-contact.ts';
import { buildDinnerRequest } from './build-dinner-request.ts';

/** The body of `POST /visit-request`. */
export type VisitRequestBody = Partial<Record<ContactField, string>> & {
  contactType: ContactType;
  dinnerRequest: DinnerRequestFields | null;
} & Pick<SubmitVisitRequest, FormField>;

/**
 * A complete, valid visit request as the public form sends it: an institution with 24 children in
 * two weeks, without lunch. A dinner request or a memorial house time among the overrides turns
 * its flag on; `contactType` brings the fields of its kind.
 */
export const buildVisitRequest = (overrides: Partial<VisitRequestBody> = {}): VisitRequestBody => ({
  ...buildContact<ContactType>(overrides.contactType ?? 'institution'),
  ...emptyVisitFields(),
  visitDate: addDays(dayInBelgrade(new Date()), 14),
  visitTime: '10:00',
  paymentType: 'SCHEDULED_PAYMENT',
  visitorAmount: 24,
  numberOfFollowers: 3,
  ageGroupType: 'CHILD',
  isRequestingVisitHomeExhibition: Boolean(overrides.homeExhibitionVisitTime),
  homeExhibitionVisitTime: null,
  comment: 'Dolazimo jednim autobusom.',
  isRequestingDinner: Boolean(overrides.dinnerRequest),
  dinnerRequest: null,
  ...overrides,
});

/** The same with a complete, valid lunch. */
export const buildVisitRequestWithDinner = (overrides: Partial<VisitRequestBody> = {}) =>
  buildVisitRequest({ dinnerRequest: buildDinnerRequest(), ...overrides });
