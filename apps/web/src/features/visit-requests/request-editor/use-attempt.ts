import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { type EditorValues, flatten } from './editor-values.ts';
import type { RequestEditor } from './use-request-editor.ts';
import { visitRequestQuery } from '#features/visit-requests/visit-request-queries.ts';
import { errorCode, errorMessage, fieldErrors } from '#lib/error-message.ts';
import { useToast } from '#lib/toasts.ts';

type Words = { done: string; failed: (error: unknown) => string };

/** Tries a change and tells how it went; a stale version opens the comparison instead. */
export function useAttempt({ form, baseline, isDirty, makeChange }: RequestEditor) {
  const client = useQueryClient();
  const showToast = useToast();
  const [isComparing, setIsComparing] = useState(false);

  /** The request as this tab last heard of it. */
  const { queryKey } = visitRequestQuery(baseline.id);
  const stored = () => client.getQueryData(queryKey) ?? baseline;

  const markFields = (error: unknown) => {
    for (const [field, message] of Object.entries(fieldErrors(error))) {
      if (field in flatten(form.getValues())) form.setError(field as 'visitDate', { message });
    }
  };

  const compare = async (error: unknown) => {
    await client.refetchQueries({ queryKey });
    if (isDirty && stored().version > baseline.version) setIsComparing(true);
    else showToast({ kind: 'error', message: errorMessage(error) });
  };

  /** What is gone is asked for again, so that the page shows it as gone. */
  const hearWhatIsGone = async (error: unknown) => {
    if (errorCode(error) === 'NOT_FOUND') await client.refetchQueries({ queryKey });
  };

  const attempt = async (
    change: () => Promise<VisitRequest>,
    { done, failed }: Words,
    before?: EditorValues,
  ) => {
    try {
      await makeChange(change, before);
      showToast({ kind: 'success', message: done });
    } catch (error) {
      markFields(error);
      if (errorCode(error) === 'STALE_VERSION') await compare(error);
      else showToast({ kind: 'error', message: failed(error) });
      await hearWhatIsGone(error);
    }
  };

  return {
    attempt,
    stored,
    hearWhatIsGone,
    comparison: { isOpen: isComparing, setIsOpen: setIsComparing },
  };
}
