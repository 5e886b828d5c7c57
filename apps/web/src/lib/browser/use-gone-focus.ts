import { type FocusEventHandler, useEffect, useRef } from 'react';

import { focusIfLost } from './focus-if-lost.ts';

/**
 * Lets the focus go on at `next` once what had it, within the element that gets this handler as its
 * `onFocus`, is drawn no more. The component that calls this draws what may go.
 */
export function useGoneFocus(
  next: (gone: Element) => HTMLElement | null | undefined,
): FocusEventHandler {
  const last = useRef<Element>(null);
  useEffect(() => {
    const gone = last.current;
    if (!gone || gone.isConnected) return;
    last.current = null;
    focusIfLost(next(gone));
  });
  return ({ target }) => {
    last.current = target;
  };
}
