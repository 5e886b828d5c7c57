import { triceratops } from '#drawing/creatures/dinosaurs.ts';
import { person, type Clothes, type Pose } from '#drawing/creatures/people.ts';
import { footpath, tent } from '#drawing/parts/buildings.ts';
import { smooth } from '#drawing/parts/curve.ts';
import { femur, vertebra } from '#drawing/parts/fossils.ts';
import { balloon, bunting } from '#drawing/parts/interior.ts';
import { meadow } from '#drawing/parts/meadow.ts';
import { ridge } from '#drawing/parts/ridge.ts';
import { rng } from '#drawing/parts/rng.ts';
import { clouds, mist, sky, sun } from '#drawing/parts/sky.ts';
import { ellipse, group, line, num, path } from '#drawing/parts/svg.ts';
import { grove, oak, spruce } from '#drawing/parts/trees.ts';
import { defineScene, type Sheet } from '#drawing/scene.ts';

const FLAGS = ['#B8421F', '#F2B33D', '#1F5A4B', '#FBF8F1', '#4F86A8'];
const LEAVES = { trunk: '#4A3C28', dark: '#2F6B4E', leaf: '#549460', lit: '#A3C774' };

const CLOTHES: readonly Clothes[] = [
  { skin: '#E9B88D', hair: '#3A2218', top: '#B8421F', bottom: '#1D3A44', cut: 'bob' },
  { skin: '#DDA576', hair: '#221714', top: '#2F6B66', bottom: '#3A3348' },
  {
    skin: '#F0C49C',
    hair: '#7A4A24',
    top: '#F2B33D',
    bottom: '#2A4A5A',
    bag: '#B8421F',
    cut: 'tail',
  },
  { skin: '#E9B88D', hair: '#2A1B16', top: '#FBF8F1', bottom: '#7A3A5A', cut: 'bob' },
  {
    skin: '#D89E70',
    hair: '#1E1512',
    top: '#4F86A8',
    bottom: '#5A4A34',
    bag: '#1F5A4B',
    cut: 'cap',
  },
  { skin: '#F0C49C', hair: '#A8702F', top: '#E58A4A', bottom: '#2F6B66', cut: 'bob' },
];

type Guest = readonly [
  x: number,
  y: number,
  scale: number,
  clothes: number,
  pose: Pose,
  child: boolean,
  flip?: boolean,
];

const GUESTS: readonly Guest[] = [
  [742, 618, 0.92, 0, 'stand', false, true],
  [786, 622, 0.62, 2, 'point', true, true],
  [1148, 668, 1.1, 1, 'point', false, false],
  [1096, 676, 0.76, 4, 'raise', true, false],
  [990, 592, 0.7, 3, 'walk', false, true],
  [1022, 594, 0.5, 2, 'walk', true, true],
  [1480, 640, 0.96, 3, 'walk', false, false],
  [1526, 646, 0.68, 4, 'raise', true, false],
  [846, 684, 0.78, 2, 'slide', true, true],
  [968, 688, 0.76, 5, 'slide', true, false],
];
const GUESTS_TALL: readonly Guest[] = [
  [60, 536, 0.56, 0, 'stand', false, true],
  [88, 538, 0.4, 2, 'point', true, true],
  [180, 566, 0.7, 1, 'point', false],
  [148, 572, 0.48, 4, 'raise', true],
  [66, 586, 0.42, 5, 'slide', true, true],
];

/** The dig: a sand bed with half-buried bones. */
function dig({ pick }: Sheet): string {
  const [x, y, k] = pick([900, 648, 0.9], [92, 566, 0.46]);
  const bed = (grow: number, dy: number) =>
    smooth(
      [
        [-190, 4],
        [-120, -26],
        [10, -34],
        [130, -24],
        [190, 4],
        [120, 30],
        [-20, 38],
        [-140, 28],
      ].map(([a = 0, b = 0]) => [x + a * k * grow, y + (b + dy) * k * grow] as const),
      true,
    );
  return (
    path(bed(1.08, 2), '#8A6A44') +
    path(bed(1, 0), '#EBD3A0') +
    path(bed(0.9, -3), '#F6E5BC') +
    femur({ x: x - 70 * k, y: y - 6 * k, scale: 0.56 * k, rotate: -18 }, '#FFFDF4', '#D9BE92') +
    vertebra({ x: x + 46 * k, y: y + 8 * k, scale: 0.44 * k, rotate: 30 }, '#FFFDF4', '#D9BE92') +
    path(
      `M${num(x - 20 * k)} ${num(y + 2 * k)}q${num(10 * k)} ${num(-26 * k)} ${num(40 * k)} ${num(-22 * k)}q${num(26 * k)} ${num(6 * k)} ${num(20 * k)} ${num(20 * k)}q${num(-30 * k)} ${num(8 * k)} ${num(-60 * k)} ${num(2 * k)}Z`,
      '#FFFDF4',
    ) +
    ellipse(x + 14 * k, y - 8 * k, 5 * k, 4.5 * k, '#C9AE7C')
  );
}

/** A weekend in the park: workshops under tents, the dig, the big Triceratops. */
export const weekend = defineScene('weekend', (sheet) => {
  const { defs, width, height, pick } = sheet;
  const horizon = height * pick(0.59, 0.65);
  const far = ridge(width, horizon - pick(80, 50), pick(150, 80), 9);
  const mid = ridge(width, horizon - pick(30, 20), pick(90, 44), 23);
  const lawn = ridge(width, horizon + pick(34, 26), pick(34, 16), 31, { rough: 0.42 });
  const front = ridge(width, height * 0.982, pick(24, 12), 45, { rough: 0.45 });
  const random = rng(3);
  const guest = ([x, y, s, clothes, pose, child, flip = false]: Guest) =>
    // Who sits in the sand casts the shadow under the seat, not under the feet.
    ellipse(x, pose === 'slide' ? y - 40 * s : y, 20 * s, 4 * s, '#2C5A3C', {
      'fill-opacity': 0.4,
    }) +
    person(
      { x, y, scale: s, flip },
      CLOTHES[clothes] ?? { skin: '', hair: '', top: '', bottom: '' },
      pose,
      child,
    );
  const dinosaur = {
    body: defs.linear([
      [0, '#86A86A'],
      [0.5, '#4F7F5A'],
      [1, '#2C5647'],
    ]),
    far: '#274A40',
    rim: '#FFF3C9',
    rimShift: [-5, 5] as const,
    dark: '#2C5647',
    accent: '#E58A4A',
  };
  return (
    sky(defs, sheet, [
      [0, '#9CCBDD'],
      [0.36, '#CDE6E4'],
      [0.62, '#F7F1D6'],
      [1, '#FBE9B8'],
    ]) +
    sun(width * pick(0.56, 0.2), height * pick(0.22, 0.47), pick(58, 30), '#FFFBE6', '#FFFEF6', 2) +
    clouds(sheet, pick([100, 270], [80, 230]), pick(8, 4), 14, '#fff', 0.75) +
    path(far.d, '#B7D3B6') +
    mist(defs, width, horizon - 90, 120, '#F8F4DC', 0.75) +
    path(mid.d, '#8CBB8E') +
    grove(pick(34, 12), 6, [0, width], pick([36, 74], [24, 46]), (x, h, i) =>
      i % 3
        ? spruce(defs, x, mid.at(x) + 5, h, '#6FA47F', i)
        : oak(defs, x, mid.at(x) + 6, h * 0.9, i, {
            trunk: '#6A8A68',
            dark: '#6FA47F',
            leaf: '#86B68A',
            lit: '#B4D39E',
          }),
    ) +
    mist(defs, width, horizon - 30, 90, '#F4F3D8', 0.6) +
    path(
      lawn.d,
      defs.linear([
        [0, '#B5D08A'],
        [0.12, '#86B56E'],
        [0.6, '#4C8A58'],
        [1, '#2C6B4C'],
      ]),
    ) +
    footpath(
      pick([760, 1010], [120, 250]),
      height,
      pick([1010, 1046], [190, 210]),
      horizon + pick(44, 34),
      pick(60, 20),
      '#F2E2B8',
    ) +
    // The bar of facts lies over the lower edge of the slide: nobody stands behind it.
    group(
      { x: 0, y: pick(-50, -32) },
      pick(
        tent(840, 598, 190, 176, ['#B8421F', '#FBF8F1'], '#6A4A30') +
          tent(1040, 580, 130, 126, ['#1F5A4B', '#F2E2B8'], '#6A4A30'),
        tent(64, 516, 96, 96, ['#B8421F', '#FBF8F1'], '#6A4A30'),
      ) +
        pick(oak(defs, 1560, 676, 350, 7, LEAVES, -1), oak(defs, 372, 500, 150, 7, LEAVES, -1)) +
        ellipse(pick(1400, 292), pick(642, 546), pick(250, 108), pick(16, 8), '#244F3A', {
          'fill-opacity': 0.45,
        }) +
        pick(
          line('M706 610V392M986 560V380', '#6A4A30', 5) +
            bunting([706, 396], [986, 384], 30, 13, 20, FLAGS, '#6A4A30'),
          bunting([-10, 408], [180, 392], 16, 11, 12, FLAGS, '#6A4A30') +
            bunting([180, 392], [400, 372], 20, 12, 12, FLAGS, '#6A4A30'),
        ) +
        triceratops(
          defs,
          pick({ x: 1056, y: 640, scale: 0.86 }, { x: 136, y: 546, scale: 0.42 }),
          dinosaur,
        ) +
        dig(sheet) +
        pick(GUESTS, GUESTS_TALL).map(guest).join('') +
        pick(
          balloon(1552, 470, 24, '#B8421F', '#FFD9C2', '#6A4A30', 104) +
            balloon(1510, 500, 20, '#F2B33D', '#FFF3D6', '#6A4A30', 84, -10) +
            balloon(1086, 520, 18, '#4F86A8', '#E6F3FF', '#6A4A30', 86),
          balloon(154, 470, 12, '#F2B33D', '#FFF3D6', '#6A4A30', 56),
        ),
    ) +
    meadow(sheet, front, { count: pick(22, 9), height: 52, petals: FLAGS }, random)
  );
});
