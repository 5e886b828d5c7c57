import { mammoth as mammothFigure, type MammothColours } from '#drawing/creatures/mammoth.ts';
import { gull } from '#drawing/creatures/birds.ts';
import { blades } from '#drawing/parts/grass.ts';
import { ridge, type Ridge } from '#drawing/parts/ridge.ts';
import { clouds, mist, pillPath, sky, sun, type Pill } from '#drawing/parts/sky.ts';
import { ellipse, path } from '#drawing/parts/svg.ts';
import { BIRCH, grove, oak, shrub } from '#drawing/parts/trees.ts';
import { defineScene, type Sheet } from '#drawing/scene.ts';

const NEAR: MammothColours = {
  body: '#5B4038',
  dark: '#35252A',
  lit: '#8A6652',
  rim: '#FBE3B8',
  tusk: '#FBF3E2',
  tuskShade: '#D9C7A8',
};
const FAR: MammothColours = {
  body: '#86705E',
  dark: '#6C5A50',
  lit: '#A38C74',
  rim: '#F3E0BC',
  tusk: '#F3ECE0',
  tuskShade: '#D8CBB8',
};

const FAR_BIRCH = { trunk: '#D9CFB4', dark: '#BFA766', leaf: '#CDB673', lit: '#E2CE93' };

/** A river winding through the steppe, towards us. */
function river({ defs, pick }: Sheet): string {
  const bed = pick(
    'M1010 428C1060 436 900 446 960 458C1040 474 700 486 620 512C540 540 420 560 300 640H520C560 590 640 556 760 528C880 500 1130 480 1040 456C1000 444 1110 436 1040 428Z',
    'M250 392C266 398 214 404 236 412C262 422 150 430 120 448C90 466 40 480 0 520V560C60 510 120 482 170 462C220 444 290 430 262 412C246 402 280 398 262 392Z',
  );
  const glints: Pill[] = pick(
    [
      [520, 554, 90, 3],
      [420, 598, 110, 4],
    ],
    [
      [120, 456, 40, 2],
      [60, 486, 44, 2],
    ],
  );
  return (
    path(
      bed,
      defs.linear([
        [0, '#DCE9E6'],
        [0.4, '#B5D2D8'],
        [1, '#86B4C2'],
      ]),
    ) + path(pillPath(glints), '#FDFBF0', { 'fill-opacity': 0.7 })
  );
}

/** Rolling grassland up to the horizon, a few birches on it. */
function steppe(sheet: Sheet, horizon: number): { markup: string; field: Ridge } {
  const { defs, width, pick } = sheet;
  const far = ridge(width, horizon - pick(46, 26), pick(70, 36), 12, { rough: 0.42 });
  const mid = ridge(width, horizon - pick(6, 4), pick(50, 26), 26, { rough: 0.42 });
  const field = ridge(width, horizon + pick(44, 26), pick(40, 20), 52, { rough: 0.42, detail: 4 });
  return {
    field,
    markup:
      path(far.d, '#C7C7AE') +
      mist(defs, width, horizon - pick(76, 50), pick(80, 50), '#FBF0D4', 0.8) +
      path(mid.d, '#CDBD85') +
      grove(pick(9, 4), 31, [0, width], pick([18, 34], [14, 22]), (x, h, i) =>
        i % 2
          ? oak(defs, x, mid.at(x) + 5, h * 1.3, i, FAR_BIRCH, 1)
          : shrub(defs, x, mid.at(x) + 4, h * 0.6, i, FAR_BIRCH, 1),
      ) +
      mist(defs, width, horizon - pick(20, 12), pick(60, 40), '#FBF0D4', 0.6) +
      path(
        field.d,
        defs.linear([
          [0, '#E6D49A'],
          [0.1, '#D6BC76'],
          [0.45, '#BC9650'],
          [1, '#8A6A38'],
        ]),
      ) +
      river(sheet) +
      blades(
        defs,
        [0, width],
        (x) => field.at(x) + pick(70, 40),
        pick(240, 90),
        pick([8, 18], [6, 12]),
        4,
        '#DCC27C',
      ) +
      blades(
        defs,
        [0, width],
        (x) => field.at(x) + pick(120, 74),
        pick(260, 90),
        pick([10, 24], [8, 16]),
        9,
        '#CDA95E',
      ),
  };
}

function herd({ defs, height, pick }: Sheet): string {
  const one = (x: number, y: number, scale: number, colours: MammothColours) =>
    ellipse(x + 400 * scale, y, 340 * scale, 22 * scale, '#5A4424', { 'fill-opacity': 0.4 }) +
    mammothFigure(defs, { x, y, scale }, colours, [pick(5, -4), 6]);
  return pick(
    one(716, height * 0.735, 0.12, FAR) +
      one(1254, height * 0.77, 0.13, FAR) +
      one(1330, height * 0.79, 0.3, FAR) +
      one(800, height * 0.875, 0.77, NEAR),
    one(268, height * 0.79, 0.17, FAR) + one(6, height * 0.89, 0.51, NEAR),
  );
}

/** Mammoths on the cold steppe of the Ice Age: open grassland, hardly a tree. */
export const mammoth = defineScene('mammoth', (sheet) => {
  const { defs, width, height, pick } = sheet;
  const horizon = height * pick(0.6, 0.64);
  const { markup, field } = steppe(sheet, horizon);
  const front = ridge(width, height * pick(0.945, 0.945), pick(30, 16), 71, { rough: 0.4 });
  return (
    sky(defs, sheet, [
      [0, '#A5CADA'],
      [0.3, '#C7DEDF'],
      [0.5, '#EFEBD6'],
      [0.64, '#FBE7BC'],
      [1, '#FBE7BC'],
    ]) +
    sun(
      width * pick(0.71, 0.72),
      height * pick(0.27, 0.4),
      pick(54, 32),
      '#FFF7E2',
      '#FFFDF4',
      1.8,
    ) +
    clouds(sheet, [height * 0.12, height * 0.34], pick(7, 3), 5, '#fff', 0.55) +
    markup +
    pick(
      oak(defs, 1500, field.at(1500) + 24, 170, 6, BIRCH, -1) +
        oak(defs, 1574, field.at(1574) + 40, 120, 3, BIRCH, -1) +
        shrub(defs, 1440, field.at(1440) + 26, 34, 5, BIRCH, -1),
      oak(defs, 356, field.at(356) + 14, 84, 6, BIRCH, -1),
    ) +
    pick(
      [
        [560, 196, 1.2],
        [620, 222, 0.9],
        [530, 236, 0.7],
      ] as const,
      [[70, 290, 0.6]] as const,
    )
      .map(([x, y, s]) => gull(x, y, s, '#8A7A5E'))
      .join('') +
    herd(sheet) +
    blades(
      defs,
      [0, width],
      (x) => front.at(x) - pick(14, 8),
      pick(300, 110),
      pick([14, 34], [10, 22]),
      7,
      '#B98F48',
      0.3,
    ) +
    path(
      front.d,
      defs.linear([
        [0, '#9C7638'],
        [0.5, '#6A4E26'],
      ]),
    ) +
    blades(
      defs,
      [0, width],
      front.at,
      pick(380, 130),
      pick([16, 44], [12, 28]),
      8,
      '#8A652E',
      0.3,
    ) +
    blades(
      defs,
      [0, width],
      (x) => front.at(x) + pick(28, 18),
      pick(280, 100),
      pick([18, 50], [12, 30]),
      12,
      '#5E4420',
      0.3,
    )
  );
});
