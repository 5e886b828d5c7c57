import { DINNER_EDITOR_MESSAGE } from '@museum/shared/meals/dinner-request-schema';
import type { UpdateVisitRequest } from '@museum/shared/visit-requests/update-visit-request-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import {
  type EditorValues,
  flatten,
} from '#features/visit-requests/request-details/editor-values.ts';
import type { RequestEditor } from '#features/visit-requests/request-details/use-request-editor.ts';
import {
  addDinnerRequestMutation,
  deleteDinnerRequestMutation,
  recalculateVisitRequestMutation,
  updateVisitRequestMutation,
  visitRequestQuery,
} from '#features/visit-requests/visit-request-queries.ts';
import { errorCode, errorMessage, fieldErrors } from '#lib/error-message.ts';
import { useToast } from '#lib/toasts.ts';

// verbatim from the spec
const UPDATED = 'Zahtev je uspješno izmijenjen';
const NOT_UPDATED = 'Zahtev nije uspješno izmijenjen';
const DINNER_ADDED = 'Ručak je dodat/oporavljen';
const NO_DINNER = 'Nije pronađen zahtev za ručak';

/** What a failed act on the lunch is told with. */
export const dinnerFailure = (error: unknown) =>
  errorCode(error) === 'NOT_FOUND' ? NO_DINNER : errorMessage(error);

export type RequestChanges = ReturnType<typeof useRequestChanges>;

/** The acts on an opened request, each with its toast; a stale version opens the comparison. */
export function useRequestChanges(editor: RequestEditor) {
  const { form, baseline, makeChange } = editor;
  const client = useQueryClient();
  const showToast = useToast();
  const [isComparing, setIsComparing] = useState(false);
  const update = useMutation(updateVisitRequestMutation);
  const recalculate = useMutation(recalculateVisitRequestMutation);
  const addDinner = useMutation(addDinnerRequestMutation);
  const deleteDinner = useMutation(deleteDinnerRequestMutation);

  const { queryKey } = visitRequestQuery(baseline.id);
  const stored = () => client.getQueryData(queryKey) ?? baseline;

  const fail = async (error: unknown, message: string) => {
    if (errorCode(error) !== 'STALE_VERSION') {
      showToast({ kind: 'error', message });
      return;
    }
    await client.refetchQueries({ queryKey });
    if (editor.isDirty && stored().version > baseline.version) setIsComparing(true);
    else showToast({ kind: 'error', message: errorMessage(error) });
  };

  const attempt = async (
    change: () => Promise<VisitRequest>,
    { done, failed }: { done: string; failed: (error: unknown) => string },
    before?: EditorValues,
  ) => {
    try {
      await makeChange(change, before);
      showToast({ kind: 'success', message: done });
    } catch (error) {
      for (const [field, message] of Object.entries(fieldErrors(error))) {
        if (field in flatten(form.getValues())) form.setError(field as 'visitDate', { message });
      }
      await fail(error, failed(error));
    }
  };

  const save = (body: UpdateVisitRequest) =>
    attempt(
      () => update.mutateAsync(body),
      { done: UPDATED, failed: () => NOT_UPDATED },
      structuredClone(form.getValues()),
    );

  return {
    isComparing,
    openComparison: () => {
      setIsComparing(true);
    },
    closeComparison: () => {
      setIsComparing(false);
    },
    save: form.handleSubmit(save, (errors) => {
      if (errors.dinnerRequest) showToast({ kind: 'error', message: DINNER_EDITOR_MESSAGE });
    }),
    isSaving: update.isPending,
    recalculate: () =>
      attempt(() => recalculate.mutateAsync(baseline), {
        done: 'Zahtev je preračunat po važećem cenovniku',
        failed: errorMessage,
      }),
    isRecalculating: recalculate.isPending,
    addDinner: () =>
      attempt(() => addDinner.mutateAsync(baseline.id), {
        done: DINNER_ADDED,
        failed: errorMessage,
      }),
    isAddingDinner: addDinner.isPending,
    /** @throws when nothing was deleted */
    deleteDinner: () =>
      makeChange(async () => {
        await deleteDinner.mutateAsync(baseline.id);
        return stored();
      }),
  };
}
