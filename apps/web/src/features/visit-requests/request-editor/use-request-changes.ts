import { DINNER_EDITOR_MESSAGE } from '@museum/shared/meals/dinner-request-schema';
import type { UpdateVisitRequest } from '@museum/shared/visit-requests/update-visit-request-schema';
import { useMutation } from '@tanstack/react-query';

import { useAttempt } from './use-attempt.ts';
import type { RequestEditor } from './use-request-editor.ts';
import {
  addDinnerRequestMutation,
  deleteDinnerRequestMutation,
  recalculateVisitRequestMutation,
  updateVisitRequestMutation,
} from '#features/visit-requests/visit-request-queries.ts';
import { errorCode, errorMessage } from '#lib/error-message.ts';
import { useToast } from '#lib/toasts.ts';

// verbatim from the spec
const UPDATED = 'Zahtev je uspješno izmijenjen';
const NOT_UPDATED = 'Zahtev nije uspješno izmijenjen';
const DINNER_ADDED = 'Ručak je dodat/oporavljen';
export const DINNER_NOT_FOUND = 'Nije pronađen zahtev za ručak';

const RECALCULATED = 'Zahtev je preračunat po važećem cenovniku';

/** What a failed act on the lunch is told with. */
export const dinnerFailure = (error: unknown) =>
  errorCode(error) === 'NOT_FOUND' ? DINNER_NOT_FOUND : errorMessage(error);

export type RequestChanges = ReturnType<typeof useRequestChanges>;

/** The acts on an opened request, each with its words. */
export function useRequestChanges(editor: RequestEditor) {
  const { form, baseline, makeChange } = editor;
  const showToast = useToast();
  const { attempt, stored, hearWhatIsGone, comparison } = useAttempt(editor);
  const update = useMutation(updateVisitRequestMutation);
  const recalculate = useMutation(recalculateVisitRequestMutation);
  const addDinner = useMutation(addDinnerRequestMutation);
  const deleteDinner = useMutation(deleteDinnerRequestMutation);

  const save = (body: UpdateVisitRequest) => {
    const words = { done: UPDATED, failed: () => NOT_UPDATED };
    return attempt(() => update.mutateAsync(body), words, structuredClone(form.getValues()));
  };
  /** An act on what a colleague may have deleted. @throws what the act throws */
  const ofRequest = async <Outcome>(act: () => Promise<Outcome>) => {
    try {
      return await act();
    } catch (error) {
      void hearWhatIsGone(error);
      throw error;
    }
  };
  const tell = (done: string) => ({ done, failed: errorMessage });

  return {
    comparison,
    save: form.handleSubmit(save, ({ dinnerRequest }) => {
      if (dinnerRequest) showToast({ kind: 'error', message: DINNER_EDITOR_MESSAGE });
    }),
    recalculate: () => attempt(() => recalculate.mutateAsync(baseline), tell(RECALCULATED)),
    addDinner: () => attempt(() => addDinner.mutateAsync(baseline.id), tell(DINNER_ADDED)),
    /** @throws when nothing was deleted */
    deleteDinner: () =>
      ofRequest(() =>
        makeChange(async () => {
          await deleteDinner.mutateAsync(baseline.id);
          return stored();
        }),
      ),
    ofRequest,
  };
}
