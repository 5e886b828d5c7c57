import { useSyncExternalStore } from 'react';

import { today } from './dates.ts';

/** How often a page that stays open looks at the clock, in milliseconds. */
const LOOK_EVERY = 20_000;

/** Calls back once a new day has begun in Belgrade, also after the device has slept; answers the way to stop. */
export function onNewDay(callBack: () => void): () => void {
  let day = today();
  const look = () => {
    const now = today();
    if (now === day) return;
    day = now;
    callBack();
  };
  const timer = setInterval(look, LOOK_EVERY);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

const readToday = () => today();

/** Today in Belgrade as YYYY-MM-DD, for a page that may stay open over midnight. */
export const useToday = () => useSyncExternalStore(onNewDay, readToday);
