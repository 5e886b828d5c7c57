import { useSyncExternalStore } from 'react';

/** A value that many may watch. */
export type Observable<Value> = {
  get: () => Value;
  set: (value: Value) => void;
  /** Calls back after every change; returns the way to stop it. */
  subscribe: (listener: () => void) => () => void;
};

/** A watched value outside of React. */
export function createObservable<Value>(initial: Value): Observable<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (value) => {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** The value as it is now, for a component that is drawn again after every change. */
export const useObserved = <Value>({
  get,
  subscribe,
}: Pick<Observable<Value>, 'get' | 'subscribe'>): Value =>
  useSyncExternalStore(subscribe, get, get);
