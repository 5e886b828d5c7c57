import { NO_MEAL_CHOSEN_MESSAGE } from '@museum/shared/meals/dinner-request-schema';
import { mealLines } from '@museum/shared/meals/meal-choices';
import type { MyRequest } from '@museum/shared/my-request/my-request-schema';
import type { ErrorCode } from '@museum/shared/http/error-code';
import { organisation } from '@museum/shared/organisation/organisation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import {
  changeMutation,
  myRequestQuery,
} from '#features/visit-requests/my-request/my-request-queries.ts';
import { placeErrors } from '#features/visit-requests/request-form/use-sending.ts';
import { errorCode } from '#lib/error-message.ts';
import { httpStatus } from '#lib/http-status.ts';
import { mergeValues } from '#lib/merge-values.ts';
import { useToast } from '#lib/toasts.ts';
import type { ChangeForms } from './change-forms.ts';
import { type ChangeValues, valuesOf } from './change-values.ts';

const DONE = {
  applied: 'Izmene su sačuvane',
  proposed: 'Predlog je poslat centru',
};

const NO_ANSWER =
  'Nismo dobili odgovor. Sve što ste uneli je sačuvano: proverite internet vezu i pošaljite ponovo.';

/** Of a change that changes nothing the server keeps nothing, not even the message. */
const NOTHING_CHANGED = `Ništa niste promenili. Poruka ide centru samo uz izmenu; za sve drugo pozovite ${organisation.phones[0]}.`;

type Change = {
  requestKey: string;
  request: MyRequest;
  forms: ChangeForms;
  /** What the forms hold now. */
  values: ChangeValues;
  onDone: () => void;
  /** A field was refused, or nothing could be sent. */
  onRefused: () => void;
};

/** Refusals of what isn't at the server as the form has it. */
const OUTDATED: readonly (ErrorCode | undefined)[] = [
  'STALE_VERSION',
  'TOO_LATE',
  'STAGE_CONFLICT',
];

/** What a refusal says that belongs to no field; the rest is placed at its fields. */
function messagesOf(error: unknown, { visit, dinner }: ChangeForms): string[] {
  if (errorCode(error) === 'STALE_VERSION') return [];
  if (httpStatus(error) === undefined) return [NO_ANSWER];
  return placeErrors(error, { visit, dinner }).messages;
}

function fill({ draft, visit, dinner, setNote }: ChangeForms, values: ChangeValues): void {
  visit.reset(values.visit);
  dinner.reset(values.dinner);
  setNote(values.note);
  draft.update(values);
}

const isWithoutMeal = ({ visit, dinner }: ChangeForms) =>
  visit.getValues('isRequestingDinner') && mealLines(dinner.getValues()).length === 0;

/** Sends the fields once both forms hold. */
async function submitBoth(
  { visit, dinner }: ChangeForms,
  send: (fields: object, lunch: object | null) => Promise<void>,
) {
  const hasLunch = visit.getValues('isRequestingDinner');
  let lunch: object | undefined;
  // Both are checked, so that all errors show at once; the visit's, which come first, get the focus.
  if (hasLunch) await dinner.handleSubmit((fields) => void (lunch = fields))();
  await visit.handleSubmit(async (fields) => {
    if (!hasLunch || lunch) await send(fields, lunch ?? null);
  })();
}

/** The typed change on its way to the centre; a newer state of the request is never written over unseen. */
export function useChange({ requestKey, request, forms, values, onDone, onRefused }: Change) {
  const { draft } = forms;
  const [baseline, setBaseline] = useState(request);
  const [messages, setMessages] = useState<string[]>([]);
  const sending = useMutation(changeMutation(requestKey));
  const client = useQueryClient();
  const showToast = useToast();

  const leave = (message: string) => {
    draft.discard();
    showToast({ kind: 'success', message });
    onDone();
  };

  const refuse = (error: unknown) => {
    setMessages(messagesOf(error, forms));
    if (OUTDATED.includes(errorCode(error))) void client.refetchQueries(myRequestQuery(requestKey));
    onRefused();
  };

  const send = async (fields: object, dinnerRequest: object | null) => {
    const isRequestingDinner = dinnerRequest !== null;
    const body = { ...fields, isRequestingDinner, dinnerRequest, note: values.note };
    try {
      const changed = await sending.mutateAsync({ ...body, version: baseline.version });
      const isNone = 'applied' in changed && changed.request.version === baseline.version;
      if (isNone) setMessages([NOTHING_CHANGED]);
      else leave('applied' in changed ? DONE.applied : DONE.proposed);
    } catch (error) {
      refuse(error);
    }
  };

  const submit = async () => {
    if (sending.isPending) return;
    setMessages([]);
    if (isWithoutMeal(forms)) showToast({ kind: 'error', message: NO_MEAL_CHOSEN_MESSAGE });
    await submitBoth(forms, send);
  };

  return {
    submit,
    isSending: sending.isPending,
    /** What belongs to no field. */
    messages,
    baseline,
    /** The centre has changed the request since the form was opened. */
    isStale: request.version !== baseline.version,
    /** What was typed goes on top of the newer state. */
    goOn: () => {
      const [before, newer] = [valuesOf(baseline), valuesOf(request)];
      fill(forms, mergeValues({ before, mine: values, newer }));
      setBaseline(request);
    },
    discard: () => {
      draft.discard();
      onDone();
    },
  };
}
