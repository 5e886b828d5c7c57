import type { UpdateVisitRequest } from '@museum/shared/visit-requests/update-visit-request-schema';
import {
  type VisitRequest,
  visitRequestSchema,
} from '@museum/shared/visit-requests/visit-request-response';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';

import { useStaffDraft } from '#lib/drafts/staff-draft.ts';
import { restoreValues } from '#lib/drafts/tab-draft.ts';
import {
  type EditingMove,
  type EditorDraft,
  hasOwnChanges,
  nextEditing,
  openEditing,
} from './editing.ts';
import { editorResolver, type EditorValues, toEditorValues } from './editor-values.ts';

export type OpenedRequest = {
  request: VisitRequest;
  /** A colleague deleted it; `request` is how it was last seen. */
  isDeleted: boolean;
};

export type EditorForm = UseFormReturn<EditorValues, unknown, UpdateVisitRequest>;

function restoreEdits(stored: unknown): EditorDraft {
  const draft = stored as Record<keyof EditorDraft, unknown>;
  const baseline = visitRequestSchema.parse(draft.baseline);
  return { baseline, mine: restoreValues(toEditorValues(baseline), draft.mine) };
}

/** The form and where it stands. The form holds `mine`: each move reads it and may fill it anew. */
export function useEditing({ request, isDeleted }: OpenedRequest) {
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
