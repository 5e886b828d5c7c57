import { buildDaySheet, buildSheetGroup } from '@museum/shared/testing/build-day-sheet';
import { expect, it } from 'vitest';

import { warningsFor } from './fit.ts';

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
