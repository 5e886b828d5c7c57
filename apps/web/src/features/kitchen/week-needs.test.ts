import { buildKitchenDay, buildOrder } from '@museum/shared/testing/build-kitchen-day';
import { expect, it } from 'vitest';

import { componentNeeds } from './week-needs.ts';

const school = (portions: number) => ({ hasSchoolDinner: true, schoolDinnerAmount: portions });

it('adds up what some days take of each component, in the order of the courses', () => {
  // Spec §2: the school's meal is a patty in flatbread, fries and juice; a lunch packet here a bottle of water.
  const days = [
    buildKitchenDay([buildOrder(1, school(40))]),
    buildKitchenDay([]),
    buildKitchenDay([
      buildOrder(2, { ...school(10), hasLunchPacket: true, lunchPacketAmount: 7 }),
      buildOrder(3, school(5), { time: '13:00' }),
    ]),
  ];

  expect(
    componentNeeds(days).map(({ label, byDay, portions }) => [label, byDay, portions]),
  ).toEqual([
    ['Pljeskavica', [40, 0, 15], 55],
    ['Pomfrit', [40, 0, 15], 55],
    ['Lepinja', [40, 0, 15], 55],
    ['Sok', [40, 0, 15], 55],
    ['Voda', [0, 0, 7], 7],
  ]);
});

it('needs nothing where nothing is cooked', () => {
  expect(componentNeeds([buildKitchenDay([])])).toEqual([]);
});
