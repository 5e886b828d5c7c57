import { eagle, flyingStork, gull, stork } from '#drawing/creatures/birds.ts';
import { apollo, commonBlue, swallowtail } from '#drawing/creatures/butterflies.ts';
import { polyline, smooth, smoothOn } from '#drawing/parts/curve.ts';
import { blades, flower } from '#drawing/parts/grass.ts';
import { ridge, skyline } from '#drawing/parts/ridge.ts';
import { between, repeat, rng } from '#drawing/parts/rng.ts';
import { clouds, mist, pillPath, sky, sun, type Pill } from '#drawing/parts/sky.ts';
import { layer, num, path, type Defs, type Point } from '#drawing/parts/svg.ts';
import { grove, oak, shrub, spruce } from '#drawing/parts/trees.ts';
import { ledges } from '#drawing/parts/strata.ts';
import { defineScene, type Sheet } from '#drawing/scene.ts';

const OAK = { trunk: '#3E3A28', dark: '#2C6048', leaf: '#4C8B5C', lit: '#8FBF72' };
const FAR_OAK = { trunk: '#5C7A60', dark: '#5C9272', leaf: '#79AD84', lit: '#A9CFA0' };

type RockColours = { rock: string; shade: string; lit: string; leaf: string; wood: string };

/** One limestone wall of the gorge: `side` is where it stands; its beds end in ledges with scrub. */
function wall(
  defs: Defs,
  side: -1 | 1,
  [x, top]: Point,
  [footX, foot]: Point,
  edge: number,
  seed: number,
  { rock, shade, lit, leaf, wood }: RockColours,
): string {
  const face = ledges([x, top], [footX, foot], 9, Math.abs(x - edge) * 0.045, seed);
  const outline = `${polyline(face)}L${num(edge)} ${num(foot)}V${num(top - 6)}Z`;
  const random = rng(seed);
  const height = foot - top;
  const unit = height / 9;
  /** As far out as the wall reaches anywhere. */
  const brink = (side > 0 ? Math.min(x, footX) : Math.max(x, footX)) - side * 20;
  /** A bedding plane from the face into the wall, at one height, a little uneven. */
  const plane = (py: number, sag: number): Point[] =>
    Array.from({ length: 9 }, (_, i) => [
      brink + ((edge - brink) * i) / 8,
      py + sag * i + (random() - 0.5) * unit * 0.22,
    ]);
  let beds = '';
  let cracks = '';
  for (let i = 1; i < 9; i++) {
    const y = top + unit * (i + (random() - 0.5) * 0.3);
    const upper = plane(y, unit * 0.06);
    const lower = plane(y + unit * between(random, 0.16, 0.4), unit * 0.06);
    beds += `${smooth(upper)}${smoothOn([...lower].reverse())}Z`;
    for (let c = 0; c < 4; c++) {
      const cx = x + (edge - x) * between(random, 0.02, 0.95) - side * 20 * (1 - i / 9);
      const h = unit * between(random, 0.5, 1.1);
      cracks += `M${num(cx)} ${num(y)}l${num(unit * 0.1)} 0l${num(-side * unit * 0.04)} ${num(h)}Z`;
    }
  }
  const colours = { trunk: wood, dark: wood, leaf, lit };
  const span = Math.abs(edge - x);
  const [from, to] = side < 0 ? [edge, x - 8] : [x + 8, edge];
  const scrub = face.slice(2, -1).map(([px, py], i) => {
    const h = unit * between(random, 0.34, 0.62);
    return i % 2
      ? shrub(defs, px + side * unit * between(random, 0.3, 1), py + 3, h, i, colours)
      : '';
  });
  return (
    path(outline, rock) +
    layer(
      path(beds, shade, { 'fill-opacity': 0.34 }) +
        path(cracks, shade, { 'fill-opacity': 0.6 }) +
        path(
          `${polyline(face.map(([px, py]) => [px + side * unit * 0.5, py - unit * 0.1]))}L${num(edge)} ${num(foot)}V${num(top - 20)}Z`,
          shade,
          { 'fill-opacity': 0.16 },
        ),
      { 'clip-path': defs.clip(path(outline, '#000')) },
    ) +
    scrub.join('') +
    grove(
      Math.round(span / (unit * 0.5)),
      seed + 2,
      [from, to],
      [unit * 0.6, unit * 1.1],
      (bx, h, i) => shrub(defs, bx, top + 5, h, i, colours),
    )
  );
}

function river({ defs, pick }: Sheet): string {
  const bed = pick(
    'M1046 430C1010 452 1130 470 1070 500C990 538 900 560 800 700H1290C1240 600 1190 560 1150 520C1110 480 1080 452 1062 430Z',
    'M214 408C204 420 240 430 222 446C196 466 150 486 96 600H318C296 530 268 486 248 456C236 436 226 420 220 408Z',
  );
  const glints: Pill[] = pick(
    [
      [1046, 470, 50, 3],
      [1020, 506, 90, 3],
      [980, 538, 130, 4],
      [1090, 560, 90, 4],
      [930, 586, 150, 4],
      [1110, 612, 110, 4],
      [1040, 640, 160, 5],
      [890, 656, 90, 4],
    ],
    [
      [206, 434, 24, 2],
      [196, 456, 44, 2],
      [176, 480, 60, 3],
      [216, 500, 50, 3],
      [150, 524, 80, 3],
      [230, 546, 60, 3],
    ],
  );
  return (
    path(
      bed,
      defs.linear([
        // Far away it is lost in the mist.
        [0, '#CFE9E6', 0],
        [0.16, '#CFE9E6'],
        [0.45, '#7DBFC4'],
        [1, '#2F7F8E'],
      ]),
    ) + path(pillPath(glints), '#F2FBF4', { 'fill-opacity': 0.7 })
  );
}

function meadow({ defs, width, height, pick }: Sheet): string {
  const [back, front] = [
    ridge(width, height * pick(0.87, 0.87), pick(46, 26), 17, { rough: 0.42 }),
    ridge(width, height * pick(0.955, 0.945), pick(30, 18), 28, { rough: 0.42 }),
  ];
  const hues = [
    ['#E8579A', '#FBE7A0'],
    ['#F2B33D', '#8A5A00'],
    ['#FBF8F1', '#F2B33D'],
    ['#8E6BC9', '#FBE7A0'],
    ['#C8472B', '#3A1A10'],
  ] as const;
  const bloom = (
    count: number,
    at: (x: number) => number,
    [low, high]: readonly [number, number],
    seed: number,
  ) => {
    const q = rng(seed);
    return repeat(count, (i) => {
      const [petal, heart] = hues[Math.floor(q() * hues.length)] ?? hues[0];
      const x = ((i + q()) / count) * width;
      return flower(x, at(x) + 10 + q() * 14, between(q, low, high), i, petal, heart, '#2F6A48');
    });
  };
  return (
    path(
      back.d,
      defs.linear([
        [0, '#8FC07A'],
        [0.1, '#5E9E66'],
        [1, '#2C6B4C'],
      ]),
    ) +
    blades(defs, [0, width], back.at, pick(260, 90), pick([10, 30], [8, 20]), 5, '#6FAE6C') +
    bloom(pick(26, 10), back.at, pick([26, 44], [18, 28]), 3) +
    path(
      front.d,
      defs.linear([
        [0, '#2F6E4E'],
        [0.3, '#184A3A'],
      ]),
    ) +
    blades(defs, [0, width], front.at, pick(360, 120), pick([18, 54], [12, 34]), 8, '#2A6648') +
    bloom(pick(16, 7), (x) => front.at(x) + 20, pick([48, 78], [30, 48]), 9) +
    blades(
      defs,
      [0, width],
      (x) => front.at(x) + pick(30, 18),
      pick(240, 90),
      pick([20, 60], [14, 36]),
      11,
      '#123C30',
    )
  );
}

/** A river gorge with oaks, storks, an eagle, and butterflies over the meadow. */
export const biodiversity = defineScene('biodiversity', (sheet) => {
  const { defs, width, height, pick } = sheet;
  const horizon = height * pick(0.6, 0.68);
  const far = ridge(width, horizon - pick(70, 36), pick(150, 80), 6);
  const mid = ridge(width, horizon - pick(14, 10), pick(100, 50), 15);
  const slope = pick(
    skyline([
      [-20, 372],
      [120, 384],
      [300, 430],
      [470, 500],
      [640, 560],
      [820, 620],
      [1000, 640],
      [1640, 640],
    ]),
    skyline([
      [-20, 446],
      [40, 462],
      [96, 496],
      [160, 524],
      [420, 540],
    ]),
  );
  const rock = {
    rock: defs.linear([
      [0, '#EFE6CE'],
      [0.5, '#D8CDB0'],
      [1, '#A8AE92'],
    ]),
    shade: '#A59C80',
    lit: '#A3CB86',
    leaf: '#74A874',
    wood: '#4F8A60',
  };
  const farRock = {
    rock: defs.linear([
      [0, '#E6E8D2'],
      [1, '#B9CDB4'],
    ]),
    shade: '#B4BEA2',
    lit: '#BBD9B0',
    leaf: '#A3C8A0',
    wood: '#8FB998',
  };
  const leftRock = () => ({
    ...rock,
    rock: defs.linear([
      [0, '#D5D3B6'],
      [1, '#8FA888'],
    ]),
    lit: '#94BF84',
    leaf: '#6FA774',
    wood: '#4B8560',
  });
  return (
    sky(defs, sheet, [
      [0, '#BFE0DD'],
      [0.4, '#DDEEDD'],
      [0.7, '#F8F4DA'],
      [1, '#F3EFC8'],
    ]) +
    sun(
      width * pick(0.66, 0.56),
      height * pick(0.27, 0.46),
      pick(62, 32),
      '#FFFBE0',
      '#FFFDF0',
      1.9,
    ) +
    clouds(sheet, pick([100, 250], [80, 210]), pick(6, 3), 12, '#fff', 0.6) +
    path(far.d, '#B4D3B8') +
    mist(defs, width, horizon - 90, 130, '#F4F5DE', 0.8) +
    path(mid.d, '#93BF9C') +
    grove(pick(40, 14), 6, [0, width], pick([22, 46], [14, 26]), (x, h, i) =>
      spruce(defs, x, mid.at(x) + 4, h, '#7FB08E', i),
    ) +
    mist(defs, width, horizon - 30, 110, '#F0F4DC', 0.75) +
    pick(
      wall(defs, 1, [1130, 330], [1080, 470], 1330, 4, farRock) +
        wall(defs, -1, [930, 356], [1040, 470], 700, 9, farRock),
      wall(defs, 1, [252, 366], [226, 430], 400, 4, farRock) +
        wall(defs, -1, [166, 376], [210, 430], -10, 9, farRock),
    ) +
    river(sheet) +
    pick(
      wall(defs, 1, [1310, 226], [1210, 580], 1640, 14, rock) +
        wall(defs, -1, [740, 330], [900, 590], -40, 23, leftRock()),
      wall(defs, 1, [310, 318], [262, 500], 420, 14, rock) +
        wall(defs, -1, [86, 392], [140, 510], -30, 23, leftRock()),
    ) +
    path(
      slope.d,
      defs.linear([
        [0, '#A6CD93'],
        [0.3, '#7FB47C'],
        [1, '#4E9464'],
      ]),
    ) +
    grove(pick(26, 7), 31, pick([0, 760], [0, 110]), pick([44, 96], [26, 50]), (x, h, i) =>
      i % 3
        ? shrub(defs, x, slope.at(x) + 12, h, i + 3, FAR_OAK, 1)
        : oak(defs, x, slope.at(x) + 8, h * 1.2, i + 3, FAR_OAK, 1),
    ) +
    pick(
      oak(defs, 1480, 664, 330, 5, OAK, -1) + oak(defs, 1600, 690, 240, 9, OAK, -1),
      oak(defs, 372, 548, 170, 5, OAK, -1),
    ) +
    meadow(sheet) +
    pick(
      stork({ x: 1120, y: 664, scale: 0.86 }) + stork({ x: 1010, y: 650, scale: 0.62, flip: true }),
      stork({ x: 236, y: 566, scale: 0.58 }),
    ) +
    pick(
      flyingStork({ x: 884, y: 240, scale: 1.15 }) + flyingStork({ x: 1072, y: 176, scale: 0.6 }),
      flyingStork({ x: 104, y: 320, scale: 0.62 }),
    ) +
    pick(
      eagle({ x: 1236, y: 150, scale: 0.7, rotate: -8 }, '#5A4630', '#F2E7CC'),
      eagle({ x: 286, y: 262, scale: 0.36, rotate: -8 }, '#5A4630', '#F2E7CC'),
    ) +
    pick(
      swallowtail({ x: 790, y: 560, scale: 0.72, rotate: -24 }) +
        apollo({ x: 1316, y: 560, scale: 0.8, rotate: 18 }) +
        commonBlue({ x: 884, y: 604, scale: 0.5, rotate: 30 }) +
        commonBlue({ x: 1216, y: 500, scale: 0.42, rotate: -30 }),
      swallowtail({ x: 108, y: 508, scale: 0.44, rotate: -24 }) +
        apollo({ x: 322, y: 470, scale: 0.44, rotate: 18 }) +
        commonBlue({ x: 56, y: 540, scale: 0.34, rotate: 30 }),
    ) +
    pick(gull(700, 150, 0.8, '#5C7A60') + gull(736, 164, 0.6, '#5C7A60'), '')
  );
});
