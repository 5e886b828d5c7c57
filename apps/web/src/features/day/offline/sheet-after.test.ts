import { buildDaySheet, buildSheetGroup } from '@museum/shared/testing/build-day-sheet';
import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import { expect, it } from 'vitest';

import type { Tap } from './tap.ts';
import { groupAfter, isSo, patchSheet } from './sheet-after.ts';

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

it.each<[Tap['act'], object]>([
  ['late', { stage: 'confirmed', lateAt: first, missedAt: null }],
  ['missed', { stage: 'missed', lateAt: null, missedAt: first }],
  ['undo-arrival', { stage: 'confirmed', lateAt: null, missedAt: null }],
])('a group stands so after a waiting press that says %s, and nobody of it is in', (act, noted) => {
  const { payment: _payment, ...press } = arrival(first, 46, 0);
  const group = buildSheetGroup({ version: 4, stage: 'confirmed' });
  expect(groupAfter(group, [{ ...press, act }])).toMatchObject({
    ...noted,
    arrivedAt: null,
    visitorAmount: 24,
    payment: { paid: 0 },
  });
});

const { payment: _paid, ...unpaid } = arrival(second, 46, 0);
const expected = buildSheetGroup();
const late = buildSheetGroup({ lateAt: first });
const missed = buildSheetGroup({ stage: 'missed', missedAt: first });
const arrived = buildSheetGroup({ stage: 'arrived', arrivedAt: first, visitorAmount: 46 });

it.each<[string, Tap, boolean[]]>([
  ['that it is late', { ...unpaid, act: 'late' }, [false, true, false, false]],
  ['that it has not come', { ...unpaid, act: 'missed' }, [false, false, true, false]],
  ['that nothing is noted of it', { ...unpaid, act: 'undo-arrival' }, [true, false, false, false]],
  ['that so many are in', unpaid, [false, false, false, true]],
  ['that others are in', { ...unpaid, visitorAmount: 47 }, [false, false, false, false]],
  ['that more followers are in', { ...unpaid, numberOfFollowers: 4 }, [false, false, false, false]],
  // Its money may not be entered.
  ['that they have paid, too', arrival(second, 46, 500), [false, false, false, false]],
])('of a press %s, the sheet says so by itself or does not', (_what, tap, says) => {
  expect([expected, late, missed, arrived].map((group) => isSo(tap, group))).toEqual(says);
});

it('an answer changes its own group, which goes to where its stage belongs, in order of arrival', () => {
  const groups = [
    buildSheetGroup({ id: 1, visitTime: '11:00' }),
    buildSheetGroup({ id: 2, visitTime: '10:00' }),
    buildSheetGroup({ id: 3, visitTime: '10:00', stage: 'missed', missedAt: first }),
    buildSheetGroup({ id: 4, visitTime: '09:00', stage: 'missed', missedAt: first }),
  ];
  const order = (...answer: Parameters<typeof buildVisitRequestResponse>) => {
    const sheet = buildDaySheet('2026-11-22', groups);
    const after = patchSheet(sheet, buildVisitRequestResponse(...answer));
    return [after.groups, after.missed].map((some) => some.map(({ id, stage }) => [id, stage]));
  };
  const confirmedAt = '2026-11-20T09:00:00.000Z';

  expect(order({ id: 3, confirmedAt, arrivedAt: second })).toEqual([
    [
      [2, 'received'],
      [3, 'arrived'],
      [1, 'received'],
    ],
    [[4, 'missed']],
  ]);
  expect(order({ id: 2, confirmedAt, missedAt: second })).toEqual([
    [[1, 'received']],
    [
      [4, 'missed'],
      [2, 'missed'],
      [3, 'missed'],
    ],
  ]);
});
