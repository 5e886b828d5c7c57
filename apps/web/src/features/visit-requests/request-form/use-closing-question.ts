import { useEffect } from 'react';

import { hasTypedText, type RequestDraftStore } from './request-draft.ts';

/**
 * The draft ends with its tab, so whoever has typed something is asked before the tab closes. The
 * draft survives a reload and a way to another page, but browsers tell no page which of them it is.
 */
export function useClosingQuestion(draft: RequestDraftStore) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasTypedText(draft.current())) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, [draft]);
}
