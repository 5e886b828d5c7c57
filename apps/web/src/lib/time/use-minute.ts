import { useMemo, useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, MINUTE_MS / 4);
  return () => {
    clearInterval(timer);
  };
};

/** The present minute; null while a page is rendered to a file and taken over from it. */
export function useMinute(): Date | null {
  const minute = useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => null,
  );
  return useMemo(() => (minute === null ? null : new Date(minute * MINUTE_MS)), [minute]);
}
