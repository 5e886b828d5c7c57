import { AxiosError } from 'axios';
import { IDBDatabase } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createQueryClient } from '#lib/query-client.ts';
import { keepSending } from './keep-sending.ts';
import { deviceOwner, readKept } from './kept-on-device.ts';
import { noteOffline, noteOnline } from './network.ts';
import { sendTaps } from './send-taps.ts';
import type { Tap } from './tap.ts';
import { moveTaps, taps } from './tap-queue.ts';

import { withKeptStorage } from '#test/kept-storage.ts';

withKeptStorage();

const tap: Tap = {
  key: 'a',
  person: '1',
  date: '2026-11-22',
  id: 7,
  version: 4,
  act: 'arrive',
  at: '2026-11-22T08:58:00.000Z',
  visitorAmount: 46,
  numberOfFollowers: 4,
  payment: { amount: 18_400, way: 'cash' },
};

type Open = Parameters<IDBDatabase['transaction']>;
const transaction = Reflect.get(IDBDatabase.prototype, 'transaction') as (...open: Open) => unknown;

/** From now on the storage, which is open, refuses to be changed, and to be read. */
function refuse(...modes: Open[1][]) {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...open: Open
  ) {
    if (modes.includes(open[1])) throw new DOMException('', 'QuotaExceededError');
    return Reflect.apply(transaction, this, open) as IDBTransaction;
  });
}

let stop: (() => void) | undefined;
beforeEach(async () => {
  noteOffline();
  deviceOwner.set({ person: '1', isRemembered: true });
  await readKept('taps');
});
afterEach(async () => {
  stop?.();
  vi.restoreAllMocks();
  // The queue is on the device again.
  await moveTaps({ kind: 'taken-back', key: tap.key });
  noteOnline();
});

const lostAnswer = () => Promise.reject(new AxiosError('Network Error', 'ERR_NETWORK'));

it.each<[string, Open[1][]]>([
  ['refuses it', ['readonly', 'readwrite']],
  ['has no room for it', ['readwrite']],
])('a press stays until the server has answered where the storage %s', async (_how, modes) => {
  refuse(...modes);
  await moveTaps({ kind: 'pressed', tap });
  await sendTaps(lostAnswer);
  expect(taps.get()).toEqual([tap]);
  await sendTaps(() => Promise.resolve({ version: 5 }));
  expect(taps.get()).toEqual([]);
});

it('a press that could not be kept is kept with the next one', async () => {
  refuse('readwrite');
  await moveTaps({ kind: 'pressed', tap });
  vi.restoreAllMocks();
  const next = { ...tap, key: 'b' };
  await moveTaps({ kind: 'pressed', tap: next });
  expect(await readKept('taps')).toEqual([tap, next]);
});

it('the browser asks before it closes a page with a press that would go with it', async () => {
  refuse('readonly', 'readwrite');
  await moveTaps({ kind: 'pressed', tap });
  stop = keepSending(createQueryClient());
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leave()).toBe(true);
  await moveTaps({ kind: 'taken-back', key: tap.key });
  expect(leave()).toBe(false);
});
