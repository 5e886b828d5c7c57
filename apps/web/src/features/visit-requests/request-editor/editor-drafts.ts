import {
  type VisitRequest,
  visitRequestSchema,
} from '@museum/shared/visit-requests/visit-request-response';

import { type EditorValues, mergeChanges, toEditorValues } from './editor-values.ts';

/** What somebody typed, and the version of the request on which they typed it. */
export type EditorDraft = { baseline: VisitRequest; values: EditorValues };

export type EditorDrafts = ReturnType<typeof editorDrafts>;

/** JSON keeps an emptied number as null. */
const restoreNumbers = (values: object, model: object): object =>
  Object.fromEntries(
    (Object.entries(values) as [string, unknown][]).map(([field, value]) => {
      const expected = (model as Record<string, unknown>)[field] ?? {};
      if (value === null && typeof expected === 'number') return [field, Number.NaN];
      if (value && typeof value === 'object') return [field, restoreNumbers(value, expected)];
      return [field, value];
    }),
  );

/**
 * Unsaved changes, kept for the browser tab: they survive a reload and an expired session. They are
 * the person's own: whoever signs in afterwards in the same tab doesn't see them.
 */
export const editorDrafts = (person: string) => {
  const keyOf = (id: number) => `visit-request-edit/${person}/${id}`;
  return {
    read: (id: number): EditorDraft | undefined => {
      try {
        const draft = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '') as EditorDraft;
        const baseline = visitRequestSchema.parse(draft.baseline);
        const before = toEditorValues(baseline);
        const mine = restoreNumbers(draft.values, before) as EditorValues;
        return { baseline, values: mergeChanges(before, { before, mine }) };
      } catch {
        return undefined;
      }
    },
    write: (draft: EditorDraft) => {
      try {
        sessionStorage.setItem(keyOf(draft.baseline.id), JSON.stringify(draft));
      } catch {
        // Storage is full or forbidden: the editor works, its changes just won't survive a reload.
      }
    },
    remove: (id: number) => {
      try {
        sessionStorage.removeItem(keyOf(id));
      } catch {
        // As above.
      }
    },
  };
};
