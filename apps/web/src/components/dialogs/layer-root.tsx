import { type ComponentProps, useEffect } from 'react';

import { focusIfLost } from '#lib/browser/focus-if-lost.ts';

declare global {
  /** Tells of a request to close what lies over the page; TypeScript's `dom` does not know it yet. */
  class CloseWatcher extends EventTarget {
    onclose: (() => void) | null;
    destroy(): void;
  }
}

/**
 * The outermost element of whatever MUI lays over the page: dialog, drawer, menu, list of a select.
 * Android's back key closes the topmost of them, as Escape does, and does not leave the page.
 */
export function LayerRoot(props: ComponentProps<'div'>) {
  useEffect(watchBackKey, []);
  // MUI gives the focus back to what opened the layer, which a reload or a new sign-in took away.
  useEffect(() => () => focusIfLost(document.querySelector('main')), []);
  return (
    <div
      onKeyDownCapture={(event) => {
        // MUI closes this layer; the browser would close the one below, too.
        if (event.key === 'Escape') event.preventDefault();
      }}
      {...props}
    />
  );
}

/** Where the browser tells of the back key, it presses Escape until the returned function is called. */
function watchBackKey() {
  let watcher: CloseWatcher | undefined;
  // A watcher tells of one press only; the layer may stay open after it.
  const watch = () => {
    watcher = new CloseWatcher();
    watcher.onclose = () => {
      watch();
      // MUI keeps the focus in the topmost layer.
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
      );
    };
  };
  if ('CloseWatcher' in globalThis) watch();
  return () => {
    watcher?.destroy();
  };
}
