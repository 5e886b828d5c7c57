import { createStore, delMany, entries, get, set, update, type UseStore } from 'idb-keyval';

import { createObservable } from '#lib/observable.ts';

/** Whose device this is at the moment; nobody's before the session is read and after it ended. */
type DeviceOwner = {
  /** The number of the signed-in person in the database. */
  person: string;
  /** The day is kept only where the session is kept, too: not for who didn't ask to be remembered. */
  isRemembered: boolean;
};

export const deviceOwner = createObservable<DeviceOwner | undefined>(undefined);

let opened: UseStore | undefined;
const store = () => (opened ??= createStore('museum-day', 'kept'));

/** A browser may refuse its storage altogether: then nothing outlives the page. */
async function orElse<Result>(without: Result, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch {
    return without;
  }
}

export const readKept = <Value>(key: string) => orElse(undefined, () => get<Value>(key, store()));

export const keep = (key: string, value: unknown) =>
  orElse(undefined, () => set(key, value, store()));

/** Changes a kept value in one step, whatever other tabs do; undefined where the browser keeps nothing. */
export const changeKept = <Value>(key: string, change: (value: Value | undefined) => Value) =>
  orElse<Value | undefined>(undefined, async () => {
    let changed: Value | undefined;
    await update<Value>(key, (value) => (changed = change(value)), store());
    return changed;
  });

/** Removes what `isOver` says of. */
export const forgetWhere = (isOver: (key: string, value: unknown) => boolean) =>
  orElse(undefined, async () => {
    const all = await entries<string, unknown>(store());
    const over = all.filter(([key, value]) => isOver(key, value));
    await delMany(
      over.map(([key]) => key),
      store(),
    );
  });
