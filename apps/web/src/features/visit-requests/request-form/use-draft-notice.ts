import { useState } from 'react';

import type { RequestDraft } from './request-draft.ts';
import type { RequestForms } from './use-request-forms.ts';

/** The notice about a restored draft, with erasing it and taking that back. */
export function useDraftNotice({ draft, visit, dinner }: RequestForms) {
  const [isRestored, setIsRestored] = useState(draft.isRestored);
  const [erased, setErased] = useState<RequestDraft>();

  const show = (shown: RequestDraft) => {
    visit.reset(shown.visit);
    dinner.reset(shown.dinner);
    draft.update({ submission: shown.submission });
  };
  return {
    state: erased ? ('erased' as const) : isRestored ? ('restored' as const) : undefined,
    onErase: () => {
      setErased(draft.current());
      show(draft.discard());
    },
    onUndo: () => {
      if (erased) show(erased);
      setErased(undefined);
      setIsRestored(true);
    },
  };
}
