/** A value that many may watch. */
export type Observable<Value> = {
  get: () => Value;
  set: (value: Value) => void;
  /** Calls back after every change; returns the way to stop it. */
  subscribe: (listener: () => void) => () => void;
};

/** A watched value outside of React, made for `useSyncExternalStore`. */
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
