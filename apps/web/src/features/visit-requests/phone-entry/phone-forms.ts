import { phoneDinnerSchema } from '@museum/shared/meals/dinner-request-schema';
import { phoneVisitSchema } from '@museum/shared/visit-requests/phone-request-schema';
import type { VisitRequestFormValues } from '@museum/shared/visit-requests/fields/visit-request-defaults';
import { useEffect, useState } from 'react';

import { openRequestDraft } from '#features/visit-requests/request-form/draft/request-draft.ts';
import { useDraftedForms } from '#features/visit-requests/request-form/request-forms.ts';
import { phoneRequestKey } from '#features/visit-requests/staff-drafts.ts';
import { today } from '#lib/time/dates.ts';

const schemas = { visit: phoneVisitSchema(today), dinner: phoneDinnerSchema };

/** When the calendar sends somebody here: the day YYYY-MM-DD and the time HH:mm that was pressed. */
export type Prefill = Partial<Pick<VisitRequestFormValues, 'visitDate' | 'visitTime'>>;

/**
 * The fields of a phone call, kept for the tab and the person (an e-mail). A day and a time from the
 * address come first.
 */
export function usePhoneForms(person: string, prefill: Prefill) {
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
