import type { UpdateVisitRequest } from '@museum/shared/visit-requests/update-visit-request-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import type { EditorDrafts } from './editor-drafts.ts';
import { editorResolver } from './editor-resolver.ts';
import { changedPaths, type EditorValues, mergeChanges, toEditorValues } from './editor-values.ts';

export type RequestEditor = ReturnType<typeof useRequestEditor>;

type Rebase = { before?: EditorValues; isOwn?: boolean };

/** The state on which the form stands, and the form; both start from a kept draft if there is one. */
function useEditorForm(request: VisitRequest, drafts: EditorDrafts) {
  const [restored, setRestored] = useState(() => drafts.read(request.id));
  const [baseline, setBaseline] = useState(restored?.baseline ?? request);
  const [isLunchGone, setIsLunchGone] = useState(false);
  const form = useForm<EditorValues, unknown, UpdateVisitRequest>({
    defaultValues: restored?.values ?? toEditorValues(request),
    resolver: editorResolver(baseline),
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control }) as EditorValues;
  const isDirty = changedPaths(toEditorValues(baseline), values).length > 0;

  useEffect(() => {
    if (isDirty) drafts.write({ baseline, values });
    else drafts.remove(baseline.id);
  }, [drafts, baseline, values, isDirty]);

  return {
    ...{ form, values, baseline, isDirty, isRestored: restored !== undefined && isDirty },
    /** A colleague deleted the lunch that stood here. */
    isLunchGone,
    /** Stands on a newer state, an own or a colleague's; own changes since `before` stay on top. */
    rebase: (
      newer: VisitRequest,
      { before = toEditorValues(baseline), isOwn = false }: Rebase = {},
    ) => {
      const mine = form.getValues();
      setIsLunchGone(!isOwn && baseline.dinnerRequest !== null && newer.dinnerRequest === null);
      setBaseline(newer);
      form.reset(mergeChanges(toEditorValues(newer), { before, mine }));
    },
    /** Stands on a state without any own changes. */
    startFrom: (state: VisitRequest) => {
      drafts.remove(state.id);
      setRestored(undefined);
      setBaseline(state);
      form.reset(toEditorValues(state));
    },
  };
}

/**
 * A request being edited. `baseline` is the state of the request on which the form stands; a newer
 * state (`request`) replaces it only by itself while nothing has been changed here, by an own
 * change, or when the person decides so: a colleague's change is never overwritten unseen.
 */
export function useRequestEditor(request: VisitRequest, drafts: EditorDrafts) {
  const { rebase, startFrom, ...editor } = useEditorForm(request, drafts);
  const { baseline, isDirty } = editor;
  const [isChanging, setIsChanging] = useState(false);
  const isNewer = request.version > baseline.version;

  const followServer = useEffectEvent(() => {
    if (isNewer && !isDirty && !isChanging) rebase(request);
  });
  useEffect(() => {
    followServer();
  }, [request]);

  /** Makes an own change and goes on from its answer, unless a colleague's change came between. */
  const makeChange = async (change: () => Promise<VisitRequest>, before?: EditorValues) => {
    setIsChanging(true);
    try {
      const answer = await change();
      if (answer.version <= baseline.version + 1 || !isDirty)
        rebase(answer, { before, isOwn: true });
    } finally {
      setIsChanging(false);
    }
  };

  return {
    ...editor,
    isChanging,
    makeChange,
    /** A colleague's newer state that the form doesn't stand on yet. */
    theirs: isNewer && isDirty && !isChanging ? request : undefined,
    /** Throws the own changes away. */
    discard: () => {
      startFrom(isNewer ? request : baseline);
    },
    /** Puts the own changes on top of the newest state, to be saved from there. */
    keepMine: () => {
      rebase(request);
    },
  };
}
