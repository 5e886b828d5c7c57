import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import type { DinnerForm } from '#features/meals/dinner-form-control.ts';
import { acceptProposal, noProposal, proposeDinner } from './dinner-proposal.ts';
import { openRequestDraft, type RequestDraftStore } from './request-draft.ts';
import { dinnerResolver, type VisitForm, visitResolver } from './request-resolvers.ts';
import { type RequestStep, useRequestStep } from './use-request-step.ts';

export type RequestForms = {
  draft: RequestDraftStore;
  visit: VisitForm;
  dinner: DinnerForm;
  step: RequestStep;
  goTo: (step: RequestStep) => Promise<void>;
};

const options = { mode: 'onTouched', shouldFocusError: false } as const;

/** Writes every change of both forms to the tab's draft. */
function useDraftKeeping({ draft, visit, dinner }: Omit<RequestForms, 'step' | 'goTo'>) {
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

/** Fills in what the lunch form can know from the visit, each time it is opened. */
function useDinnerProposal(step: RequestStep, visit: VisitForm, dinner: DinnerForm) {
  const proposed = useRef(noProposal);
  useEffect(() => {
    if (step !== 'dinner') return;
    const fresh = proposeDinner(visit.getValues());
    const accepted = acceptProposal(dinner.getValues(), proposed.current, fresh);
    proposed.current = fresh;
    for (const field of Object.keys(accepted) as (keyof typeof accepted)[]) {
      dinner.setValue(field, accepted[field] ?? '');
    }
  }, [step, visit, dinner]);
}

/** Both steps' forms, filled from the tab's draft and written back to it at each change. */
export function useRequestForms(): RequestForms {
  const [draft] = useState(openRequestDraft);
  const visit: VisitForm = useForm({
    ...options,
    defaultValues: draft.current().visit,
    resolver: visitResolver,
  });
  const dinner: DinnerForm = useForm({
    ...options,
    defaultValues: draft.current().dinner,
    resolver: dinnerResolver,
  });
  const isRequestingDinner = useWatch({ control: visit.control, name: 'isRequestingDinner' });
  const { step, goTo } = useRequestStep(isRequestingDinner);
  useDraftKeeping({ draft, visit, dinner });
  useDinnerProposal(step, visit, dinner);
  return { draft, visit, dinner, step, goTo };
}
