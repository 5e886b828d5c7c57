import { buildSheetGroup } from '@museum/shared/testing/build-day-sheet';
import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createQueryClient } from '#lib/http/query-client.ts';
import { deviceOwner } from './kept-on-device.ts';
import { noteOffline, noteOnline, offlineSince } from './network.ts';
import { keepSending, sendOrKeep, sendTaps } from './send-taps.ts';
import type { Tap } from './tap.ts';
import { forgetTapsOf, moveTaps, othersTaps, readTaps, taps } from './tap-queue.ts';

import { withKeptStorage } from '#test/kept-storage.ts';
import { serveDaySheets } from '#test/api/serve-day-sheet.ts';
import { failure, server } from '#test/api/server.ts';

withKeptStorage();

const TODAY = '2026-11-24';
const at = `${TODAY}T08:58:00.000Z`;

const press = async (key: string, changes: Partial<Tap> = {}) => {
  const tap = { key, person: '1', date: TODAY, id: 7, version: 4, act: 'late', at } as const;
  await moveTaps({ kind: 'pressed', tap: { ...tap, ...changes } });
};

type Sent = { act: string; version: number };

/** Notes every press, but answers the first ones like this instead. */
function serveGate(...refusals: (() => Response)[]): Sent[] {
  const sent: Sent[] = [];
  server.use(
    http.post<{ id: string; act: string }, Pick<Tap, 'version'>>(
      '*/api/v1/visit-request/:id/:act',
      async ({ params: { id, act }, request }) => {
        const { version } = await request.json();
        sent.push({ act: `${id} ${act}`, version });
        const refusal = refusals.shift();
        if (refusal) return refusal();
        const data = buildVisitRequestResponse({ id: Number(id), version: version + 1 });
        return HttpResponse.json({ data });
      },
    ),
  );
  return sent;
}

const stale = () => failure('STALE_VERSION');

/** Answers that decide nothing. */
const UNDECIDED: [string, () => Response][] = [
  ['no answer comes', () => HttpResponse.error()],
  ['the server is not ready', () => failure('SERVICE_UNAVAILABLE')],
  ['a proxy has no server', () => new HttpResponse(null, { status: 502 })],
  ['the session ended', () => failure('UNAUTHORIZED')],
];

const keys = () => taps.get().map(({ key }) => key);

const client = createQueryClient();
const send = () => sendTaps(client);

beforeEach(() => {
  deviceOwner.set({ person: '1', isRemembered: true });
  serveDaySheets();
});
afterEach(() => {
  noteOnline();
  client.clear();
});

describe('taps that wait', () => {
  it('are sent one after the other, the second of a group on the version that the first made', async () => {
    await press('late');
    await press('other', { id: 8, version: 2 });
    await press('missed', { act: 'missed' });
    const sent = serveGate();
    await send();
    expect(sent).toEqual([
      { act: '7 late', version: 4 },
      { act: '8 late', version: 2 },
      { act: '7 missed', version: 5 },
    ]);
    expect(keys()).toEqual([]);
  });

  it.each(UNDECIDED)('stay in their order when %s', async (_case, answer) => {
    await press('first');
    await press('second', { id: 8 });
    const sent = serveGate(answer);
    await send();
    expect(sent).toHaveLength(1);
    expect(keys()).toEqual(['first', 'second']);
    await send();
    expect(keys()).toEqual([]);
  });

  it.each(['STALE_VERSION', 'STAGE_CONFLICT'] as const)(
    'stay with the reason when they are refused by %s, and hold up no other',
    async (code) => {
      await press('first');
      await press('second', { id: 8 });
      const sent = serveGate(() => failure(code));
      await send();
      expect(taps.get()).toMatchObject([
        {
          key: 'first',
          refusal: 'Zahtev je u međuvremenu izmenjen. Pogledajte kako sada stoji.',
        },
      ]);
      await send();
      expect(sent).toHaveLength(2);
    },
  );

  it('stay with the server’s own words when they are refused for what they say', async () => {
    await press('first');
    const message = 'Ne može se vratiti više nego što je plaćeno (0,00 din)';
    const error = { code: 'VALIDATION_ERROR', field: 'amount', message };
    serveGate(() => HttpResponse.json({ errors: [error] }, { status: 400 }));
    await send();
    expect(taps.get()).toMatchObject([{ key: 'first', refusal: message }]);
  });

  it('may be on the server once they were sent, but not what a device without a network kept', async () => {
    await press('late');
    const noAnswer = () => HttpResponse.error();
    serveGate(noAnswer, noAnswer);
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await send();
    expect(taps.get()[0]?.wasSent).toBeUndefined();
    onLine.mockRestore();
    await send();
    expect(taps.get()[0]?.wasSent).toBe(true);
  });

  it.each([
    ['go with their undoing where the server has noted nothing', null, []],
    ['go before their undoing where only the answer got lost', at, ['7 arrive', '7 undo-arrival']],
  ])('%s', async (_case, arrivedAt, acts) => {
    await press('arrived', { act: 'arrive', wasSent: true });
    await press('undone', { act: 'undo-arrival' });
    const data = buildVisitRequestResponse({ id: 7, arrivedAt });
    server.use(http.get('*/visit-request/7/one', () => HttpResponse.json({ data })));
    const sent = serveGate();
    await send();
    expect([sent.map(({ act }) => act), keys()]).toEqual([acts, []]);
  });

  it('are left to the tab that is sending them already', async () => {
    await press('late');
    const sent = serveGate();
    const busy = {
      request: (_name: string, _options: object, work: (lock: null) => unknown) => work(null),
    };
    Object.defineProperty(navigator, 'locks', { value: busy, configurable: true });
    await send();
    Reflect.deleteProperty(navigator, 'locks');
    expect(sent).toEqual([]);
    expect(keys()).toEqual(['late']);
  });

  it('are sent once, however often sending is asked for', async () => {
    await press('late');
    const sent = serveGate();
    await Promise.all([send(), send()]);
    expect(sent).toHaveLength(1);
  });

  it('are there again after a reload', async () => {
    await press('late');
    taps.set([]);
    await readTaps();
    expect(keys()).toEqual(['late']);
  });

  it('are sent as soon as the network is back', async () => {
    noteOffline();
    await press('late');
    const sent = serveGate();
    const stop = keepSending(client);
    expect(sent).toEqual([]);
    noteOnline();
    await waitFor(() => {
      expect(keys()).toEqual([]);
    });
    stop();
  });

  it('stay for whoever pressed when somebody else signs in, who sees and never sends them', async () => {
    await press('late');
    deviceOwner.set({ person: '2', isRemembered: true });
    await readTaps();
    await press('own', { person: '2', id: 8 });
    const sent = serveGate();
    await send();
    expect(sent).toHaveLength(1);
    expect([keys(), othersTaps.get().map(({ key }) => key)]).toEqual([[], ['late']]);

    await forgetTapsOf('2');
    deviceOwner.set({ person: '1', isRemembered: true });
    await readTaps();
    expect([keys(), othersTaps.get()]).toEqual([['late'], []]);
  });
});

const people = { visitorAmount: 46, numberOfFollowers: 4 };

/** What a press tells the server. */
const note = { id: 7, version: 4, act: 'arrive', at, ...people } as const;
const pressed = (changes: Partial<Tap> = {}) =>
  sendOrKeep({ ...note, ...changes }, { date: TODAY, client });

describe('a press', () => {
  it('is sent at once while there is a network', async () => {
    serveGate();
    expect(await pressed()).toMatchObject({ version: 5 });
    expect(keys()).toEqual([]);
  });

  it.each(UNDECIDED)('waits with its moment when %s', async (_case, answer) => {
    serveGate(answer);
    expect(await pressed()).toBeUndefined();
    expect(taps.get()).toMatchObject([{ ...note, person: '1', date: TODAY, wasSent: true }]);
  });

  it('waits for whoever pressed when the session ends on its way', async () => {
    serveGate(() => {
      deviceOwner.set(undefined);
      return failure('UNAUTHORIZED');
    });
    expect([await pressed(), keys()]).toEqual([undefined, []]);
    deviceOwner.set({ person: '1', isRemembered: true });
    await readTaps();
    expect(taps.get()).toMatchObject([{ ...note, person: '1' }]);
  });

  it('is not kept when it is refused', async () => {
    serveGate(stale);
    await expect(pressed()).rejects.toMatchObject({ response: { status: 409 } });
    expect(keys()).toEqual([]);
  });

  it('keeps the page from being closed unasked while it is under way', async () => {
    const stop = keepSending(client);
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    serveGate();
    const sending = pressed();
    expect(leave()).toBe(true);
    await sending;
    expect(leave()).toBe(false);
    stop();
  });

  it('waits behind an earlier one of the same group', async () => {
    await press('first');
    const sent = serveGate();
    await pressed();
    expect(sent).toEqual([]);
    expect(taps.get()).toHaveLength(2);
  });

  it.each<[string, Partial<Tap>]>([
    ['of another group that waits', { id: 8 }],
    ['that was refused', { refusal: 'Kolega je bio brži.' }],
  ])('goes out at once beside an earlier one %s', async (_case, changes) => {
    await press('first', changes);
    const sent = serveGate();
    await pressed();
    expect(sent).toEqual([{ act: '7 arrive', version: 4 }]);
    expect(keys()).toEqual(['first']);
  });

  it('waits without an attempt while there is no network', async () => {
    noteOffline();
    const sent = serveGate();
    await pressed();
    expect(sent).toEqual([]);
    expect(taps.get()).toHaveLength(1);
  });
});

it('the network is away since it went, also after a reload, until it is back', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
  noteOffline();
  const since = offlineSince.get();
  // The reloaded page knows only what the tab has kept.
  offlineSince.set(undefined);
  vi.advanceTimersByTime(60_000);
  noteOffline();
  expect(offlineSince.get()).toBe(since);

  noteOnline();
  noteOffline();
  expect(Date.parse(offlineSince.get()!) - Date.parse(since!)).toBe(60_000);
  vi.useRealTimers();
});

describe('a press for a group that a colleague has let in with 46 + 4 meanwhile', () => {
  beforeEach(() => {
    const group = { id: 7, version: 6, stage: 'arrived', arrivedAt: at, ...people } as const;
    serveDaySheets({ [TODAY]: [buildSheetGroup(group)] });
    serveGate(stale);
  });

  it('is done when it says the same, sent at once or later', async () => {
    expect(await pressed()).toMatchObject({ version: 6 });
    serveGate(stale);
    await press('same', note);
    await send();
    expect(keys()).toEqual([]);
  });

  it.each<[string, Partial<Tap>]>([
    ['others came', { visitorAmount: 44 }],
    ['money was taken', { payment: { amount: 1_200, way: 'cash' } }],
    ['they were given up', { act: 'missed' }],
  ])('is refused when %s by it, sent at once or later', async (_case, changes) => {
    await expect(pressed(changes)).rejects.toMatchObject({ response: { status: 409 } });
    serveGate(stale);
    await press('other', { ...note, ...changes });
    await send();
    expect(taps.get()).toMatchObject([
      { refusal: 'Zahtev je u međuvremenu izmenjen. Pogledajte kako sada stoji.' },
    ]);
  });
});
