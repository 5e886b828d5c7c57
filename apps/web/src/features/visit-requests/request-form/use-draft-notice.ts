import { useEffect, useState } from 'react';

import type { RequestDraft } from './request-draft.ts';
import type { RequestForms } from './use-request-forms.ts';

export type DraftNoticeState = 'restored' | 'copied' | 'erased';

function noticeState(
  isRestored: boolean,
  isCopy: boolean,
  isErased: boolean,
): DraftNoticeState | undefined {
  if (isErased) return 'erased';
  if (!isRestored) return undefined;
  return isCopy ? 'copied' : 'restored';
}

/** The notice about a restored draft, with erasing it and taking that back. */
export function useDraftNotice({ draft, visit, dinner }: RequestForms) {
  const [isRestored, setIsRestored] = useState(draft.isRestored);
  const [isCopy, setIsCopy] = useState(false);
  const [erased, setErased] = useState<RequestDraft>();
  useEffect(() => {
    void draft.isSettled.then((settled) => {
      setIsCopy(settled.isCopy);
    });
  }, [draft]);

  const show = (shown: RequestDraft) => {
    visit.reset(shown.visit);
    dinner.reset(shown.dinner);
    draft.update({ submission: shown.submission });
  };
  return {
    state: noticeState(isRestored, isCopy, erased !== undefined),
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
