import { phoneDinnerSchema } from '@museum/shared/meals/dinner-request-schema';
import { phoneVisitSchema } from '@museum/shared/visit-requests/phone-request-schema';
import type { VisitRequestFormValues } from '@museum/shared/visit-requests/fields/visit-request-defaults';
import { useEffect, useState } from 'react';

import { openRequestDraft } from '#features/visit-requests/request-form/draft/request-draft.ts';
import { useDraftedForms } from '#features/visit-requests/request-form/request-forms.ts';
import { STAFF_DRAFTS } from '#lib/drafts/keeps-draft.ts';
import { usePersonEmail } from '#lib/drafts/staff-draft.ts';
import { today } from '#lib/time/dates.ts';

const schemas = { visit: phoneVisitSchema(today), dinner: phoneDinnerSchema };

/** When the calendar sends somebody here: the day YYYY-MM-DD and the time HH:mm that was pressed. */
export type Prefill = Partial<Pick<VisitRequestFormValues, 'visitDate' | 'visitTime'>>;

/** The key of what a person (an e-mail) types during a call: not among the drafts that count without words. */
export const phoneRequestKey = (person: string) => `${STAFF_DRAFTS}phone-request/${person}`;

/**
 * The fields of a phone call, kept for the tab and the person. A day and a time from the address come
 * first.
 */
export function usePhoneForms(prefill: Prefill) {
  const person = usePersonEmail();
  const [draft] = useState(() =>
    openRequestDraft(phoneRequestKey(person), {
      visit: { contactType: 'institution', ...prefill },
    }),
  );
  const forms = useDraftedForms(draft, schemas);
  const { setValue } = forms.visit;
  const { visitDate, visitTime } = prefill;
  useEffect(() => {
    if (visitDate) setValue('visitDate', visitDate);
    if (visitTime) setValue('visitTime', visitTime);
  }, [setValue, visitDate, visitTime]);
  return forms;
}

export type PhoneForms = ReturnType<typeof usePhoneForms>;
