import { useCallback, useEffect } from 'react';
import { useBeforeUnload } from 'react-router-dom';

export type Unsaved = {
  /** What a step back on the same page takes along is in a panel over it. */
  place: 'page' | 'panel';
  /** Throws it away, where it is kept beyond the page. */
  discard?: () => void;
};

const shown = new Set<Unsaved>();

/** Whether something unsaved is on the page. */
export const hasUnsaved = () => shown.size > 0;

/** What is lost where the page is left, or where only the panel over it is. */
export const lostWith = (place: Unsaved['place']) =>
  [...shown].filter((unsaved) => place === 'page' || unsaved.place === 'panel');

/** Nothing asks about a panel that is closed on purpose. */
export function forgetPanels(): void {
  for (const panel of lostWith('panel')) shown.delete(panel);
}

/**
 * Counts something as unsaved while it is dirty: the browser asks before the page is closed or
 * reloaded, and the back office before it is left.
 */
export function useUnsaved(isDirty: boolean, { place, discard }: Unsaved = { place: 'page' }) {
  useEffect(() => {
    if (!isDirty) return undefined;
    const unsaved = { place, discard };
    shown.add(unsaved);
    return () => {
      shown.delete(unsaved);
    };
  }, [isDirty, place, discard]);
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isDirty) event.preventDefault();
      },
      [isDirty],
    ),
  );
}
