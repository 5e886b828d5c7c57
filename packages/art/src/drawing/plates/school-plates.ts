import type { PlateName } from '#art-names.ts';
import { person, type Clothes } from '#drawing/creatures/people.ts';
import { TEACHERS, TRIP_PUPILS, tripGiant, walker } from '#drawing/creatures/school-trip.ts';
import { bus } from '#drawing/parts/buildings.ts';
import { ammonite } from '#drawing/parts/fossils.ts';
import { repeat } from '#drawing/parts/rng.ts';
import { circle, line, path, rect } from '#drawing/parts/svg.ts';
import { blades } from '#drawing/parts/grass.ts';
import { araucaria, spruce } from '#drawing/parts/trees.ts';
import { backdrop, ground, H, W } from './stage.ts';
import { type PlateDrawing } from './compositions.ts';

const PUPILS: readonly Clothes[] = [
  { skin: '#F0C49C', hair: '#5A3320', top: '#4F86A8', bottom: '#24424E' },
  { skin: '#E0A878', hair: '#221714', top: '#F2B33D', bottom: '#2F5F8A', cut: 'tail' },
  { skin: '#F0C49C', hair: '#A8702F', top: '#2F6B66', bottom: '#3A3348', cut: 'bob' },
];

const WALKERS = TRIP_PUPILS.slice(0, 4);

/** Where groups learn, and how they come. */
export const schoolPlates = {
  'computer-room': (defs) =>
    rect(
      0,
      0,
      W,
      H,
      defs.linear([
        [0, '#DCEBE3'],
        [1, '#B9D3C6'],
      ]),
    ) +
    rect(0, 226, W, 74, '#8FB09E') +
    // Three screens on one desk: a skeleton's curve, layers, a crystal.
    [42, 154, 266]
      .map(
        (x, i) =>
          rect(x, 92, 104, 74, '#16324A', { rx: 6 }) +
          rect(x + 7, 99, 90, 60, '#24506B', { rx: 3 }) +
          [
            path(`M${x + 20} 144q10-22 30-20t22-18q4-6 12-3`, 'none', {
              stroke: '#F2B33D',
              'stroke-width': 6,
              'stroke-linecap': 'round',
            }),
            path(`M${x + 7} 128q22-10 45 0t45-2v33h-90Z`, '#C9862A') +
              path(`M${x + 7} 142q26-8 48 0t42 0v17h-90Z`, '#7C5238'),
            path(`M${x + 52} 106l18 22-18 26-18-26Z`, '#6FE0A8') +
              path(`M${x + 52} 106v48l18-26Z`, '#2FA873'),
          ][i] +
          rect(x + 44, 166, 16, 14, '#16324A') +
          rect(x + 28, 178, 48, 6, '#16324A', { rx: 3 }) +
          rect(x + 14, 192, 76, 9, '#F3ECDD', { rx: 3 }),
      )
      .join('') +
    // A window on the park, and who sits down to the screens.
    rect(42, 22, 316, 52, '#F7F4E6', { rx: 4 }) +
    rect(48, 28, 304, 40, '#BFDFE3') +
    path('M48 68V56q50 -22 110 -6t110 -8t84 8v18Z', '#7FB58A') +
    rect(148, 28, 5, 40, '#F7F4E6') +
    rect(248, 28, 5, 40, '#F7F4E6') +
    rect(20, 204, 360, 14, '#9A6A3C', { rx: 3 }) +
    rect(36, 218, 12, 82, '#6A4626') +
    rect(352, 218, 12, 82, '#6A4626') +
    [94, 206, 318]
      .map(
        (x) =>
          rect(x - 4, 262, 8, 40, '#12302F') +
          rect(x - 30, 284, 60, 10, '#2F7A62', { rx: 5 }) +
          rect(x - 26, 226, 52, 46, '#1F5A4B', { rx: 12 }) +
          rect(x - 20, 231, 40, 8, '#2F7A62', { rx: 4 }),
      )
      .join(''),
  classroom: (defs) =>
    rect(
      0,
      0,
      W,
      H,
      defs.linear([
        [0, '#F3E6C8'],
        [1, '#E3CFA4'],
      ]),
    ) +
    rect(
      0,
      214,
      W,
      86,
      defs.linear([
        [0, '#B8844C'],
        [1, '#7A5228'],
      ]),
    ) +
    rect(70, 40, 260, 144, '#6A4626', { rx: 4 }) +
    rect(80, 50, 240, 124, '#1F4A44') +
    ammonite({ x: 146, y: 114, scale: 0.84 }, '#CFE0D2', '#1F4A44') +
    line('M206 84h84M206 106h92M206 128h66M206 150h80', '#CFE0D2', 4) +
    person({ x: 346, y: 272, scale: 1.7 }, TEACHERS.guide, 'point') +
    PUPILS.map((clothes, i) =>
      person(
        { x: 92 + i * 96, y: 316, scale: 1.15, flip: true },
        clothes,
        i === 1 ? 'raise' : 'stand',
        true,
      ),
    ).join('') +
    (
      [
        [40, 300],
        [136, 300],
        [232, 300],
      ] as const
    )
      .map(
        ([x, y]) =>
          rect(x, y - 44, 92, 10, '#E3B778', { rx: 3 }) +
          path(`M${x + 8} ${y - 34}h8v50h-8ZM${x + 76} ${y - 34}h8v50h-8Z`, '#5A3A20') +
          rect(
            x + 22,
            y - 52,
            34,
            8,
            ['#B8421F', '#1F5A4B', '#4F86A8'][(x / 96) | 0] ?? '#B8421F',
            { rx: 2 },
          ),
      )
      .join('') +
    circle(34, 70, 20, '#FBF8F1') +
    circle(34, 70, 20, 'none', { stroke: '#6A4626', 'stroke-width': 4 }) +
    line('M34 70V58M34 70l9 5', '#6A4626', 3),
  // Wide cards show 50 to 250 of the height: head and feet lie within.
  'class-walk': (defs) => {
    const near = ground(defs, 'forest', 12, 226);
    return (
      backdrop(defs, 'forest', 19, { x: 306, y: 118, r: 50 }) +
      repeat(6, (i) => araucaria(defs, 20 + i * 74, 222, 52 + (i % 3) * 16, '#8FBE9C', i)) +
      near.markup +
      tripGiant(defs, { x: 206, y: 236, scale: 0.234 }) +
      blades(defs, [0, W], () => 246, 60, [6, 14], 5, '#3A7A5C') +
      WALKERS.map((clothes, i) =>
        walker(
          { x: 56 + i * 34, y: 245 + (i % 2) * 2, scale: 0.44 + (i % 3) * 0.03 },
          clothes,
          i === 3 ? 'raise' : 'walk',
        ),
      ).join('') +
      walker({ x: 20, y: 246, scale: 0.64 }, TEACHERS.last, 'walk', false) +
      walker({ x: 196, y: 246, scale: 0.64 }, TEACHERS.guide, 'point', false) +
      blades(defs, [0, W], () => 304, 130, [16, 44], 7, '#2A6648')
    );
  },
  'school-bus': (defs) => {
    const near = ground(defs, 'forest', 10, 206);
    return (
      backdrop(defs, 'forest', 16, { x: 290, y: 100, r: 54 }) +
      repeat(8, (i) => spruce(defs, 14 + i * 54, 204, 50 + (i % 3) * 18, '#79B08A', i)) +
      near.markup +
      rect(0, 224, W, 40, '#4A4A44') +
      line('M10 250h50M100 250h50M190 250h50M280 250h50M366 250h40', '#FBF8F1', 4) +
      blades(defs, [0, W], () => 300, 130, [10, 30], 6, '#2A6648') +
      bus(44, 238, 1.04)
    );
  },
} satisfies Partial<Record<PlateName, PlateDrawing>>;
