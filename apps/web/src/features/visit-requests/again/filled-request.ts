import type { DinnerRequestFields } from '@museum/shared/meals/dinner-request-schema';
import { FIELDS_OF_CONTACT_TYPE } from '@museum/shared/visit-requests/requester/contact-schema';
import {
  visitRequestDefaults,
  type VisitRequestFormValues,
} from '@museum/shared/visit-requests/fields/visit-request-defaults';

import { dinnerRequestDefaults } from '#features/meals/dinner-request-defaults.ts';
import { today } from '#lib/time/dates.ts';
import { restoreValues } from '#lib/drafts/tab-draft.ts';

/** An earlier request, as it was sent or as the API answers it. */
export type EarlierRequest = {
  normalizedId: string;
  request: object & { dinnerRequest: DinnerRequestFields | null };
};

const emptyVisit = () => ({ ...visitRequestDefaults(today()), visitDate: '' });

/** Everything of an earlier request but its day. */
export const sameAgain = ({ normalizedId, request }: EarlierRequest) => ({
  visit: restoreValues(emptyVisit(), { ...request, visitDate: '' }),
  dinner: restoreValues(dinnerRequestDefaults(), request.dinnerRequest),
  filledFrom: normalizedId,
});

const ofAgency = new Set<keyof VisitRequestFormValues>([
  ...FIELDS_OF_CONTACT_TYPE.agency.filter((field) => !field.includes('OnBehalfOf')),
  ...(['contactType', 'paymentType'] as const),
]);

/** The agency of an earlier request and its way to pay, for another school. */
export function forAnotherSchool({ normalizedId, request }: EarlierRequest) {
  const kept = Object.entries(request).filter(([field]) => ofAgency.has(field as 'contactType'));
  return {
    visit: restoreValues(emptyVisit(), Object.fromEntries(kept)),
    dinner: dinnerRequestDefaults(),
    filledFrom: normalizedId,
  };
}
