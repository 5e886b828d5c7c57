import { NO_MEAL_CHOSEN_MESSAGE } from '@museum/shared/meals/dinner-request-schema';
import { mealLines } from '@museum/shared/meals/meal-choices';
import { contactSummary } from '@museum/shared/visit-requests/contact-summary';
import type { CreatedVisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { FormGuard } from '#components/form/form-guard.tsx';
import { errorMessage } from '#lib/error-message.ts';
import { paths } from '#lib/paths.ts';
import { useToast } from '#lib/toasts.ts';
import type { VisitStep } from './request-resolvers.ts';
import { placeServerErrors } from './server-errors.ts';
import type { RequestForms } from './use-request-forms.ts';
import { type EarlierRequest, useSendRequest } from './use-send-request.ts';

/** What the person has to be told about a request that didn't get through. */
export type SubmissionFault =
  | { kind: 'refused'; messages: string[] }
  | { kind: 'conflict'; earlier: EarlierRequest }
  | { kind: 'unknown' };

// verbatim from the spec
const SENT_MESSAGE = 'Zahtev je uspješno kreiran';

/** What the thank-you page is told by the form: the number, and who is coming. */
export type SentRequestState = { normalizedId: string; name: string };

/** Everything between the press of a button and the thank-you page. */
export function useRequestSubmission(
  { draft, visit, dinner, goTo }: RequestForms,
  guard: FormGuard,
) {
  const [fault, setFault] = useState<SubmissionFault>();
  const { isSending, send, startAnew } = useSendRequest(draft, guard);
  const showToast = useToast();
  const navigate = useNavigate();

  const leave = async ({ normalizedId }: CreatedVisitRequest, body: string) => {
    draft.discard();
    showToast({ kind: 'success', message: SENT_MESSAGE });
    const { name } = contactSummary(JSON.parse(body) as VisitStep);
    const state: SentRequestState = { normalizedId, name };
    // Going back from the thank-you page must not end in the lunch step of an empty form.
    await navigate(paths.groupVisitRequested, { state, replace: true });
  };

  const deliver = async (body: string) => {
    setFault(undefined);
    const outcome = await send(body);
    if (!outcome) return;
    if ('created' in outcome) return leave(outcome.created, body);
    if ('earlier' in outcome) return setFault({ kind: 'conflict', earlier: outcome.earlier });
    const { kind, error } = outcome.failure;
    showToast({ kind: 'error', message: errorMessage(error) });
    if (kind === 'unknown') return setFault({ kind });
    const { step, messages } = placeServerErrors(error, visit, dinner);
    setFault(messages.length > 0 ? { kind, messages } : undefined);
    if (step) await goTo(step);
  };

  const sendAll = (visitStep: VisitStep, dinnerRequest: object | null) => {
    const isRequestingDinner = dinnerRequest !== null;
    return deliver(JSON.stringify({ ...visitStep, isRequestingDinner, dinnerRequest }));
  };

  const submitVisit = visit.handleSubmit(async (visitStep) => {
    setFault(undefined);
    if (visit.getValues('isRequestingDinner')) await goTo('dinner');
    else await sendAll(visitStep, null);
  });

  const submitDinner = dinner.handleSubmit(
    (dinnerRequest) =>
      visit.handleSubmit(
        (visitStep) => sendAll(visitStep, dinnerRequest),
        // Midnight may have passed since the first step.
        () => goTo('visit'),
      )(),
    () => {
      if (mealLines(dinner.getValues()).length === 0) {
        showToast({ kind: 'error', message: NO_MEAL_CHOSEN_MESSAGE });
      }
    },
  );

  return {
    fault,
    isSending,
    submitVisit,
    submitDinner,
    /** After a conflict: the stored request stands, what was changed since is dropped. */
    keepEarlier: ({ body, ...created }: EarlierRequest) => leave(created, body),
    /** After a conflict: the changed request goes out as one more. */
    sendAsNew: async () => {
      startAnew();
      await (visit.getValues('isRequestingDinner') ? submitDinner() : submitVisit());
    },
  };
}
