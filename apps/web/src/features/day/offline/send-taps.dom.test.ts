import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { AxiosError, AxiosHeaders } from 'axios';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { deviceOwner } from './kept-on-device.ts';
import { noteOffline, noteOnline } from './network.ts';
import { sendOrKeep } from './send-or-keep.ts';
import { sendTaps } from './send-taps.ts';
import type { Tap } from './tap.ts';
import { forgetTapsOf, moveTaps, othersTaps, readTaps, taps } from './tap-queue.ts';

import { withKeptStorage } from '#test/kept-storage.ts';

withKeptStorage();

const press = async (key: string, changes: Partial<Tap> = {}) => {
  const tap: Tap = {
    key,
    person: '1',
    date: '2026-11-22',
    id: 7,
    version: 4,
    act: 'late',
    at: '2026-11-22T08:58:00.000Z',
    ...changes,
  };
  await moveTaps({ kind: 'pressed', tap });
};

const refusal = (status: number, code?: string) => {
  const config = { headers: new AxiosHeaders() };
  const data = code ? { errors: [{ code, message: '' }] } : {};
  const response = { status, data, statusText: '', headers: {}, config };
  return new AxiosError('refused', 'ERR_BAD_REQUEST', config, {}, response);
};

const lostAnswer = () => new AxiosError('Network Error', 'ERR_NETWORK');

const keys = () => taps.get().map(({ key }) => key);

beforeEach(() => {
  deviceOwner.set({ person: '1', isRemembered: true });
});

describe('taps that wait', () => {
  it('are sent one after the other, the second of a group on the version that the first made', async () => {
    await press('late');
    await press('other', { id: 8, version: 2 });
    await press('arrived', { act: 'arrive' });
    const sent: [string, number][] = [];
    await sendTaps((tap) => {
      sent.push([tap.key, tap.version]);
      return Promise.resolve({ version: tap.version + 1 });
    });
    expect(sent).toEqual([
      ['late', 4],
      ['other', 2],
      ['arrived', 5],
    ]);
    expect(keys()).toEqual([]);
  });

  it.each([
    ['no answer comes', lostAnswer()],
    ['the server is not ready', refusal(503, 'SERVICE_UNAVAILABLE')],
    ['a proxy has no server', refusal(502)],
    ['the session ended', refusal(401, 'UNAUTHORIZED')],
  ])('stay in their order when %s', async (_case, error) => {
    await press('first');
    await press('second', { id: 8 });
    const send = vi.fn().mockRejectedValue(error);
    await sendTaps(send);
    expect(send).toHaveBeenCalledTimes(1);
    expect(keys()).toEqual(['first', 'second']);
    await sendTaps(() => Promise.resolve({ version: 5 }));
    expect(keys()).toEqual([]);
  });

  it.each([
    ['another version', 'STALE_VERSION'],
    ['another stage', 'STAGE_CONFLICT'],
  ])(
    'stay with the reason when they are refused for %s, and hold up no other',
    async (_what, code) => {
      await press('first');
      await press('second', { id: 8 });
      const send = vi
        .fn()
        .mockRejectedValueOnce(refusal(409, code))
        .mockResolvedValueOnce({ version: 3 });
      await sendTaps(send);
      expect(taps.get()).toMatchObject([
        {
          key: 'first',
          refusal: 'Zahtev je u međuvremenu izmenjen. Pogledajte kako sada stoji.',
        },
      ]);
      await sendTaps(send);
      expect(send).toHaveBeenCalledTimes(2);
    },
  );

  it('are sent once, however often sending is asked for', async () => {
    await press('late');
    const send = vi.fn().mockResolvedValue({ version: 5 });
    await Promise.all([sendTaps(send), sendTaps(send)]);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('are there again after a reload', async () => {
    await press('late');
    taps.set([]);
    await readTaps();
    expect(keys()).toEqual(['late']);
  });

  it('stay for whoever pressed when somebody else signs in, who sees and never sends them', async () => {
    await press('late');
    deviceOwner.set({ person: '2', isRemembered: true });
    await readTaps();
    await press('own', { person: '2', id: 8 });
    const send = vi.fn().mockResolvedValue({ version: 3 });
    await sendTaps(send);
    expect(send).toHaveBeenCalledTimes(1);
    expect([keys(), othersTaps.get().map(({ key }) => key)]).toEqual([[], ['late']]);

    await forgetTapsOf('2');
    deviceOwner.set({ person: '1', isRemembered: true });
    await readTaps();
    expect([keys(), othersTaps.get()]).toEqual([['late'], []]);
  });
});

describe('a press', () => {
  const note = { id: 7, version: 4, act: 'late', at: '2026-11-22T08:58:00.000Z' } as const;
  const saved = buildVisitRequestResponse({ id: 7, version: 5 });
  const pressed = (send: () => Promise<VisitRequest>) =>
    sendOrKeep(note, { date: '2026-11-22', send });

  it('is sent at once while there is a network', async () => {
    expect(await pressed(() => Promise.resolve(saved))).toBe(saved);
    expect(keys()).toEqual([]);
  });

  it.each([
    ['gets no answer', lostAnswer()],
    ['meets a server that is not ready', refusal(503, 'SERVICE_UNAVAILABLE')],
  ])('waits with its moment when it %s', async (_case, error) => {
    expect(await pressed(() => Promise.reject(error))).toBeUndefined();
    expect(taps.get()).toMatchObject([{ ...note, person: '1', date: '2026-11-22' }]);
  });

  it('waits for whoever pressed when the session ends on its way', async () => {
    const waits = await pressed(() => {
      deviceOwner.set(undefined);
      return Promise.reject(refusal(401, 'UNAUTHORIZED'));
    });
    expect([waits, keys()]).toEqual([undefined, []]);
    deviceOwner.set({ person: '1', isRemembered: true });
    await readTaps();
    expect(taps.get()).toMatchObject([{ ...note, person: '1' }]);
  });

  it('is not kept when it is refused', async () => {
    const error = refusal(409, 'STALE_VERSION');
    await expect(pressed(() => Promise.reject(error))).rejects.toBe(error);
    expect(keys()).toEqual([]);
  });

  it('waits behind an earlier one of the same group', async () => {
    await press('first');
    const send = vi.fn();
    await pressed(send);
    expect(send).not.toHaveBeenCalled();
    expect(taps.get()).toHaveLength(2);
  });

  it('waits without an attempt while there is no network', async () => {
    noteOffline();
    const send = vi.fn();
    await pressed(send);
    noteOnline();
    expect(send).not.toHaveBeenCalled();
    expect(taps.get()).toHaveLength(1);
  });
});
