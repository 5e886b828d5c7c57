import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';

import { deviceOwner, forgetWhere, keep } from '#features/day/offline/kept-on-device.ts';
import { readTaps } from '#features/day/offline/tap-queue.ts';

const factory = new IDBFactory();

/** Gives the tests of a file the storage that jsdom lacks, emptied after each. */
export function withKeptStorage(): void {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', factory);
    vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  });
  afterEach(async () => {
    await forgetWhere(() => true);
    // The page has no more presses than the storage.
    await keep('taps', []);
    await readTaps();
    deviceOwner.set(undefined);
    vi.unstubAllGlobals();
  });
}
