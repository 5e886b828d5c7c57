import { buildDaySheet, buildSheetGroup } from '@museum/shared/testing/build-day-sheet';
import { expect, it } from 'vitest';

import { calmLunchesFor, crowdsFor, warningsFor } from './fit.ts';

const DAY = '2026-12-04';
/** More than the 240 places of the centre, an hour before it opens. */
const outside = { visitTime: '08:00', visitorAmount: 250 };

it('warns of a group that is too large and comes before it is open', () => {
  const group = buildSheetGroup(outside);

  expect(warningsFor(buildDaySheet(DAY, [group]), group)).toEqual([
    'van radnog vremena: poseta u 08:00',
    'nema mesta: Centar i park',
  ]);
});

it('warns of nothing once the group is here', () => {
  const group = buildSheetGroup({ ...outside, stage: 'arrived' });

  expect(warningsFor(buildDaySheet(DAY, [group]), group)).toEqual([]);
});

it('warns of a closed day', () => {
  const group = buildSheetGroup();
  const closed = buildDaySheet(DAY, [group], { open: null, note: 'Zatvoreno zbog radova' });

  expect(warningsFor(closed, group)).toEqual(['zatvoren dan']);
});

// 153 of the 240 places of the centre.
const other = { id: 2, visitorAmount: 150 };

it.each([
  ['received', 'received', [{ zone: 'centre', isSure: false }]],
  ['received', 'confirmed', [{ zone: 'centre', isSure: true }]],
  ['confirmed', 'received', []],
  ['confirmed', 'confirmed', [{ zone: 'centre', isSure: true }]],
] as const)(
  'a large group that is %s is crowded by one that is %s: %j',
  (stage, stageOfOther, crowds) => {
    const group = buildSheetGroup({ id: 1, stage, visitorAmount: 100 });
    const day = buildDaySheet(DAY, [group, buildSheetGroup({ ...other, stage: stageOfOther })]);

    const found = crowdsFor(day, group);

    expect(found.map(({ zone, isSure }) => ({ zone, isSure }))).toEqual(crowds);
  },
);

it('a group that is crowded by confirmed ones in one zone may be so by received ones in another', () => {
  const group = buildSheetGroup({ visitorAmount: 100, lunchTime: '12:00', portions: 100 });
  const lunch = { id: 3, visitTime: '15:00', lunchTime: '12:00', portions: 100 };
  const others = [buildSheetGroup({ ...other, stage: 'confirmed' }), buildSheetGroup(lunch)];

  const found = crowdsFor(buildDaySheet(DAY, [group, ...others]), group);

  expect(found.map(({ zone, isSure }) => [zone, isSure])).toEqual([
    ['centre', true],
    ['restaurant', false],
  ]);
});

it.each([
  ['12:00', ['13:15', '13:30', '13:45']],
  ['11:45', ['11:45', '13:15', '13:30']],
])('proposes quiet times for a lunch, none before the visit at %s', (visitTime, times) => {
  const lunch = { lunchTime: '12:30', portions: 100 };
  const group = buildSheetGroup({ visitTime, ...lunch });
  // With it 200 of the 140 places are taken, from 12:30 for 45 minutes.
  const taken = buildSheetGroup({ id: 2, stage: 'confirmed', ...lunch });

  expect(calmLunchesFor(buildDaySheet(DAY, [group, taken]), group)).toEqual(times);
});
