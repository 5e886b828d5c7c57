import { useCallback } from 'react';
import { useBeforeUnload } from 'react-router-dom';

/** Lets the browser ask before the page is closed or reloaded with something unsaved on it. */
export function useAskBeforeUnload(isDirty: boolean) {
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isDirty) event.preventDefault();
      },
      [isDirty],
    ),
  );
}
