import { NO_MEAL_CHOSEN_MESSAGE } from '@museum/shared/meals/dinner-request-schema';
import { mealLines } from '@museum/shared/meals/meal-choices';
import type { MyRequest } from '@museum/shared/my-request/my-request-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { visitDifferences } from '#features/visit-requests/my-request/agreed.ts';
import {
  changeMutation,
  myRequestQuery,
} from '#features/visit-requests/my-request/my-request-queries.ts';
import { placeErrors } from '#features/visit-requests/request-form/use-sending.ts';
import { errorCode } from '#lib/error-message.ts';
import { httpStatus } from '#lib/http-status.ts';
import { useToast } from '#lib/toasts.ts';
import type { ChangeForms } from './change-forms.ts';
import {
  type ChangeValues,
  mergeValues,
  valuesOf,
  visitOfValues,
  wantedSoFar,
} from './change-values.ts';

const DONE = {
  applied: 'Izmene su sačuvane',
  proposed: 'Predlog je poslat centru',
};

const NO_ANSWER =
  'Nismo dobili odgovor. Sve što ste uneli je sačuvano: proverite internet vezu i pošaljite ponovo.';

type Change = {
  requestKey: string;
  request: MyRequest;
  forms: ChangeForms;
  /** What the requester says to the centre beside a proposal. */
  note: string;
  onDone: () => void;
  /** A field was refused, or nothing could be sent. */
  onRefused: () => void;
};

/** The typed change on its way to the centre; a newer state of the request is never written over unseen. */
export function useChange({ requestKey, request, forms, note, onDone, onRefused }: Change) {
  const { draft, visit, dinner } = forms;
  const [baseline, setBaseline] = useState(request);
  const [messages, setMessages] = useState<string[]>([]);
  const sending = useMutation(changeMutation(requestKey));
  const client = useQueryClient();
  const showToast = useToast();

  const values = (): ChangeValues => ({ visit: visit.getValues(), dinner: dinner.getValues() });

  const leave = (message: string) => {
    draft.discard();
    showToast({ kind: 'success', message });
    onDone();
  };

  /** Whether what is wanted stands at the server by now: only the answer was lost. */
  const isThere = async () => {
    await client.refetchQueries(myRequestQuery(requestKey));
    const stored = client.getQueryData(myRequestQuery(requestKey).queryKey);
    const wanted = stored && visitOfValues(stored, values());
    return stored && wanted && visitDifferences(wantedSoFar(stored), wanted).length === 0;
  };

  const refuse = async (error: unknown) => {
    const code = errorCode(error);
    if (code === 'STALE_VERSION' && (await isThere())) {
      leave(DONE.applied);
      return;
    }
    if (code === 'STALE_VERSION') setMessages([]);
    else if (httpStatus(error) === undefined) setMessages([NO_ANSWER]);
    else setMessages(placeErrors(error, { visit, dinner }).messages);
    if (code === 'TOO_LATE' || code === 'STAGE_CONFLICT') {
      void client.refetchQueries(myRequestQuery(requestKey));
    }
    onRefused();
  };

  const send = async (fields: object, dinnerRequest: object | null) => {
    const isRequestingDinner = dinnerRequest !== null;
    const { version } = baseline;
    try {
      const changed = await sending.mutateAsync({
        ...{ ...fields, isRequestingDinner, dinnerRequest, version, note },
      });
      leave('applied' in changed ? DONE.applied : DONE.proposed);
    } catch (error) {
      await refuse(error);
    }
  };

  const submit = async () => {
    if (sending.isPending) return;
    setMessages([]);
    const hasLunch = visit.getValues('isRequestingDinner');
    let lunch: object | undefined;
    // Both are checked, so that all errors show at once; the visit's, which come first, get the focus.
    if (hasLunch) await dinner.handleSubmit((fields) => void (lunch = fields))();
    if (hasLunch && mealLines(dinner.getValues()).length === 0) {
      showToast({ kind: 'error', message: NO_MEAL_CHOSEN_MESSAGE });
    }
    await visit.handleSubmit(async (fields) => {
      if (!hasLunch || lunch) await send(fields, lunch ?? null);
    })();
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
      const [before, theirs] = [baseline, request].map((one) => valuesOf(wantedSoFar(one)));
      if (!before || !theirs) return;
      const merged = mergeValues(before, values(), theirs);
      visit.reset(merged.visit);
      dinner.reset(merged.dinner);
      draft.update(merged);
      setBaseline(request);
    },
    discard: () => {
      draft.discard();
      onDone();
    },
  };
}
