import { buildSheetGroup } from '@museum/shared/testing/build-day-sheet';
import { expect, it } from 'vitest';

import type { Tap } from './tap.ts';
import { groupAfter } from './sheet-after.ts';

const [first, second] = ['2026-11-22T09:00:00.000Z', '2026-11-22T09:05:00.000Z'];

const arrival = (at: string, visitorAmount: number, amount: number): Tap => ({
  key: at,
  person: '1',
  date: '2026-11-22',
  id: 7,
  version: 4,
  at,
  act: 'arrive',
  visitorAmount,
  numberOfFollowers: 3,
  payment: { amount, way: 'cash' },
});

const waiting = [arrival(first, 46, 18_400.2), arrival(second, 48, 800.1)];

it('a group stands as its waiting presses leave it: since the first with all that was paid', () => {
  expect(groupAfter(buildSheetGroup({ version: 4 }), waiting)).toMatchObject({
    stage: 'arrived',
    arrivedAt: first,
    visitorAmount: 48,
    numberOfFollowers: 3,
    payment: { paid: 19_200.3 },
  });
});

it('what the sheet shows already is not counted again', () => {
  const sent = buildSheetGroup({
    version: 5,
    stage: 'arrived',
    arrivedAt: first,
    visitorAmount: 46,
    payment: { state: 'partly', due: null, total: 18_400.2, paid: 18_400.2 },
  });
  expect(groupAfter(sent, waiting)).toMatchObject({
    arrivedAt: first,
    visitorAmount: 48,
    payment: { paid: 19_200.3 },
  });
});
