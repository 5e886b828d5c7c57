import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import { IDBDatabase } from 'fake-indexeddb';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createQueryClient } from '#lib/http/query-client.ts';
import { deviceOwner, forgetWhere, keep, readKept } from './kept-on-device.ts';
import { noteOffline, noteOnline } from './network.ts';
import { keepSending, sendTaps } from './send-taps.ts';
import type { Tap } from './tap.ts';
import { forgetTapsOf, moveTaps, othersTaps, readTaps, taps, wouldBeLost } from './tap-queue.ts';

import { withKeptStorage } from '#test/kept-storage.ts';
import { server } from '#test/api/server.ts';

withKeptStorage();

const client = createQueryClient();

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

const next = { ...tap, key: 'b' };
const colleagues = { ...tap, key: 'c', person: '2' };

const press = (pressed: Tap) => moveTaps({ kind: 'pressed', tap: pressed });

/** What another tab, or somebody before, has left on the device. */
async function leaveOnDevice(...left: Tap[]) {
  await keep('taps', left);
  await readTaps();
}

/** A press for which the storage has no room; it has some again afterwards. */
async function pressUnkept(pressed: Tap) {
  refuse('readwrite');
  await press(pressed);
  vi.restoreAllMocks();
}

/** The network is away for the first press, and back for the next. */
function serveGate() {
  const data = buildVisitRequestResponse({ id: 7, version: 5 });
  server.use(
    http.post('*/visit-request/7/arrive', () => HttpResponse.error(), { once: true }),
    http.post('*/visit-request/7/arrive', () => HttpResponse.json({ data })),
  );
}

it.each<[string, Open[1][]]>([
  ['refuses it', ['readonly', 'readwrite']],
  ['has no room for it', ['readwrite']],
])('a press stays until the server has answered where the storage %s', async (_how, modes) => {
  refuse(...modes);
  serveGate();
  await press(tap);
  await sendTaps(client);
  expect(taps.get()).toEqual([{ ...tap, wasSent: true }]);
  await sendTaps(client);
  expect(taps.get()).toEqual([]);
});

describe('a press that could not be kept', () => {
  it('is kept with the next one, beside what a colleague has left on the device', async () => {
    await leaveOnDevice(colleagues);
    await pressUnkept(tap);
    await press(next);
    expect(await readKept('taps')).toEqual([colleagues, tap, next]);
    expect([taps.get(), othersTaps.get()]).toEqual([[tap, next], [colleagues]]);
  });

  it('is there again when the session ran out and the same person signs in, with what was kept before', async () => {
    await press(tap);
    await pressUnkept(next);
    deviceOwner.set(undefined);
    expect([taps.get(), wouldBeLost()]).toEqual([[], true]);

    deviceOwner.set({ person: '1', isRemembered: true });
    await readTaps();
    expect(taps.get()).toEqual([tap, next]);
    const third = { ...tap, key: 'd' };
    await press(third);
    expect(await readKept('taps')).toEqual([tap, next, third]);
  });

  it('waits for its person while a colleague works on the device', async () => {
    await pressUnkept(tap);
    deviceOwner.set({ person: '2', isRemembered: true });
    await readTaps();
    expect([taps.get(), othersTaps.get()]).toEqual([[], [tap]]);
    await press(colleagues);
    expect(await readKept('taps')).toEqual([tap, colleagues]);
  });

  it('changes nothing of what another tab has kept and sent meanwhile', async () => {
    const sent = { ...tap, key: 'sent' };
    await leaveOnDevice(sent);
    await pressUnkept(tap);
    const ofOtherTab = { ...tap, key: 'd' };
    await leaveOnDevice(ofOtherTab);
    expect(taps.get()).toEqual([ofOtherTab, tap]);
    await press(next);
    expect(await readKept('taps')).toEqual([ofOtherTab, tap, next]);
  });

  it('is kept with one that is made in the same moment', async () => {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await Promise.all([press(tap), press(next)]);
    expect(await readKept('taps')).toEqual([tap, next]);
    expect(wouldBeLost()).toBe(false);
  });

  it('goes with the person who signs out, and does not come back', async () => {
    await leaveOnDevice(colleagues);
    await pressUnkept(tap);
    await forgetTapsOf('1');
    await press(next);
    expect(await readKept('taps')).toEqual([colleagues, next]);
  });
});

it('a press that was kept is kept anew when the browser has cleared its storage', async () => {
  await press(tap);
  await forgetWhere(() => true);
  await press(next);
  expect(await readKept('taps')).toEqual([tap, next]);
});

it('the browser asks before it closes a page with a press that would go with it', async () => {
  refuse('readonly', 'readwrite');
  await press(tap);
  stop = keepSending(client);
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leave()).toBe(true);
  await moveTaps({ kind: 'taken-back', key: tap.key });
  expect(leave()).toBe(false);
});
