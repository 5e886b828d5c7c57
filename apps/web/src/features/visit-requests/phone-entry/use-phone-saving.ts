import type { MailChoice } from '@museum/shared/visit-requests/stages/stage-act-schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useSubmitBoth } from '#features/visit-requests/request-form/request-forms.ts';
import { isShut } from '#features/visit-requests/request-form/sending/sending.ts';
import { faultOf, useDelivery } from '#features/visit-requests/request-form/sending/use-sending.ts';
import { refreshLists } from '#features/visit-requests/visit-request-queries.ts';
import { visitRequestDetailsPath } from '#lib/paths.ts';
import { useToast } from '#lib/toasts.ts';
import { enterPhoneRequest } from './phone-entry-api.ts';
import type { PhoneForms } from './phone-forms.ts';

/** What is said first, in the toast and beside the button, when nothing was heard from the server. */
export const LOST_WORDS = 'Nismo dobili odgovor';

const NO_MAIL: MailChoice = { send: false, note: null };

/** Everything between the press of a button and the details of the new request. */
export function usePhoneSaving(forms: PhoneForms, proposeDinner: () => void) {
  const { draft, visit } = forms;
  const { submission, move, deliver } = useDelivery({
    ...forms,
    submit: enterPhoneRequest,
    lostWords: LOST_WORDS,
  });
  /** The request whose receipt is being looked at. */
  const [shown, setShown] = useState<object>();
  const client = useQueryClient();
  const showToast = useToast();
  const submitBoth = useSubmitBoth(forms);
  const navigate = useNavigate();

  const { outcome } = submission;
  const stored = outcome?.kind === 'stored' ? outcome.created : undefined;
  useEffect(() => {
    if (!stored) return;
    draft.discard();
    void refreshLists(client);
    showToast({ kind: 'success', message: `Zahtev ${stored.normalizedId} je upisan` });
    void navigate(visitRequestDetailsPath(stored.id), { replace: true });
  }, [stored, draft, client, showToast, navigate]);

  /** Hands over both forms' values once they are right; says what is wrong before. */
  const whenRight = (go: (request: object) => void) => async () => {
    if (isShut(draft.current().submission)) return;
    move({ kind: 'goOn' });
    if (visit.getValues('isRequestingDinner')) proposeDinner();
    await submitBoth(go);
  };
  const save = async (request: object, mail: MailChoice) => {
    await deliver(JSON.stringify({ ...request, mail }));
    setShown(undefined);
  };

  return {
    isSaving: isShut(submission),
    isStored: stored !== undefined,
    fault: faultOf(submission),
    shown,
    /** Stores the request; nobody is told by mail. */
    save: whenRight((request) => void save(request, NO_MAIL)),
    /** Shows the receipt before it goes. */
    show: whenRight(setShown),
    hide: () => {
      setShown(undefined);
    },
    saveAndSend: (note: string) => (shown ? save(shown, { send: true, note }) : undefined),
    /** After a conflict: the changed request goes out as one more. */
    saveAsNew: () => {
      move({ kind: 'anew' });
    },
  };
}

export type PhoneSaving = ReturnType<typeof usePhoneSaving>;
