import { useCallback, useEffect } from 'react';
import { useBeforeUnload } from 'react-router-dom';

let isUnsaved = false;

/** Whether something unsaved is on the page. */
export const hasUnsaved = () => isUnsaved;

/** Lets the browser ask before the page is closed or reloaded with something unsaved on it. */
export function useAskBeforeUnload(isDirty: boolean) {
  useEffect(() => {
    isUnsaved = isDirty;
    return () => {
      isUnsaved = false;
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
