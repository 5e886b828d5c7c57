import { useEffect, useState, useSyncExternalStore } from 'react';

import { createObservable } from './observable.ts';

/** What is said at the edge of the page for a while. */
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

const showOrWait: ShowToast = (toast) => {
  if (host) return host(toast);
  waiting.push(toast);
  return () => {
    waiting = waiting.filter((one) => one !== toast);
  };
};

/** The ways to close what was told of failures. */
let failures: (() => void)[] = [];

const showToast: ShowToast = (toast) => {
  const close = showOrWait(toast);
  if (toast.kind === 'error') failures.push(close);
  return close;
};

/** Takes away all failures, by whomever they were told: what comes now is a new beginning. */
export function closeFailures(): void {
  for (const close of failures) close();
  failures = [];
}

/** What one component tells: a success takes its failures away, which have been overcome. */
function toastsOfOne(): ShowToast {
  let failures: (() => void)[] = [];
  return (toast) => {
    if (toast.kind === 'success') {
      for (const close of failures) close();
      failures = [];
    }
    const close = showToast(toast);
    if (toast.kind === 'error') failures.push(close);
    return close;
  };
}

/**
 * Shows toasts. The host is fetched as soon as a component that uses this hook is on the screen, so
 * that a lost network can still be reported.
 */
export function useToast(): ShowToast {
  useEffect(() => {
    wanted.set(true);
  }, []);
  const [show] = useState(toastsOfOne);
  return show;
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
