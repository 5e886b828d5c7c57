import { NO_MEAL_CHOSEN_MESSAGE } from '@museum/shared/meals/dinner-request-schema';
import { mealLines } from '@museum/shared/meals/meal-choices';
import type { SubmitVisitRequest } from '@museum/shared/visit-requests/submit-visit-request-schema';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { FormGuard } from '#components/form/form-guard.tsx';
import type { SentRequest } from '#features/visit-requests/request-sent/sent-request.ts';
import { submitVisitRequest } from './visit-request-api.ts';
import { errorItems, errorMessage, withNumber } from '#lib/http/error-message.ts';
import { paths } from '#lib/paths.ts';
import { useToast } from '#lib/toasts.ts';
import type { RequestStep } from '#features/visit-requests/request-form/form-frame.tsx';
import type { RequestDraftStore } from '#features/visit-requests/request-form/draft/request-draft.ts';
import type {
  RequestForms,
  VisitStep,
} from '#features/visit-requests/request-form/request-forms.ts';
import {
  afterMove,
  type Attempt,
  type Created,
  type EarlierRequest,
  failureKind,
  type Fault,
  isShut,
  type Move,
  type Submission,
} from './sending.ts';

export type RequestSending = ReturnType<typeof useSending>;

// verbatim from the spec
const SENT_MESSAGE = 'Zahtev je uspješno kreiran';

const DINNER_PREFIX = 'dinnerRequest.';

type BothForms = Pick<RequestForms, 'visit' | 'dinner'>;

/** Puts the server's messages beside the fields they speak of, and answers what is left of them. */
export function placeErrors(error: unknown, { visit, dinner }: BothForms) {
  const visitValues = visit.getValues();
  const dinnerValues = dinner.getValues();
  const steps = new Set<RequestStep>();
  const messages: string[] = [];

  for (const { field = '', message = '' } of errorItems(error)) {
    const dinnerField = field.startsWith(DINNER_PREFIX) ? field.slice(DINNER_PREFIX.length) : '';
    if (Object.hasOwn(dinnerValues, dinnerField)) {
      dinner.setError(dinnerField as keyof typeof dinnerValues, { type: 'server', message });
      steps.add('dinner');
    } else if (Object.hasOwn(visitValues, field)) {
      visit.setError(field as keyof typeof visitValues, { type: 'server', message });
      steps.add('visit');
    } else if (field && message) messages.push(message);
  }
  const step = (['visit', 'dinner'] as const).find((name) => steps.has(name));
  return { step, messages: messages.length > 0 || step ? messages : [errorMessage(error)] };
}

type Delivery = BothForms & {
  draft: RequestDraftStore;
  submit: (body: string, key: string) => Promise<Created>;
  /** What the toast says of a lost answer; the failure's own words (spec §8) where there are none. */
  lostWords?: string;
  /** After a refusal: where the first wrong field stands. */
  onRefused?: (step: RequestStep) => Promise<void>;
};

/** The submission of the draft on its way to the server, one body at a time. */
export function useDelivery({ draft, submit, lostWords, onRefused, ...forms }: Delivery) {
  const [submission, setSubmission] = useState(draft.current().submission);
  const showToast = useToast();

  const move = (made: Move) => {
    const next = afterMove(draft.current().submission, made);
    draft.update({ submission: next });
    setSubmission(next);
    return next;
  };

  const ask = async ({ key, body }: Attempt): Promise<Move> => {
    try {
      return { kind: 'stored', created: await submit(body, key) };
    } catch (error) {
      const kind = failureKind(error);
      const message = errorMessage(error);
      if (kind === 'conflict') return { kind, message };
      const isLost = kind === 'lost';
      const told = isLost && lostWords ? withNumber(lostWords, error) : message;
      showToast({ kind: 'error', message: told });
      return isLost ? { kind } : { kind, ...placeErrors(error, forms) };
    }
  };

  /** Answers the request that was stored, if one was; of two presses at once the second does nothing. */
  const deliver = async (body: string): Promise<Created | undefined> => {
    if (isShut(draft.current().submission)) return undefined;
    let { sending, outcome } = move({ kind: 'send', body });
    while (sending) ({ sending, outcome } = move(await ask(sending.attempt)));
    if (outcome?.kind === 'refused' && outcome.step) await onRefused?.(outcome.step);
    return outcome?.kind === 'stored' ? outcome.created : undefined;
  };
  return { submission, move, deliver };
}

/** What is to be said of the last sending; a refusal may have said all beside the fields. */
export const faultOf = ({ outcome }: Submission): Fault | undefined => {
  if (outcome?.kind === 'refused' && outcome.messages.length === 0) return undefined;
  return outcome?.kind === 'stored' ? undefined : outcome;
};

/** Everything between the press of a button and the thank-you page. */
export function useSending(forms: RequestForms, guard: FormGuard) {
  const { draft, visit, dinner, step, goTo } = forms;
  const { submission, move, deliver } = useDelivery({
    draft,
    visit,
    dinner,
    submit: async (body, key) => submitVisitRequest(body, key, await guard.pass()),
    onRefused: goTo,
  });
  const showToast = useToast();
  const navigate = useNavigate();

  const leave = async ({ normalizedId, key = '' }: Created, body: string) => {
    draft.discard();
    showToast({ kind: 'success', message: SENT_MESSAGE });
    const request = JSON.parse(body) as SubmitVisitRequest;
    const state: SentRequest = { normalizedId, requestKey: key, request };
    // Going back from the thank-you page must not end in the lunch step of an empty form.
    await navigate(paths.requestSent, { state, replace: true });
  };

  const send = async (visitStep: VisitStep, dinnerRequest: object | null) => {
    const isRequestingDinner = dinnerRequest !== null;
    const body = JSON.stringify({ ...visitStep, isRequestingDinner, dinnerRequest });
    const created = await deliver(body);
    if (created) await leave(created, body);
  };

  const submitVisit = visit.handleSubmit(async (visitStep) => {
    move({ kind: 'goOn' });
    if (visit.getValues('isRequestingDinner')) await goTo('dinner');
    else await send(visitStep, null);
  });

  const submitDinner = dinner.handleSubmit(
    (dinnerRequest) =>
      visit.handleSubmit(
        (visitStep) => send(visitStep, dinnerRequest),
        // Midnight may have passed since the first step.
        () => goTo('visit'),
      )(),
    () => {
      if (mealLines(dinner.getValues()).length === 0) {
        showToast({ kind: 'error', message: NO_MEAL_CHOSEN_MESSAGE });
      }
    },
  );

  /** After a success the form stays shut until the thank-you page has replaced it. */
  const isSending = isShut(submission);
  return {
    isSending,
    fault: faultOf(submission),
    /** A further press meanwhile does nothing. */
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (!isSending) void (step === 'visit' ? submitVisit() : submitDinner());
    },
    /** After a conflict: the stored request stands, what was changed since is dropped. */
    keepEarlier: ({ body, ...created }: EarlierRequest) => leave(created, body),
    /** After a conflict: the changed request goes out as one more. */
    sendAsNew: async () => {
      move({ kind: 'anew' });
      await (visit.getValues('isRequestingDinner') ? submitDinner() : submitVisit());
    },
  };
}
