import { zodResolver } from '@hookform/resolvers/zod';
import {
  dinnerRequestSchema,
  NO_MEAL_CHOSEN_MESSAGE,
} from '@museum/shared/meals/dinner-request-schema';
import { mealLines } from '@museum/shared/meals/meal-choices';
import { visitStepSchema } from '@museum/shared/visit-requests/submit-visit-request-schema';
import { type FormField, VISIT_FIELDS } from '@museum/shared/visit-requests/fields/visit-fields';
import type { VisitRequestFormValues } from '@museum/shared/visit-requests/fields/visit-request-defaults';
import { useEffect, useState } from 'react';
import {
  type FieldValues,
  type Resolver,
  useForm,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';

import type { DinnerForm } from '#features/meals/dinner-request-defaults.ts';
import { today } from '#lib/time/dates.ts';
import { useToast } from '#lib/toasts.ts';
import { useHistoryStep } from '#lib/browser/use-history-step.ts';
import type { RequestStep } from './form-frame.tsx';
import { openRequestDraft, type RequestDraftStore } from './draft/request-draft.ts';

/** The first step as the server takes it: only the fields of the chosen contact type. */
export type VisitStep = z.output<ReturnType<typeof visitStepSchema>>;

export type VisitForm = UseFormReturn<VisitRequestFormValues, unknown, VisitStep>;

/** What a field takes from the form and from the table of fields. */
export const fieldOf = <Name extends FormField>({ control }: VisitForm, name: Name) => ({
  control,
  name,
  label: VISIT_FIELDS[name].labels.form,
});

export type RequestForms = {
  draft: RequestDraftStore;
  visit: VisitForm;
  dinner: DinnerForm;
  step: RequestStep;
  goTo: (step: RequestStep) => Promise<void>;
};

const options = { mode: 'onTouched', shouldFocusError: false } as const;

/** Writes every change of both forms to the tab's draft. */
function useDraftKeeping({
  draft,
  visit,
  dinner,
}: Pick<RequestForms, 'draft' | 'visit' | 'dinner'>) {
  const { subscribe: subscribeVisit } = visit;
  const { subscribe: subscribeDinner } = dinner;
  useEffect(
    () =>
      subscribeVisit({
        formState: { values: true },
        callback: ({ values }) => draft.update({ visit: values }),
      }),
    [draft, subscribeVisit],
  );
  useEffect(
    () =>
      subscribeDinner({
        formState: { values: true },
        callback: ({ values }) => draft.update({ dinner: values }),
      }),
    [draft, subscribeDinner],
  );
}

/** The step on the screen: the lunch is one that the phone's back key leads out of. */
function useRequestStep(isRequestingDinner: boolean) {
  const { value: isDinnerEntry = false, enter, leave } = useHistoryStep<true>('dinner');
  const navigate = useNavigate();
  const step: RequestStep = isRequestingDinner && isDinnerEntry ? 'dinner' : 'visit';
  // Otherwise ticking the lunch again would open its step before the first one is checked.
  useEffect(() => {
    if (isDinnerEntry && !isRequestingDinner) void navigate('.', { replace: true, state: null });
  }, [isDinnerEntry, isRequestingDinner, navigate]);
  return {
    step,
    goTo: async (next: RequestStep) => {
      if (next === step) return;
      if (next === 'dinner') await enter(true);
      else leave();
    },
  };
}

/** The forms hold what is not chosen yet as "", which the schemas refuse. */
const resolverOf = <Values extends FieldValues, Fields>(schema: z.ZodType<unknown, FieldValues>) =>
  zodResolver(schema) as unknown as Resolver<Values, unknown, Fields>;

/** The forms of a visit and its lunch, filled from a draft and written back to it at each change. */
export function useDraftedForms(
  draft: RequestDraftStore,
  schemas: Record<'visit' | 'dinner', z.ZodType<unknown, FieldValues>>,
) {
  const visit: VisitForm = useForm({
    ...options,
    defaultValues: draft.current().visit,
    resolver: resolverOf(schemas.visit),
  });
  const dinner: DinnerForm = useForm({
    ...options,
    defaultValues: draft.current().dinner,
    resolver: resolverOf(schemas.dinner),
  });
  useDraftKeeping({ draft, visit, dinner });
  return { draft, visit, dinner };
}

/**
 * Checks a visit and its lunch that stand on one page; hands the request over once both are right,
 * and says what is wrong before.
 */
export function useSubmitBoth({ visit, dinner }: Pick<RequestForms, 'visit' | 'dinner'>) {
  const showToast = useToast();
  return async (send: (request: object) => Promise<void> | void) => {
    const isRequestingDinner = visit.getValues('isRequestingDinner');
    let dinnerRequest: object | null = null;
    // Both are checked, so that all errors show at once; the visit's, which come first, get the focus.
    if (isRequestingDinner) {
      if (mealLines(dinner.getValues()).length === 0) {
        showToast({ kind: 'error', message: NO_MEAL_CHOSEN_MESSAGE });
      }
      await dinner.handleSubmit((fields) => {
        dinnerRequest = fields;
      })();
    }
    await visit.handleSubmit(async (fields) => {
      if (isRequestingDinner && !dinnerRequest) return;
      await send({ ...fields, isRequestingDinner, dinnerRequest });
    })();
  };
}

const publicSchemas = { visit: visitStepSchema(today), dinner: dinnerRequestSchema };

/** Both steps' forms of the public. */
export function useRequestForms(): RequestForms {
  const [draft] = useState(() => openRequestDraft());
  const forms = useDraftedForms(draft, publicSchemas);
  const isRequestingDinner = useWatch({ control: forms.visit.control, name: 'isRequestingDinner' });
  return { ...forms, ...useRequestStep(isRequestingDinner) };
}
