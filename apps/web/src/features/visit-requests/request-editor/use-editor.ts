import { DINNER_EDITOR_MESSAGE } from '@museum/shared/meals/dinner-request-schema';
import type { MailPreview } from '@museum/shared/visit-requests/stages/stage-act-schema';
import type { UpdateVisitRequest } from '@museum/shared/visit-requests/update-visit-request-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';

import {
  updateVisitRequestMutation,
  visitRequestQuery,
} from '#features/visit-requests/visit-request-queries.ts';
import { doneText } from '#features/visit-requests/stage-acts/use-act-panel.ts';
import { errorCode, errorMessage, fieldErrors } from '#lib/http/error-message.ts';
import { isUnanswered, useDoneAfterAll } from '#lib/http/lost-answer.ts';
import { useHistoryStep } from '#lib/browser/use-history-step.ts';
import { type ShowToast, type Toast, useToast } from '#lib/toasts.ts';
import { isStoredAsTyped } from './editing.ts';
import { type EditorValues, flatten, isNewsToRequester, parseEdits } from './editor-values.ts';
import { type EditorForm, type OpenedRequest, useEditing } from './use-editing.ts';

// verbatim from the spec
const UPDATED = 'Zahtev je uspješno izmijenjen';
const NOT_UPDATED = 'Zahtev nije uspješno izmijenjen';

export type Editor = ReturnType<typeof useEditor>;

/** Puts the server's messages beside their fields. */
const showFieldErrors = (form: EditorForm, error: unknown) => {
  for (const [field, message] of Object.entries(fieldErrors(error))) {
    if (field in flatten(form.getValues())) form.setError(field as 'visitDate', { message });
  }
};

/** Whether a refusal is shown where the act was pressed. */
type IsRefusal = (error: unknown) => boolean;

type Act = {
  send: () => Promise<unknown>;
  /** What a save sends of the form. */
  values?: EditorValues;
  /** Whether a newer state is the act's own, whose answer got lost. */
  isDone: (stored: VisitRequest) => boolean | Promise<boolean>;
  /** What is said of it, asked once it is done. */
  done: () => Toast;
  /** What is said of a failure. */
  failed: (error: unknown) => string;
  isRefusal: IsRefusal;
};

const notUpdated = (error: unknown) =>
  errorCode(error) === 'STALE_VERSION' ? errorMessage(error) : NOT_UPDATED;

type Save = Pick<Act, 'isDone' | 'done'>;

/** For a save of which nobody could ask whether it was stored: told as done once it is heard that it was. */
function useLateAnswer(baseline: VisitRequest, showToast: ShowToast) {
  const unasked = useRef<Save>(undefined);
  const askNow = useEffectEvent(async () => {
    const save = unasked.current;
    unasked.current = undefined;
    if (save && (await save.isDone(baseline))) showToast(save.done());
  });
  useEffect(() => {
    void askNow();
  }, [baseline]);
  return (save?: Save) => {
    unasked.current = save;
  };
}

/** Sends own changes of the request, and asks for what a colleague made of it where they fail. */
function useChanges({ form, editing, move }: ReturnType<typeof useEditing>, showToast: ShowToast) {
  const askLater = useLateAnswer(editing.baseline, showToast);
  const client = useQueryClient();
  const { queryKey } = visitRequestQuery(editing.baseline.id);
  const doneAfterAll = useDoneAfterAll();
  /** Each change leaves the newest state in the cache. */
  const stored = () => client.getQueryData(queryKey) ?? editing.baseline;
  const askAgain = () => client.refetchQueries({ queryKey });

  /** An act on what a colleague may have deleted. @throws what the act throws */
  const ofRequest = async <Outcome>(act: () => Promise<Outcome>) => {
    try {
      return await act();
    } catch (error) {
      if (errorCode(error) === 'NOT_FOUND') void askAgain();
      throw error;
    }
  };

  /** False when a colleague was quicker: that is compared then. @throws what `send` throws */
  const change = async (send: () => Promise<unknown>, values?: EditorValues) => {
    move({ type: 'sent', values });
    try {
      await ofRequest(send);
      move({ type: 'answered', stored: stored() });
      return true;
    } catch (error) {
      const isStale = errorCode(error) === 'STALE_VERSION';
      if (isStale) await askAgain();
      if (move({ type: 'failed', isStale, stored: stored() }).step === 'comparing') return false;
      showFieldErrors(form, error);
      throw error;
    }
  };

  /** Whether the request, asked for again after a change without an answer, is as it was to be. */
  const isStoredAfterAll = (error: unknown, isDone: Act['isDone']) =>
    doneAfterAll(error, async () => {
      await askAgain();
      const answer = stored();
      if (answer.version <= editing.baseline.version || !(await isDone(answer))) return false;
      move({ type: 'answered', stored: answer });
      return true;
    });

  /** Makes a change and says how it went; `quicker` when a colleague was: that is compared then. */
  const act = async ({ send, values, isDone, done, failed, isRefusal }: Act) => {
    askLater();
    try {
      if (!(await change(send, values))) return 'quicker';
    } catch (error) {
      if (isRefusal(error)) return 'failed';
      showToast({ kind: 'error', message: failed(error) });
      if (!(await isStoredAfterAll(error, isDone))) {
        if (values && isUnanswered(error)) askLater({ isDone, done });
        return 'failed';
      }
    }
    showToast(done());
    return 'done';
  };

  return { ofRequest, change, act, isStoredAfterAll };
}

type Changes = ReturnType<typeof useChanges>;

/** Saves what is typed; `mail` tells whom the panel was going to write to. */
function useSaving(form: EditorForm, { act }: Changes) {
  const update = useMutation(updateVisitRequestMutation);
  return (body: UpdateVisitRequest, isRefusal: IsRefusal, mail?: MailPreview) => {
    const typed = structuredClone(form.getValues());
    return act({
      send: () => update.mutateAsync(body),
      values: typed,
      isDone: (stored) => isStoredAsTyped(stored, typed),
      done: () => ({ kind: 'success', message: doneText(UPDATED, mail) }),
      failed: notUpdated,
      isRefusal,
    });
  };
}

/** A request being edited, for its panels: its states, its form, and what can be done with it. */
export function useEditor(opened: OpenedRequest) {
  const opening = useEditing(opened);
  const { form, values, isDirty, move } = opening;
  const { baseline, theirs, step, isRestored, isDinnerRequestGone } = opening.editing;
  const showToast = useToast();
  const changes = useChanges(opening, showToast);
  const saveTyped = useSaving(form, changes);
  const { value: isTelling, enter, leave } = useHistoryStep<true>('save');
  // All of it is stored by now, although the answer to the save may have got lost.
  const isToldInVain = isTelling && !isDirty;
  const stopTelling = useEffectEvent(leave);
  useEffect(() => {
    if (isToldInVain) stopTelling();
  }, [isToldInVain]);
  const moveBy = (type: 'compared' | 'closed' | 'kept' | 'discarded') => () => {
    move({ type });
  };
  return {
    ...changes,
    form,
    values,
    baseline,
    /** A colleague's newer state; what comes while an own change is under way may be its own. */
    theirs: step === 'sending' ? undefined : theirs,
    isDirty,
    isBusy: step === 'sending',
    isComparing: step === 'comparing',
    isDeleted: step === 'deleted',
    isRestored: isRestored && isDirty,
    isDinnerRequestGone,
    compare: moveBy('compared'),
    closeComparison: moveBy('closed'),
    keepMine: moveBy('kept'),
    discard: moveBy('discarded'),
    /** What is about to be saved, while staff look at the mail about it. */
    told: isTelling && isDirty ? parseEdits(baseline, values).data : undefined,
    stopTelling: leave,
    saveTyped,
    save: form.handleSubmit(
      (body) => {
        // The mail would tell of a state that is no longer stored.
        if (theirs) {
          move({ type: 'compared' });
          return undefined;
        }
        if (isNewsToRequester(baseline, form.getValues())) return enter(true);
        return saveTyped(body, () => false);
      },
      ({ dinnerRequest }) => {
        if (dinnerRequest) showToast({ kind: 'error', message: DINNER_EDITOR_MESSAGE });
      },
    ),
  };
}
