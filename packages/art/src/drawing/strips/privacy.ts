import { cabinet, type Drawer } from '#drawing/parts/cabinet.ts';
import { cluster, cubes, type Tones } from '#drawing/parts/crystals.ts';
import { ammonite, fossilLeaf, trilobite, vertebra } from '#drawing/parts/fossils.ts';
import { framed, pendant } from '#drawing/parts/interior.ts';
import { ellipse, line, rect } from '#drawing/parts/svg.ts';
import { defineStrip, wallGlow } from '#drawing/strip.ts';

const AMETHYST: Tones = ['#EADCFB', '#B08FDD', '#6C46A8'];
const PYRITE: Tones = ['#FBE9A8', '#D8B24A', '#8C6A22'];
const FLOOR = 286;

const OPEN: readonly Drawer[] = [
  [
    0,
    0,
    (x, y, k) => vertebra({ x, y: y - 16 * k, scale: 0.7 * k, rotate: -8 }, '#F7EBD2', '#C9AE80'),
  ],
  [
    2,
    0,
    (x, y, k) => ammonite({ x, y: y - 26 * k, scale: 0.7 * k, rotate: -20 }, '#F3E0B8', '#8C5A38'),
  ],
  [3, 1, (x, y, k) => cubes(x, y - 8 * k, 0.34 * k, 6, PYRITE, 6)],
  [5, 0, (x, y, k) => cluster(x, y, 0.34 * k, 9, AMETHYST, 7, '#fff')],
  [
    1,
    1,
    (x, y, k) => trilobite({ x, y: y - 20 * k, scale: 0.6 * k, rotate: 70 }, '#E3C79A', '#5A3A24'),
  ],
];

/** Where the collection is kept: a long cabinet, some of its drawers pulled out. */
export const privacy = defineStrip('privacy', (sheet) => {
  const { defs, width, height } = sheet;
  const pinned = [2040, 2160, 2280] as const;
  return (
    rect(
      0,
      0,
      width,
      height,
      defs.linear([
        [0.08, '#1F4A44', 0],
        [1, '#24544C'],
      ]),
    ) +
    rect(0, 68, width, 5, '#0E2E2C') +
    pinned
      .map((x, i) =>
        framed(
          { x, y: 120 + (i % 2) * 12 },
          76,
          96,
          '#2A5A50',
          '#1D4842',
          fossilLeaf({ x: 38, y: 84, scale: 0.72, rotate: i * 7 - 20 }, '#3C7266'),
        ),
      )
      .join('') +
    wallGlow(sheet, [1610, 190], [520, 150], '#FFD98E', 0.36) +
    rect(
      0,
      FLOOR,
      width,
      height - FLOOR,
      defs.linear([
        [0, '#5A3A24'],
        [1, '#2E1C12'],
      ]),
    ) +
    line(`M0 ${FLOOR}H${width}`, '#0E2624', 4) +
    ellipse(1610, 300, 350, 8, '#000', { 'fill-opacity': 0.35 }) +
    cabinet(
      defs,
      { left: 1312, top: 146, width: 596, height: 132, columns: 6, rows: 2, scale: 0.62 },
      OPEN,
    ) +
    [1440, 1780]
      .map((x) =>
        pendant(defs, x, 104, 16, { shade: '#1F5A4B', light: '#FFE3A0', cord: '#0A1E1D' }, 150, 70),
      )
      .join('')
  );
});
