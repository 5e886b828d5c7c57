import type { PlateName } from '../art-names.ts';
import { bus } from '../parts/buildings.ts';
import { ammonite } from '../parts/fossils.ts';
import { repeat } from '../parts/rng.ts';
import { circle, line, path, rect } from '../parts/svg.ts';
import { spruce } from '../parts/trees.ts';
import { backdrop, ground, H, W } from './stage.ts';
import { type PlateDrawing } from './compositions.ts';

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
    rect(20, 204, 360, 14, '#9A6A3C', { rx: 3 }) +
    rect(36, 218, 12, 82, '#6A4626') +
    rect(352, 218, 12, 82, '#6A4626') +
    [94, 206, 318]
      .map(
        (x) =>
          rect(x - 26, 232, 52, 40, '#1F5A4B', { rx: 10 }) + rect(x - 4, 270, 8, 30, '#12302F'),
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
    (
      [
        [40, 284],
        [154, 284],
        [268, 284],
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
            ['#B8421F', '#1F5A4B', '#4F86A8'][(x / 114) | 0] ?? '#B8421F',
            { rx: 2 },
          ),
      )
      .join('') +
    circle(362, 84, 22, '#FBF8F1') +
    circle(362, 84, 22, 'none', { stroke: '#6A4626', 'stroke-width': 4 }) +
    line('M362 84V70M362 84l10 6', '#6A4626', 3),
  'school-bus': (defs) => {
    const near = ground(defs, 'forest', 10, 246);
    return (
      backdrop(defs, 'forest', 16, { x: 280, y: 112, r: 60 }) +
      repeat(8, (i) => spruce(defs, 14 + i * 54, 232, 50 + (i % 3) * 18, '#79B08A', i)) +
      near.markup +
      rect(0, 262, W, 38, '#4A4A44') +
      line('M10 281h50M100 281h50M190 281h50M280 281h50M366 281h40', '#FBF8F1', 4) +
      bus(44, 268, 1.04, { body: '#F2B33D', dark: '#2A2A22', glass: '#EAF4EE', stripe: '#B8421F' })
    );
  },
} satisfies Partial<Record<PlateName, PlateDrawing>>;
