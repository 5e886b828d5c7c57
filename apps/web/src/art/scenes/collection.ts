import { ammonite, bone, fossilFish, fossilLeaf, trilobite } from '../parts/fossils.ts';
import { cluster, cubes, type Tones } from '../parts/crystals.ts';
import { pendant } from '../parts/interior.ts';
import { repeat, rng } from '../parts/rng.ts';
import { glow } from '../parts/sky.ts';
import { ellipse, line, num, path, rect } from '../parts/svg.ts';
import { defineScene, type Sheet } from '../scene.ts';

const AMETHYST: Tones = ['#EADCFB', '#B08FDD', '#6C46A8'];
const PYRITE: Tones = ['#FBE9A8', '#D8B24A', '#8C6A22'];
const WOOD = ['#7A4E2E', '#845634', '#70472A'] as const;

type Drawer = readonly [
  column: number,
  row: number,
  find: (x: number, y: number, k: number) => string,
];

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
    [0, 3, (x, y, k) => bone({ x, y: y - 12 * k, scale: 0.9 * k, rotate: -8 }, '#F7EBD2')],
    [2, 4, (x, y, k) => fossilFish({ x, y: y - 20 * k, scale: 0.9 * k }, '#F0DDB8')],
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
    [1, 3, (x, y, k) => bone({ x, y: y - 12 * k, scale: 0.8 * k, rotate: -8 }, '#F7EBD2')],
    [0, 4, (x, y, k) => cubes(x, y - 10 * k, 0.36 * k, 6, PYRITE, 6)],
    [
      2,
      0,
      (x, y, k) =>
        trilobite({ x, y: y - 26 * k, scale: 0.6 * k, rotate: 70 }, '#E3C79A', '#5A3A24'),
    ],
  ],
};

/** The cabinet of the collection: closed drawers with their labels, a few pulled out. */
function cabinet({ defs, format, pick }: Sheet): string {
  const [left, top, w, h, columns, rows] = pick(
    [704, 168, 850, 464, 5, 5] as const,
    [22, 296, 346, 256, 3, 5] as const,
  );
  const k = pick(1, 0.66);
  const [dw, dh] = [w / columns, h / rows];
  const random = rng(14);
  const gap = 5 * k;
  const brass = (x: number, y: number) =>
    path(
      `M${num(x - 17 * k)} ${num(y)}h${num(34 * k)}q${num(-2 * k)} ${num(15 * k)} ${num(-17 * k)} ${num(15 * k)}t${num(-17 * k)} ${num(-15 * k)}Z`,
      '#D9A94E',
    ) + line(`M${num(x - 17 * k)} ${num(y)}h${num(34 * k)}`, '#F6D98A', 2.4 * k);
  const label = (x: number, y: number) =>
    rect(x - 22 * k, y - 9 * k, 44 * k, 18 * k, '#C99A48', { rx: 2 * k }) +
    rect(x - 19 * k, y - 6.6 * k, 38 * k, 13 * k, '#FBF3DC') +
    line(
      `M${num(x - 13 * k)} ${num(y - 1.6 * k)}h${num(24 * k)}M${num(x - 13 * k)} ${num(y + 2.6 * k)}h${num(16 * k)}`,
      '#8C6A42',
      1.4 * k,
    );
  const closed = repeat(columns * rows, (i) => {
    const [c, r] = [i % columns, Math.floor(i / columns)];
    const [x, y] = [left + c * dw, top + r * dh];
    return (
      rect(
        x + gap,
        y + gap,
        dw - gap * 2,
        dh - gap * 2,
        WOOD[Math.floor(random() * 3)] ?? WOOD[0],
        {
          rx: 3 * k,
        },
      ) +
      rect(x + gap, y + gap, dw - gap * 2, 3 * k, '#B07C4C', { 'fill-opacity': 0.8 }) +
      label(x + dw / 2, y + dh * 0.36) +
      brass(x + dw / 2, y + dh * 0.56)
    );
  });
  const open = OPEN[format]
    .map(([c, r, find]) => {
      const [x, y] = [left + c * dw, top + r * dh];
      const [front, floor] = [y + dh * 0.52, y + dh * 0.46];
      const out = 12 * k;
      return (
        // The hollow, its lit floor, the find, and the front that came towards us.
        rect(x + gap, y + gap, dw - gap * 2, dh * 0.6, '#1E120B') +
        path(
          `M${num(x + gap * 2)} ${num(y + dh * 0.16)}H${num(x + dw - gap * 2)}L${num(x + dw - gap + out * 0.6)} ${num(front)}H${num(x + gap - out * 0.6)}Z`,
          defs.linear([
            [0, '#5A3A22'],
            [1, '#E3C48E'],
          ]),
        ) +
        ellipse(x + dw / 2, floor, dw * 0.3, dh * 0.07, '#4A2E1C', { 'fill-opacity': 0.35 }) +
        find(x + dw / 2, floor, k) +
        rect(x - out * 0.4 + gap, front + 6 * k, dw - gap * 2 + out * 0.8, dh * 0.62, '#000', {
          'fill-opacity': 0.3,
          rx: 3 * k,
        }) +
        rect(x - out * 0.5 + gap, front, dw - gap * 2 + out, dh * 0.6, '#9A683E', { rx: 3 * k }) +
        rect(x - out * 0.5 + gap, front, dw - gap * 2 + out, 4 * k, '#D9A868') +
        label(x + dw / 2, front + dh * 0.2) +
        brass(x + dw / 2, front + dh * 0.36)
      );
    })
    .join('');
  return (
    rect(left - 20 * k, top - 26 * k, w + 40 * k, h + 60 * k, '#3E2618', { rx: 5 * k }) +
    rect(left - 32 * k, top - 38 * k, w + 64 * k, 22 * k, '#6A4428', { rx: 4 * k }) +
    rect(left - 32 * k, top - 38 * k, w + 64 * k, 5 * k, '#C08A54', { rx: 2 * k }) +
    rect(left - 30 * k, top + h + 20 * k, w + 60 * k, 24 * k, '#2A1810', { rx: 3 * k }) +
    rect(left - 4 * k, top - 4 * k, w + 8 * k, h + 8 * k, '#24150D') +
    closed +
    rect(
      left - 20 * k,
      top - 16 * k,
      w + 40 * k,
      h + 50 * k,
      defs.linear(
        [
          [0, '#1A0E08', 0.5],
          [0.4, '#1A0E08', 0],
          [0.7, '#1A0E08', 0],
          [1, '#1A0E08', 0.45],
        ],
        1,
        0,
      ),
    ) +
    open
  );
}

/** Behind the exhibition: the cabinet in which the collection is kept. For pages about safekeeping. */
export const collection = defineScene('collection', (sheet) => {
  const { defs, width, height, pick } = sheet;
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
    cabinet(sheet) +
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
