import type { MyRequest } from '@museum/shared/my-request/my-request-schema';
import { organisation } from '@museum/shared/organisation/organisation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';

import { goToPart } from '#features/visit-requests/my-request/go-to-part.ts';
import {
  changeMutation,
  myRequestQuery,
} from '#features/visit-requests/my-request/my-request-queries.ts';
import { STANDING_ID } from '#features/visit-requests/my-request/standing/standing-card.tsx';
import { useSubmitBoth } from '#features/visit-requests/request-form/request-forms.ts';
import { placeErrors } from '#features/visit-requests/request-form/sending/use-sending.ts';
import { errorCode, errorMessage } from '#lib/http/error-message.ts';
import { isOffline } from '#lib/http/http-status.ts';
import { isUnanswered } from '#lib/http/lost-answer.ts';
import { mergeValues } from '#lib/drafts/merge-values.ts';
import { useToast } from '#lib/toasts.ts';
import type { ChangeForms } from './change-forms.ts';
import { type ChangeValues, valuesOf } from './change-values.ts';
import { type News, newsOf } from './stale-note.tsx';

const DONE = {
  applied: 'Izmene su sačuvane',
  proposed: 'Predlog je poslat centru',
};

/** Why a change isn't known to be made. */
export type Fault = { title: string; messages: string[] };

const notSent = (messages: string[]): Fault => ({ title: 'Izmena nije poslata', messages });

const NO_NETWORK = notSent([
  'Uređaj nema internet vezu. Sve što ste uneli je sačuvano: kada veza proradi, pošaljite ponovo.',
]);

const NO_ANSWER: Fault = {
  title: 'Nismo dobili odgovor',
  messages: [
    'Sve što ste uneli je sačuvano. Ne znamo da li je izmena primljena, zato proverite internet vezu i pošaljite je ponovo: ako je već stigla, neće biti upisana dva puta.',
  ],
};

/** Of a change that changes nothing the server keeps nothing, not even the message. */
const NOTHING_CHANGED = notSent([
  `Ništa niste promenili. Poruka ide centru samo uz izmenu; za sve drugo pozovite ${organisation.phones[0]}.`,
]);

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

/** What a failure says that belongs to no field, if anything; the rest is placed at its fields. */
function faultOf(error: unknown, { visit, dinner }: ChangeForms): Fault | undefined {
  if (isUnanswered(error)) return NO_ANSWER;
  if (errorCode(error) === 'STALE_VERSION') return notSent([errorMessage(error)]);
  const { messages } = placeErrors(error, { visit, dinner });
  return messages.length > 0 ? notSent(messages) : undefined;
}

function fill({ draft, visit, dinner, setNote }: ChangeForms, values: ChangeValues): void {
  visit.reset(values.visit);
  dinner.reset(values.dinner);
  setNote(values.note);
  draft.update(values);
}

/** What was typed, on top of the newest state of the request. */
const onNewest = (before: MyRequest, mine: ChangeValues, now: MyRequest) =>
  mergeValues({ before: valuesOf(before), mine, newer: valuesOf(now) });

/** The form beside a newer state of the request, which somebody else made or an own change whose answer was lost. */
function useNewerState({ request, forms, values }: Pick<Change, 'request' | 'forms' | 'values'>) {
  const { baseline } = forms;
  const [refusedFor, setRefusedFor] = useState<News>();
  // The page hears of a newer state a moment after the form stands on it.
  const isStale = request.version > baseline.version;
  const standOn = (newer: MyRequest, told?: News) => {
    setRefusedFor(told);
    // With what was typed while the change was on its way.
    fill(forms, onNewest(baseline, forms.draft.current(), newer));
    forms.standOn(newer);
  };
  return {
    /** What is new, while the form doesn't stand on it. */
    news: isStale ? newsOf({ before: baseline, now: request, mine: values }) : undefined,
    /** What was new when the change was refused; the form stands on it. */
    refusedFor: isStale ? undefined : refusedFor,
    /** What the forms would hold on the newest state. */
    wanted: isStale ? onNewest(baseline, values, request) : values,
    /** What was typed goes on top of the newer state. */
    goOn: () => {
      standOn(request);
    },
    /** The same once the change was refused for it; false where none is known. */
    goOnRefused: (now: MyRequest | undefined) => {
      if (!now || now.version <= baseline.version) return false;
      standOn(now, newsOf({ before: baseline, now, mine: values }));
      return true;
    },
    forgetRefusal: () => {
      setRefusedFor(undefined);
    },
  };
}

/** The typed change on its way to the centre; a newer state of the request is never written over unseen. */
export function useChange({ requestKey, request, forms, values, onDone, onRefused }: Change) {
  const { baseline } = forms;
  const [fault, setFault] = useState<Fault>();
  const { goOnRefused, forgetRefusal, ...newer } = useNewerState({ request, forms, values });
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

  const refuse = (error: unknown, hadNetwork: boolean) => {
    const now = client.getQueryData(myRequestQuery(requestKey).queryKey);
    // What is told of the refusal has to be there before it takes the focus.
    flushSync(() => {
      const isTold = errorCode(error) === 'STALE_VERSION' && goOnRefused(now);
      if (!isTold) setFault(hadNetwork ? faultOf(error, forms) : NO_NETWORK);
    });
    onRefused();
  };

  const send = async (fields: object) => {
    const hadNetwork = !isOffline();
    try {
      const changed = await sending.mutateAsync({
        ...fields,
        note: values.note,
        version: baseline.version,
      });
      const isNone = 'applied' in changed && changed.request.version === baseline.version;
      if (isNone) setFault(NOTHING_CHANGED);
      else leave('applied' in changed ? DONE.applied : DONE.proposed);
    } catch (error) {
      refuse(error, hadNetwork);
    }
  };

  const submit = async () => {
    if (sending.isPending) return;
    setFault(undefined);
    forgetRefusal();
    await submitBoth(send);
  };

  return {
    submit,
    isSending: sending.isPending,
    /** What belongs to no field; that a change may have been lost is over once it is seen to have arrived. */
    fault: newer.news?.isAllMine ? undefined : fault,
    ...newer,
    discard: () => {
      forms.discard();
      onDone();
    },
  };
}
