import { useSyncExternalStore } from 'react';

import { serverNow } from './server-time.ts';

const MINUTE_MS = 60_000;

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, MINUTE_MS / 4);
  return () => {
    clearInterval(timer);
  };
};

/** The present minute by the server's clock; null while a page is rendered to a file and taken over from it. */
export function useMinute(): Date | null {
  const minute = useSyncExternalStore(
    subscribe,
    () => Math.floor(serverNow().getTime() / MINUTE_MS),
    () => null,
  );
  return minute === null ? null : new Date(minute * MINUTE_MS);
}
