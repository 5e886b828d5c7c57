import type { CreatedVisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import type { FormGuard } from '#components/form/form-guard.tsx';
import { submitVisitRequest } from '../visit-request-api.ts';
import type { RequestDraftStore } from './request-draft.ts';
import {
  afterRefusal,
  failureKind,
  newSubmission,
  type Submission,
  withAttempt,
} from './submission.ts';

export type SendFailure = { kind: 'refused' | 'conflict' | 'unknown'; error: unknown };
/** Undefined: nothing was sent, because something was already on its way. */
export type SendOutcome = { created: CreatedVisitRequest } | { failure: SendFailure } | undefined;

/** Another body is stored under this key, so this one certainly isn't. */
const afterConflict = (before: Submission, body: string): Submission => ({
  ...before,
  unanswered: before.unanswered.filter((sent) => sent !== body),
});

/** Sends requests one at a time and keeps the draft's book of what may have been stored. */
export function useSendRequest(draft: RequestDraftStore, { pass }: FormGuard) {
  const isLocked = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const { mutateAsync } = useMutation({
    mutationFn: async ({ body, key }: { body: string; key: string }) =>
      submitVisitRequest(body, key, await pass()),
  });

  const attempt = async (body: string): Promise<NonNullable<SendOutcome>> => {
    const before = draft.current().submission;
    draft.update({ submission: withAttempt(before, body) });
    try {
      return { created: await mutateAsync({ body, key: before.key }) };
    } catch (error) {
      const kind = failureKind(error);
      if (kind === 'refused') draft.update({ submission: afterRefusal(before) });
      if (kind === 'conflict') draft.update({ submission: afterConflict(before, body) });
      return { failure: { kind, error } };
    }
  };

  /** Runs one piece of sending; a second press meanwhile does nothing and answers undefined. */
  const alone = async (act: () => Promise<SendOutcome>): Promise<SendOutcome> => {
    if (isLocked.current) return undefined;
    isLocked.current = true;
    setIsSending(true);
    const outcome = await act();
    // After a success the form stays shut until the thank-you page has replaced it.
    if (outcome && 'created' in outcome) return outcome;
    isLocked.current = false;
    setIsSending(false);
    return outcome;
  };

  return {
    isSending,
    send: (body: string) => alone(() => attempt(body)),
    /** Asks again for the answer to what has been stored: the same body stores nothing more. */
    confirmStored: () =>
      alone(async () => {
        let outcome: SendOutcome = { failure: { kind: 'conflict', error: undefined } };
        for (const body of draft.current().submission.unanswered) {
          outcome = await attempt(body);
          if ('created' in outcome || outcome.failure.kind !== 'conflict') break;
        }
        return outcome;
      }),
    /** From here on it is another request, even if an earlier one has been stored. */
    startAnew: () => draft.update({ submission: newSubmission() }),
  };
}
