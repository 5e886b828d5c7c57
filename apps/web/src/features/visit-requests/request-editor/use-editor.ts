import { DINNER_EDITOR_MESSAGE } from '@museum/shared/meals/dinner-request-schema';
import type { UpdateVisitRequest } from '@museum/shared/visit-requests/update-visit-request-schema';
import {
  type VisitRequest,
  visitRequestSchema,
} from '@museum/shared/visit-requests/visit-request-response';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';

import {
  updateVisitRequestMutation,
  visitRequestQuery,
} from '#features/visit-requests/visit-request-queries.ts';
import { errorCode, errorMessage, fieldErrors } from '#lib/http/error-message.ts';
import { useDoneAfterAll } from '#lib/http/lost-answer.ts';
import { useHistoryStep } from '#lib/browser/use-history-step.ts';
import { useStaffDraft } from '#lib/drafts/staff-draft.ts';
import { restoreValues } from '#lib/drafts/tab-draft.ts';
import { type ShowToast, useToast } from '#lib/toasts.ts';
import {
  type EditingMove,
  type EditorDraft,
  hasOwnChanges,
  isStoredAsTyped,
  nextEditing,
  openEditing,
} from './editing.ts';
import {
  editorResolver,
  type EditorValues,
  flatten,
  isNewsToRequester,
  parseEdits,
  toEditorValues,
} from './editor-values.ts';

// verbatim from the spec
const UPDATED = 'Zahtev je uspješno izmijenjen';
const NOT_UPDATED = 'Zahtev nije uspješno izmijenjen';

export type OpenedRequest = {
  request: VisitRequest;
  /** A colleague deleted it; `request` is how it was last seen. */
  isDeleted: boolean;
};

export type Editor = ReturnType<typeof useEditor>;

type EditorForm = UseFormReturn<EditorValues, unknown, UpdateVisitRequest>;

function restoreEdits(stored: unknown): EditorDraft {
  const draft = stored as Record<keyof EditorDraft, unknown>;
  const baseline = visitRequestSchema.parse(draft.baseline);
  return { baseline, mine: restoreValues(toEditorValues(baseline), draft.mine) };
}

/** The form and where it stands. The form holds `mine`: each move reads it and may fill it anew. */
function useEditing({ request, isDeleted }: OpenedRequest) {
  const draft = useStaffDraft(`visit-request-edit/${request.id}`, restoreEdits);
  const [editing, show] = useState(() => openEditing(request, draft.mine));
  // An answer may come after further moves, so it reads the newest state from here.
  const latest = useRef(editing);
  const { baseline, step } = editing;
  const form: EditorForm = useForm<EditorValues, unknown, UpdateVisitRequest>({
    defaultValues: editing.mine,
    mode: 'onTouched',
    resolver: editorResolver(baseline),
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control }) as EditorValues;
  const isDirty = hasOwnChanges({ baseline, mine: values });

  const move = (next: EditingMove) => {
    const before = { ...latest.current, mine: form.getValues() };
    const after = nextEditing(before, next);
    if (after.mine !== before.mine) form.reset(after.mine);
    latest.current = after;
    show(after);
    return after;
  };

  const followServer = useEffectEvent(() => {
    move(isDeleted ? { type: 'deleted' } : { type: 'heard', stored: request });
  });
  useEffect(() => {
    followServer();
  }, [request, isDeleted]);

  useEffect(() => {
    if (isDirty && step !== 'deleted') draft.write({ baseline, mine: values });
    else draft.remove();
  }, [draft, baseline, values, isDirty, step]);

  return { form, values, isDirty, editing, move };
}

/** Puts the server's messages beside their fields. */
const showFieldErrors = (form: EditorForm, error: unknown) => {
  for (const [field, message] of Object.entries(fieldErrors(error))) {
    if (field in flatten(form.getValues())) form.setError(field as 'visitDate', { message });
  }
};

/** What is said of a change; a failure in the words of its code, if it has none of its own. */
type Words = { done: string; failed?: (error: unknown) => string };

/** Sends own changes of the request, and asks for what a colleague made of it where they fail. */
function useChanges({ form, editing, move }: ReturnType<typeof useEditing>, showToast: ShowToast) {
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
  const isStoredAfterAll = (
    error: unknown,
    isDone: (answer: VisitRequest) => boolean | Promise<boolean>,
  ) =>
    doneAfterAll(error, async () => {
      await askAgain();
      const answer = stored();
      if (answer.version <= editing.baseline.version || !(await isDone(answer))) return false;
      move({ type: 'answered', stored: answer });
      return true;
    });

  /** Makes a change and says how it went. */
  const act = async (send: () => Promise<unknown>, words: Words, values?: EditorValues) => {
    const { done, failed = errorMessage } = words;
    try {
      if (await change(send, values)) showToast({ kind: 'success', message: done });
    } catch (error) {
      showToast({ kind: 'error', message: failed(error) });
      if (values && (await isStoredAfterAll(error, (answer) => isStoredAsTyped(answer, values))))
        showToast({ kind: 'success', message: done });
    }
  };

  return { ofRequest, change, act, isStoredAfterAll };
}

export const SAVE_WORDS = {
  done: UPDATED,
  failed: (error: unknown) =>
    errorCode(error) === 'STALE_VERSION' ? errorMessage(error) : NOT_UPDATED,
} satisfies Words;

/** A request being edited, for its panels: its states, its form, and what can be done with it. */
export function useEditor(opened: OpenedRequest) {
  const opening = useEditing(opened);
  const { form, values, isDirty, move } = opening;
  const { baseline, theirs, step, isRestored, isDinnerRequestGone } = opening.editing;
  const showToast = useToast();
  const changes = useChanges(opening, showToast);
  const update = useMutation(updateVisitRequestMutation);
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
    /** Saves what was told. False when a colleague was quicker. @throws what the call throws */
    saveTold: (body: UpdateVisitRequest, typed: EditorValues) =>
      changes.change(() => update.mutateAsync(body), typed),
    save: form.handleSubmit(
      (body) => {
        // The mail would tell of a state that is no longer stored.
        if (theirs) {
          move({ type: 'compared' });
          return undefined;
        }
        if (isNewsToRequester(baseline, toEditorValues(baseline), form.getValues())) {
          return enter(true);
        }
        return changes.act(
          () => update.mutateAsync(body),
          SAVE_WORDS,
          structuredClone(form.getValues()),
        );
      },
      ({ dinnerRequest }) => {
        if (dinnerRequest) showToast({ kind: 'error', message: DINNER_EDITOR_MESSAGE });
      },
    ),
  };
}
