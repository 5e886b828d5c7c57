import { ammonite, femur, fossilLeaf, trilobite, vertebra } from '#drawing/parts/fossils.ts';
import { cabinet, type Drawer } from '#drawing/parts/cabinet.ts';
import { cluster, cubes, type Tones } from '#drawing/parts/crystals.ts';
import { pendant } from '#drawing/parts/interior.ts';
import { glow } from '#drawing/parts/sky.ts';
import { ellipse, rect } from '#drawing/parts/svg.ts';
import { defineScene } from '#drawing/scene.ts';

const AMETHYST: Tones = ['#EADCFB', '#B08FDD', '#6C46A8'];
const PYRITE: Tones = ['#FBE9A8', '#D8B24A', '#8C6A22'];

/** What lies in the drawers that stand open: `x`, `y` is the middle of the drawer's floor. */
const OPEN: Record<'wide' | 'tall', readonly Drawer[]> = {
  wide: [
    [
      1,
      1,
      (x, y, k) =>
        ammonite({ x, y: y - 34 * k, scale: 0.8 * k, rotate: -20 }, '#F3E0B8', '#8C5A38'),
    ],
    [3, 2, (x, y, k) => cluster(x, y, 0.42 * k, 9, AMETHYST, 7, '#fff')],
    [
      0,
      3,
      (x, y, k) => femur({ x, y: y - 14 * k, scale: 0.95 * k, rotate: -8 }, '#F7EBD2', '#B08A58'),
    ],
    [2, 4, (x, y, k) => vertebra({ x, y: y - 26 * k, scale: 0.9 * k }, '#F0DDB8', '#A8814E')],
    [
      4,
      0,
      (x, y, k) =>
        trilobite({ x, y: y - 26 * k, scale: 0.66 * k, rotate: 70 }, '#E3C79A', '#5A3A24'),
    ],
    [4, 4, (x, y, k) => cubes(x, y - 10 * k, 0.36 * k, 6, PYRITE, 6)],
  ],
  tall: [
    [
      0,
      1,
      (x, y, k) =>
        ammonite({ x, y: y - 30 * k, scale: 0.7 * k, rotate: -20 }, '#F3E0B8', '#8C5A38'),
    ],
    [2, 2, (x, y, k) => cluster(x, y, 0.4 * k, 9, AMETHYST, 7, '#fff')],
    [
      1,
      3,
      (x, y, k) => femur({ x, y: y - 14 * k, scale: 0.85 * k, rotate: -8 }, '#F7EBD2', '#B08A58'),
    ],
    [0, 4, (x, y, k) => cubes(x, y - 10 * k, 0.36 * k, 6, PYRITE, 6)],
    [
      2,
      0,
      (x, y, k) =>
        trilobite({ x, y: y - 26 * k, scale: 0.6 * k, rotate: 70 }, '#E3C79A', '#5A3A24'),
    ],
  ],
};

/** Behind the exhibition: the cabinet in which the collection is kept. For pages about safekeeping. */
export const collection = defineScene('collection', (sheet) => {
  const { defs, format, width, height, pick } = sheet;
  const floor = pick(640, 560);
  return (
    rect(
      0,
      0,
      width,
      height,
      defs.linear(
        [
          [0, '#12302F'],
          [0.6, '#1C4540'],
          [1, '#21504A'],
        ],
        1,
        0.3,
      ),
    ) +
    // Pinned sheets of leaves on the dark wall, beside the text.
    pick(
      [
        [120, 250, 0],
        [300, 220, 1],
        [480, 256, 2],
      ] as const,
      [],
    )
      .map(
        ([x, y, i]) =>
          rect(x - 54, y, 108, 150, '#2A5A52', { rx: 3 }) +
          rect(x - 47, y + 7, 94, 136, '#1D4842') +
          fossilLeaf({ x: x - 6 + i * 6, y: y + 122, scale: 1.1, rotate: i * 10 - 10 }, '#3C7266'),
      )
      .join('') +
    rect(
      0,
      floor,
      width,
      height - floor,
      defs.linear([
        [0, '#5A3A24'],
        [0.2, '#442A1A'],
        [1, '#22140C'],
      ]),
    ) +
    rect(0, floor - pick(8, 5), width, pick(8, 5), '#0E2624') +
    glow(defs, pick(1130, 195), pick(300, 380), pick(620, 260), '#FFD98E', 0.4) +
    ellipse(pick(1130, 195), floor + pick(34, 24), pick(470, 190), pick(20, 10), '#000', {
      'fill-opacity': 0.35,
    }) +
    cabinet(
      defs,
      pick(
        { left: 704, top: 168, width: 850, height: 464, columns: 5, rows: 5, scale: 1 },
        { left: 22, top: 296, width: 346, height: 256, columns: 3, rows: 5, scale: 0.66 },
      ),
      OPEN[format],
    ) +
    pick(
      [
        [930, 106, 26],
        [1330, 106, 26],
      ] as const,
      [[195, 250, 18]] as const,
    )
      .map(([x, y, r]) =>
        pendant(
          defs,
          x,
          y,
          r,
          { shade: '#1F5A4B', light: '#FFE3A0', cord: '#0A1E1D' },
          pick(300, 150),
        ),
      )
      .join('')
  );
});
