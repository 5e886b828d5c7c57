import { zodResolver } from '@hookform/resolvers/zod';
import {
  type DinnerRequestFields,
  phoneDinnerSchema,
} from '@museum/shared/meals/dinner-request-schema';
import { phoneVisitSchema } from '@museum/shared/visit-requests/phone-request-schema';
import type { VisitRequestFormValues } from '@museum/shared/visit-requests/visit-request-defaults';
import { useEffect, useState } from 'react';
import type { Resolver } from 'react-hook-form';

import type { DinnerRequestFormValues } from '#features/meals/dinner-request-defaults.ts';
import { openRequestDraft } from '#features/visit-requests/request-form/request-draft.ts';
import {
  useDraftedForms,
  type VisitStep,
} from '#features/visit-requests/request-form/request-forms.ts';
import { phoneRequestKey } from '#features/visit-requests/staff-drafts.ts';
import { today } from '#lib/dates.ts';

// The forms hold what is not chosen yet as "", which the schemas refuse.
const resolvers = {
  visit: zodResolver(phoneVisitSchema(today)) as unknown as Resolver<
    VisitRequestFormValues,
    unknown,
    VisitStep
  >,
  dinner: zodResolver(phoneDinnerSchema) as unknown as Resolver<
    DinnerRequestFormValues,
    unknown,
    DinnerRequestFields
  >,
};

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
  const forms = useDraftedForms(draft, resolvers);
  const { setValue } = forms.visit;
  const { visitDate, visitTime } = prefill;
  useEffect(() => {
    if (visitDate) setValue('visitDate', visitDate);
    if (visitTime) setValue('visitTime', visitTime);
  }, [setValue, visitDate, visitTime]);
  return forms;
}

export type PhoneForms = ReturnType<typeof usePhoneForms>;
