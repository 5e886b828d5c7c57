import type { CreatedVisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import type { FormGuard } from '#components/form/form-guard.tsx';
import { submitVisitRequest } from '#features/visit-requests/visit-request-api.ts';
import type { RequestDraftStore } from './request-draft.ts';
import {
  afterConflict,
  afterRefusal,
  asAnother,
  attemptsUnder,
  failureKind,
  keyFor,
  withAttempt,
} from './submission.ts';

export type SendFailure = { kind: 'refused' | 'unknown'; error: unknown };
/** A request of this form that was stored earlier, with other data than what was to be sent. */
export type EarlierRequest = CreatedVisitRequest & { body: string };
/** Undefined: nothing was sent, because something was already on its way. */
export type SendOutcome =
  | { created: CreatedVisitRequest }
  | { earlier: EarlierRequest }
  | { failure: SendFailure }
  | undefined;

type Answer = { created: CreatedVisitRequest } | { failure: SendFailure } | 'conflict';

/** Sends requests one at a time and keeps the draft's book of what may have been stored. */
export function useSendRequest(draft: RequestDraftStore, { pass }: FormGuard) {
  const isLocked = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const { mutateAsync } = useMutation({
    mutationFn: async ({ body, key }: { body: string; key: string }) =>
      submitVisitRequest(body, key, await pass()),
  });

  const attempt = async (body: string): Promise<Answer> => {
    await draft.isSettled;
    const before = draft.current().submission;
    draft.update({ submission: withAttempt(before, body) });
    try {
      return { created: await mutateAsync({ body, key: keyFor(before, body) }) };
    } catch (error) {
      const kind = failureKind(error);
      if (kind === 'refused') draft.update({ submission: afterRefusal(before) });
      if (kind !== 'conflict') return { failure: { kind, error } };
      draft.update({ submission: afterConflict(before, body) });
      return kind;
    }
  };

  const startAnew = () => {
    draft.update({ submission: asAnother(draft.current().submission) });
  };

  /**
   * After a conflict: which request of this form is stored under the key? Each body that was sent
   * is asked for its answer again, which stores nothing more. When it is none of them, the key came
   * from a copy of this form: what stands here is another request and goes out as one.
   */
  const settleConflict = async (key: string, body: string): Promise<SendOutcome> => {
    for (const sent of attemptsUnder(draft.current().submission, key)) {
      const answer = await attempt(sent.body);
      if (answer === 'conflict') continue;
      return 'created' in answer ? { earlier: { ...answer.created, body: sent.body } } : answer;
    }
    startAnew();
    const answer = await attempt(body);
    return answer === 'conflict' ? undefined : answer;
  };

  const deliver = async (body: string): Promise<SendOutcome> => {
    await draft.isSettled;
    const key = keyFor(draft.current().submission, body);
    const answer = await attempt(body);
    return answer === 'conflict' ? settleConflict(key, body) : answer;
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
    send: (body: string) => alone(() => deliver(body)),
    /** From here on it is another request, even if an earlier one has been stored. */
    startAnew,
  };
}
