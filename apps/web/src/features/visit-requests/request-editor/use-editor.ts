import { DINNER_EDITOR_MESSAGE } from '@museum/shared/meals/dinner-request-schema';
import type { MailPreview } from '@museum/shared/visit-requests/stages/stage-act-schema';
import type { UpdateVisitRequest } from '@museum/shared/visit-requests/update-visit-request-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { type TellFailure, useChangeRequest } from '#features/visit-requests/make-change.ts';
import {
  updateVisitRequestMutation,
  visitRequestQuery,
} from '#features/visit-requests/visit-request-queries.ts';
import { doneText } from '#features/visit-requests/stage-acts/use-act-panel.ts';
import { errorCode, errorMessage, fieldErrors } from '#lib/http/error-message.ts';
import { useHistoryStep } from '#lib/browser/use-history-step.ts';
import { useToast } from '#lib/toasts.ts';
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

const notUpdated = (error: unknown) =>
  errorCode(error) === 'STALE_VERSION' ? errorMessage(error) : NOT_UPDATED;

/** Sends own changes of the request, and asks for what a colleague made of it where they fail. */
function useEditorChanges({ form, editing, move }: ReturnType<typeof useEditing>) {
  const { id } = editing.baseline;
  const client = useQueryClient();
  const { queryKey } = visitRequestQuery(id);
  const alone = useChangeRequest(id);
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
      await ofRequest(() => alone.change(send));
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

  const tellFailure: TellFailure = ({ tell, ...failed }) =>
    alone.tellFailure({
      ...failed,
      tell: (own) => {
        move({ type: 'answered', stored: own });
        tell(own);
      },
    });

  return { ofRequest, change, tellFailure };
}

type Saving = {
  /** Whether a refusal is shown where the save was pressed. */
  isRefusal?: (error: unknown) => boolean;
  /** Whom the panel was going to write to. */
  mail?: MailPreview;
  onSaved?: () => void;
};

/** Saves what is typed. */
function useSaving(
  { form, editing: { baseline } }: ReturnType<typeof useEditing>,
  { change, tellFailure }: ReturnType<typeof useEditorChanges>,
) {
  const update = useMutation(updateVisitRequestMutation);
  const showToast = useToast();
  /** False when a colleague was quicker. */
  return async (body: UpdateVisitRequest, { isRefusal, mail, onSaved }: Saving = {}) => {
    const typed = structuredClone(form.getValues());
    const tell = () => {
      showToast({ kind: 'success', message: doneText(UPDATED, mail) });
      onSaved?.();
    };
    try {
      if (!(await change(() => update.mutateAsync(body), typed))) return false;
      tell();
    } catch (error) {
      if (isRefusal?.(error)) return true;
      void tellFailure({
        error,
        toast: { kind: 'error', message: notUpdated(error) },
        isOwn: (stored) => stored.version > baseline.version && isStoredAsTyped(stored, typed),
        tell,
      });
    }
    return true;
  };
}

/** A request being edited, for its panels: its states, its form, and what can be done with it. */
export function useEditor(opened: OpenedRequest) {
  const opening = useEditing(opened);
  const { form, values, isDirty, move } = opening;
  const { baseline, theirs, step, isRestored, isDinnerRequestGone } = opening.editing;
  const showToast = useToast();
  const changes = useEditorChanges(opening);
  const saveTyped = useSaving(opening, changes);
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
        return saveTyped(body);
      },
      ({ dinnerRequest }) => {
        if (dinnerRequest) showToast({ kind: 'error', message: DINNER_EDITOR_MESSAGE });
      },
    ),
  };
}
