import { type ComponentProps, useEffect } from 'react';

/** Tells of a request to close what lies over the page; TypeScript's `dom` does not know it yet. */
type CloseWatcher = { onclose: (() => void) | null; destroy: () => void };

declare global {
  var CloseWatcher: (new () => CloseWatcher) | undefined;
}

/**
 * The outermost element of whatever MUI lays over the page: dialog, drawer, menu, list of a select.
 * Android's back key closes the topmost of them, as Escape does, and does not leave the page.
 */
export function LayerRoot(props: ComponentProps<'div'>) {
  useEffect(watchBackKey, []);
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
  const watch = () => {
    watcher = globalThis.CloseWatcher && new globalThis.CloseWatcher();
    if (watcher) watcher.onclose = pressEscape;
  };
  const pressEscape = () => {
    // A watcher tells of one press only, and the layer may stay open.
    watch();
    // MUI keeps the focus in the topmost layer.
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
    );
  };
  watch();
  return () => {
    watcher?.destroy();
  };
}
