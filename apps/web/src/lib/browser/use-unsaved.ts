import { useCallback, useEffect } from 'react';
import { useBeforeUnload } from 'react-router-dom';

/** How many parts of the page hold something unsaved. */
let unsaved = 0;

/** Whether something unsaved is on the page. */
export const hasUnsaved = () => unsaved > 0;

/** Lets the browser ask before the page is closed or reloaded with something unsaved on it. */
export function useAskBeforeUnload(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return undefined;
    unsaved += 1;
    return () => {
      unsaved -= 1;
    };
  }, [isDirty]);
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isDirty) event.preventDefault();
      },
      [isDirty],
    ),
  );
}
