import type { ErrorCode } from '@museum/shared/http/error-code';
import type { MyRequest } from '@museum/shared/my-request/my-request-schema';
import { organisation } from '@museum/shared/organisation/organisation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { goToPart } from '#features/visit-requests/my-request/go-to-part.ts';
import {
  changeMutation,
  myRequestQuery,
} from '#features/visit-requests/my-request/my-request-queries.ts';
import { STANDING_ID } from '#features/visit-requests/my-request/standing/standing-card.tsx';
import { useSubmitBoth } from '#features/visit-requests/request-form/request-forms.ts';
import { placeErrors } from '#features/visit-requests/request-form/sending/use-sending.ts';
import { errorCode } from '#lib/http/error-message.ts';
import { httpStatus } from '#lib/http/http-status.ts';
import { mergeValues } from '#lib/drafts/merge-values.ts';
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

/** Refusals that tell of a newer state than the form stands on. */
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

/** The typed change on its way to the centre; a newer state of the request is never written over unseen. */
export function useChange({ requestKey, request, forms, values, onDone, onRefused }: Change) {
  const { baseline } = forms;
  const [messages, setMessages] = useState<string[]>([]);
  const sending = useMutation(changeMutation(requestKey));
  const client = useQueryClient();
  const showToast = useToast();
  const submitBoth = useSubmitBoth(forms);

  const leave = (message: string) => {
    forms.discard();
    showToast({ kind: 'success', message });
    onDone();
    goToPart(STANDING_ID);
  };

  const refuse = (error: unknown) => {
    setMessages(messagesOf(error, forms));
    if (OUTDATED.includes(errorCode(error))) void client.refetchQueries(myRequestQuery(requestKey));
    onRefused();
  };

  const send = async (fields: object) => {
    try {
      const changed = await sending.mutateAsync({
        ...fields,
        note: values.note,
        version: baseline.version,
      });
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
    await submitBoth(send);
  };

  return {
    submit,
    isSending: sending.isPending,
    /** What belongs to no field. */
    messages,
    /** The request was changed since the form was filled. */
    isStale: request.version !== baseline.version,
    /** What was typed goes on top of the newer state. */
    goOn: () => {
      const [before, newer] = [valuesOf(baseline), valuesOf(request)];
      fill(forms, mergeValues({ before, mine: values, newer }));
      forms.standOn(request);
    },
    discard: () => {
      forms.discard();
      onDone();
    },
  };
}
