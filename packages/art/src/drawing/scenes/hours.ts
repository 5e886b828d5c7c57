import { duskCoat } from '#drawing/creatures/coats.ts';
import { diplodocus } from '#drawing/creatures/diplodocus.ts';
import { person, type Clothes } from '#drawing/creatures/people.ts';
import { footpath, pavilion } from '#drawing/parts/buildings.ts';
import { fernBush, frondShapes } from '#drawing/parts/ferns.ts';
import { blades } from '#drawing/parts/grass.ts';
import { ridge } from '#drawing/parts/ridge.ts';
import { rng } from '#drawing/parts/rng.ts';
import { clouds, glow, mist, sky, stars, sun } from '#drawing/parts/sky.ts';
import { circle, ellipse, num, path, rect, type Defs } from '#drawing/parts/svg.ts';
import { araucaria, grove, oak, spruce } from '#drawing/parts/trees.ts';
import { defineScene, type Sheet } from '#drawing/scene.ts';

const lamp = (defs: Defs, x: number, ground: number, h: number) =>
  glow(defs, x, ground - h, h * 0.6, '#FFD79A', 0.7) +
  rect(x - h * 0.018, ground - h, h * 0.036, h, '#14262B') +
  circle(x, ground - h, h * 0.075, '#FFEFC9') +
  path(
    `M${num(x - h * 0.1)} ${num(ground - h * 1.05)}h${num(h * 0.2)}l${num(-h * 0.05)} ${num(-h * 0.05)}h${num(-h * 0.1)}Z`,
    '#14262B',
  );

function guests({ pick }: Sheet): string {
  const mother: Clothes = {
    skin: '#E9B88D',
    hair: '#3A2218',
    top: '#B8421F',
    bottom: '#1D3A44',
    cut: 'bob',
  };
  const father: Clothes = { skin: '#DDA576', hair: '#221714', top: '#2F6B66', bottom: '#2A2A3A' };
  const child: Clothes = {
    skin: '#E9B88D',
    hair: '#5A3320',
    top: '#F2B33D',
    bottom: '#2A4A5A',
    bag: '#B8421F',
  };
  const toddler: Clothes = {
    skin: '#E9B88D',
    hair: '#2A1B16',
    top: '#CFE0D2',
    bottom: '#7A3A5A',
    cut: 'tail',
    dress: true,
  };
  const shade = (x: number, y: number, s: number) =>
    ellipse(x + 6 * s, y, 22 * s, 4 * s, '#0C1E24', { 'fill-opacity': 0.4 });
  const put = (
    x: number,
    y: number,
    s: number,
    clothes: Clothes,
    pose: 'walk' | 'raise' | 'point',
    small: boolean,
    flip = true,
  ) => shade(x, y, s) + person({ x, y, scale: s, flip }, clothes, pose, small);
  return pick(
    // Feet above what the home page's bar of facts covers, on the tall sheet left of its buttons.
    put(880, 614, 1.04, father, 'walk', false) +
      put(934, 622, 0.72, child, 'raise', true) +
      put(984, 617, 0.99, mother, 'walk', false) +
      put(1030, 627, 0.57, toddler, 'walk', true) +
      put(1176, 598, 0.6, father, 'walk', false, false) +
      put(1204, 600, 0.44, toddler, 'walk', true, false),
    put(98, 534, 0.7, father, 'walk', false) +
      put(132, 540, 0.49, child, 'raise', true) +
      put(163, 536, 0.67, mother, 'walk', false),
  );
}

/** The centre opens its doors: morning light behind the pavilion, the Diplodocus beside it. */
export const hours = defineScene('hours', (sheet) => {
  const { defs, width, height, pick } = sheet;
  const horizon = height * pick(0.7, 0.72);
  const random = rng(6);
  const fronds = frondShapes(defs);
  const hall = pick({ x: 1120, ground: 580, k: 0.92 }, { x: 232, ground: 486, k: 0.46 });
  const far = ridge(width, horizon - pick(90, 60), pick(150, 80), 7);
  const mid = ridge(width, horizon - pick(34, 24), pick(90, 44), 19);
  const lawn = ridge(width, horizon + pick(40, 26), pick(30, 14), 25, { rough: 0.42 });
  const front = ridge(width, height * 0.965, pick(30, 16), 34, { rough: 0.45 });
  const ferns = pick(
    [
      [40, 716, 0.9],
      [150, 726, 0.7],
      [300, 730, 0.6],
      [1390, 724, 0.7],
      [1480, 716, 0.9],
      [1580, 712, 1.1],
    ] as const,
    [
      [6, 606, 0.5],
      [60, 612, 0.36],
      [334, 612, 0.36],
      [386, 606, 0.5],
    ] as const,
  );
  return (
    sky(defs, sheet, [
      [0, '#16324A'],
      [0.24, '#34506E'],
      [0.44, '#8A6A7E'],
      [0.6, '#E58F62'],
      [0.72, '#FAC774'],
      [1, '#FDE9B8'],
    ]) +
    stars([0, width], pick([104, 210], [70, 170]), pick(36, 16), 9, '#FCEBCB') +
    sun(pick(1120, 232), pick(356, 356), pick(118, 62), '#FFE3A1', '#FFF3D6', 1.2) +
    clouds(sheet, pick([120, 250], [110, 210]), pick(6, 3), 17, '#F6B07A', 0.4) +
    clouds(sheet, [height * 0.38, horizon - 80], pick(5, 3), pick(28, 31), '#FFE0AE', 0.45) +
    path(far.d, '#A97078') +
    mist(defs, width, horizon - 100, 120, '#FAC98C', 0.6) +
    path(mid.d, '#6E5A68') +
    grove(pick(18, 5), 13, pick([0, 780], [0, 70]), pick([44, 96], [30, 56]), (x, h, i) =>
      (i % 2 ? araucaria : spruce)(defs, x, mid.at(x) + 6, h, '#574A5E', i),
    ) +
    mist(defs, width, horizon - 40, 90, '#F6B98A', 0.4) +
    diplodocus(
      defs,
      pick(
        { x: 1560, y: 590, scale: 0.64, flip: true },
        { x: 378, y: 492, scale: 0.29, flip: true },
      ),
      duskCoat(defs),
      { eye: '#FBE3B4', mouth: '#172B33' },
    ) +
    path(
      lawn.d,
      defs.linear([
        [0, '#7C8A5A'],
        [0.05, '#4F7258'],
        [0.5, '#234A44'],
        [1, '#12302F'],
      ]),
    ) +
    blades(
      defs,
      [0, width],
      (x) => lawn.at(x) + pick(60, 50) + random() * pick(60, 40),
      pick(240, 90),
      pick([8, 18], [6, 12]),
      4,
      '#5E8A62',
    ) +
    glow(defs, hall.x, hall.ground - 60 * hall.k, 300 * hall.k, '#FFC46E', 0.6) +
    pavilion(defs, hall.x, hall.ground, hall.k, {
      bands: ['#E9C58F', '#D79A5E', '#B5703F', '#E0B684', '#94543A', '#C98A56'],
      roof: '#1F4A4B',
      roofEdge: '#FFC98A',
      glass: ['#FFE9B8', '#F2A24E'],
      frame: '#3A2624',
      light: '#FFD98E',
    }) +
    footpath(
      pick([690, 1120], [70, 270]),
      height,
      [hall.x - 96 * hall.k, hall.x + 96 * hall.k],
      hall.ground + 20 * hall.k,
      pick(90, 30),
      defs.linear([
        [0, '#FFD9A0'],
        [0.4, '#C99A72'],
        [1, '#5A5048'],
      ]),
    ) +
    pick(
      oak(
        defs,
        720,
        592,
        190,
        8,
        { trunk: '#2E2A28', dark: '#1F4A40', leaf: '#33684F', lit: '#8E9A5C' },
        1,
      ) +
        oak(
          defs,
          610,
          604,
          130,
          4,
          { trunk: '#2E2A28', dark: '#1F4A40', leaf: '#33684F', lit: '#8E9A5C' },
          1,
        ),
      oak(
        defs,
        44,
        496,
        96,
        8,
        { trunk: '#2E2A28', dark: '#1F4A40', leaf: '#33684F', lit: '#8E9A5C' },
        1,
      ),
    ) +
    pick(
      [
        [790, 612, 124],
        [1470, 664, 170],
      ] as const,
      [
        [66, 516, 70],
        [350, 530, 74],
      ] as const,
    )
      .map(([x, y, h]) => lamp(defs, x, y, h))
      .join('') +
    guests(sheet) +
    path(
      front.d,
      defs.linear([
        [0, '#1B4A42'],
        [0.3, '#0F2E2E'],
      ]),
    ) +
    blades(defs, [0, width], front.at, pick(300, 110), pick([12, 36], [8, 22]), 6, '#173F3A') +
    ferns
      .map(([x, y, s], i) => fernBush(fronds, x, y, s, i + 4, i % 2 ? '#1F5A4B' : '#0A2426', 9))
      .join('')
  );
});
