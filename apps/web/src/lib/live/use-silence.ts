import { useSyncExternalStore } from 'react';

import { useMinute } from '#lib/use-minute.ts';
import { liveSigns } from './follow-live.ts';

/** So long nothing alarming is shown, in milliseconds. */
const PATIENCE_MS = 60_000;

/**
 * How old what is shown may be: `knownAt` is the last moment at which it was surely the state of the
 * server, by the stream or by its own reading at `readAt`; in milliseconds since 1970.
 */
export function useSilence(readAt: number) {
  // Time alone changes the answer, too.
  useMinute();
  const { heardAt, newsAt } = useSyncExternalStore(liveSigns.subscribe, liveSigns.get);
  const knownAt = Math.max(heardAt, readAt);
  return { isSilent: Date.now() - knownAt > PATIENCE_MS, knownAt, newsAt };
}
