import { useSyncExternalStore } from 'react';

import { useObserved } from '#lib/observable.ts';
import { liveSigns } from './follow-live.ts';

/** So long nothing alarming is shown, in milliseconds. */
const PATIENCE_MS = 60_000;
/** Time alone changes the answer, too. */
const LOOK_MS = 5_000;

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, LOOK_MS);
  const leave = liveSigns.subscribe(listener);
  return () => {
    clearInterval(timer);
    leave();
  };
};

/**
 * How old what is shown may be: `knownAt` is the last moment at which it was surely the state of the
 * server, by the stream or by its own reading at `readAt`; in milliseconds since 1970.
 */
export function useSilence(readAt: number) {
  const { heardAt, newsAt } = useObserved(liveSigns);
  const knownAt = Math.max(heardAt, readAt);
  const isSilent = useSyncExternalStore(subscribe, () => Date.now() - knownAt > PATIENCE_MS);
  return { isSilent, knownAt, newsAt };
}
