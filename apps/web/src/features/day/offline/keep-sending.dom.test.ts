import { buildSheetGroup } from '@museum/shared/testing/build-day-sheet';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { keepSending } from './keep-sending.ts';
import { deviceOwner } from './kept-on-device.ts';
import type { Tap } from './tap.ts';
import { moveTaps, taps } from './tap-queue.ts';
import { today } from '#lib/dates.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { withKeptStorage } from '#test/kept-storage.ts';
import { serveDaySheets } from '#test/serve-day-sheet.ts';
import { server } from '#test/server.ts';

withKeptStorage();

const arrivedAt = `${today()}T08:58:00.000Z`;

/** A colleague has let the group in with 46 + 4: every other press comes too late. */
beforeEach(() => {
  deviceOwner.set({ person: '1', isRemembered: true });
  const people = { visitorAmount: 46, numberOfFollowers: 4 };
  const group = buildSheetGroup({ id: 7, version: 5, stage: 'arrived', arrivedAt, ...people });
  serveDaySheets({ [today()]: [group] });
  server.use(
    http.post('*/api/v1/visit-request/7/:act', () =>
      HttpResponse.json({ errors: [{ code: 'STALE_VERSION', message: '' }] }, { status: 409 }),
    ),
  );
});

let stop: () => void;
afterEach(() => {
  stop();
});

async function send(changes: Partial<Tap>): Promise<void> {
  stop = keepSending(createQueryClient());
  const tap = { key: 'a', person: '1', date: today(), id: 7, version: 4, at: arrivedAt } as const;
  const people = { visitorAmount: 46, numberOfFollowers: 4 };
  await moveTaps({ kind: 'pressed', tap: { ...tap, act: 'arrive', ...people, ...changes } });
}

it('lets a press go that a colleague has made, too', async () => {
  await send({});
  await waitFor(() => {
    expect(taps.get()).toEqual([]);
  });
});

it.each<[string, Partial<Tap>]>([
  ['others came', { visitorAmount: 44 }],
  ['money was taken', { payment: { amount: 1_200, way: 'cash' } }],
  ['they were given up', { act: 'missed' }],
])('tells of it when %s by this press', async (_case, changes) => {
  await send(changes);
  await waitFor(() => {
    expect(taps.get()).toMatchObject([
      { key: 'a', refusal: 'Zahtev je u međuvremenu izmenjen. Pogledajte kako sada stoji.' },
    ]);
  });
});
