import { addDays, dayInBelgrade } from '#primitives/calendar-date.ts';
import type { DinnerRequestFields } from '#meals/dinner-request-schema.ts';
import type { SubmitVisitRequest } from '#visit-requests/submit-visit-request-schema.ts';
import type { ContactType } from '#visit-requests/visit-request-enums.ts';
import { buildContact } from './build-contact.ts';
import { buildDinnerRequest } from './build-dinner-request.ts';

/** The body of `POST /visit-request` as a flat object: every field that the overrides may name. */
export type VisitRequestBody = {
  contactType: ContactType;
  visitDate: string;
  visitTime: string;
  paymentType: SubmitVisitRequest['paymentType'];
  visitorAmount: number;
  numberOfFollowers: number;
  ageGroupType: SubmitVisitRequest['ageGroupType'];
  isRequestingAdditionalContent: boolean;
  isRequestingVisitHomeExhibition: boolean;
  homeExhibitionVisitTime: string | null;
  comment: string | null;
  isRequestingDinner: boolean;
  dinnerRequest: DinnerRequestFields | null;
};

/**
 * A complete, valid visit request as the public form sends it: an institution with 24 children in
 * two weeks, without lunch. A dinner request in the overrides also turns its flag on, a memorial
 * house time likewise; `contactType` brings the fields of its kind.
 */
export const buildVisitRequest = <Overrides extends Record<string, unknown>>(
  overrides: Overrides & Partial<VisitRequestBody> = {} as Overrides,
) => ({
  ...buildContact<ContactType>(overrides.contactType ?? 'institution'),
  visitDate: addDays(dayInBelgrade(new Date()), 14),
  visitTime: '10:00',
  paymentType: 'SCHEDULED_PAYMENT' as const,
  visitorAmount: 24,
  numberOfFollowers: 3,
  ageGroupType: 'CHILD' as const,
  isRequestingAdditionalContent: false,
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
