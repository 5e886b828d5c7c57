import { useEffect, useSyncExternalStore } from 'react';

import { createObservable } from './observable.ts';

export type Toast = {
  message: string;
  kind: 'success' | 'error' | 'info';
  /** What can be done about it; it goes with the toast. */
  action?: { label: string; onPress: () => void };
};
/** Answers how the toast is closed before its time. */
export type ShowToast = (toast: Toast) => () => void;

// The host (notistack) is a file of its own; it comes only to pages that may have to say something.
const wanted = createObservable(false);
let host: ShowToast | undefined;
let waiting: Toast[] = [];

const showToast: ShowToast = (toast) => {
  if (host) return host(toast);
  waiting.push(toast);
  return () => {
    waiting = waiting.filter((one) => one !== toast);
  };
};

/**
 * Shows toasts. The host is fetched as soon as a component that uses this hook is on the screen, so
 * that a lost network can still be reported.
 */
export function useToast(): ShowToast {
  useEffect(() => {
    wanted.set(true);
  }, []);
  return showToast;
}

/** For the host: takes over, and shows what was waiting. Returns the way to leave. */
export function hostToasts(show: ShowToast): () => void {
  host = show;
  for (const toast of waiting) show(toast);
  waiting = [];
  return () => {
    host = undefined;
  };
}

/** For the application's root: whether any component has asked for toasts yet. */
export const useToastsWanted = () =>
  useSyncExternalStore(wanted.subscribe, wanted.get, () => false);
