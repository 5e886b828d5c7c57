import { person } from '#drawing/creatures/people.ts';
import { polyline, smooth, smoothOn } from '#drawing/parts/curve.ts';
import { ammonite, femur, fossilLeaf, trilobite, vertebra } from '#drawing/parts/fossils.ts';
import { tuft } from '#drawing/parts/grass.ts';
import { ridge } from '#drawing/parts/ridge.ts';
import { between, repeat, rng } from '#drawing/parts/rng.ts';
import { clouds, glow, mist, pillPath, sky, sun, type Pill } from '#drawing/parts/sky.ts';
import { bedding, ledges, strata, type Layer } from '#drawing/parts/strata.ts';
import { line, num, path, rect, type Point } from '#drawing/parts/svg.ts';
import { grove, oak, shrub, spruce } from '#drawing/parts/trees.ts';
import { defineScene, type Sheet } from '#drawing/scene.ts';

const LAYERS: readonly Layer[] = [
  { fill: '#6B4A30', thickness: 1 },
  { fill: '#C99A62', thickness: 1.5 },
  { fill: '#E7CE9E', thickness: 0.7 },
  { fill: '#B5723F', thickness: 1.7 },
  { fill: '#8C4A30', thickness: 0.6 },
  { fill: '#DDB884', thickness: 1.4 },
  { fill: '#A8764A', thickness: 0.8 },
  { fill: '#F0E2C4', thickness: 1.1 },
  { fill: '#94603E', thickness: 1.5 },
  { fill: '#C98F5C', thickness: 0.9 },
  { fill: '#6E4632', thickness: 0.7 },
  { fill: '#B98254', thickness: 1.6 },
  { fill: '#5A3A2A', thickness: 1.3 },
  { fill: '#82553A', thickness: 4 },
];

const HILL_OAK = { trunk: '#5A5034', dark: '#7A7444', leaf: '#938C50', lit: '#B5AA62' };
const TOP_OAK = { trunk: '#4A3524', dark: '#55602F', leaf: '#77803E', lit: '#A5A552' };

/** Where the cliff stands, how its layers fold, and the ground on top of it. */
function cliffPlace({ width, pick }: Sheet) {
  const [left, right, top] = pick([700, width + 30, 212], [90, width + 20, 336]);
  const unit = pick(30, 16);
  const span = right - left;
  const fold = (x: number) =>
    Math.sin(((x - left) / span) * Math.PI * 1.7 - 0.5) * unit * 1.25 +
    ((x - left) / span) * -unit * 0.8;
  return { left, right, top, unit, span, fold, surface: (x: number) => top - unit * 1.3 + fold(x) };
}

/** The layered cliff with its folds, fossils, and the light along its broken edge. */
function cliff(sheet: Sheet): string {
  const { defs, height, pick } = sheet;
  const { left, right, top, unit, span, fold, surface } = cliffPlace(sheet);
  const brow = left + pick(150, 60);
  const outline = ledges([brow, surface(brow)], [left, height], 13, pick(26, 10), 8);
  const ground = Array.from({ length: 25 }, (_, i): Point => {
    const x = right + ((brow - right) * i) / 24;
    return [x, surface(x) + 1];
  });
  const clip = defs.clip(path(`${polyline(outline)}H${right}${smoothOn(ground)}Z`, '#000'));
  const beds = bedding([left, right], [top + unit, height], pick(90, 46), 6, fold);
  const random = rng(31);
  // Joints run down from the folds; under each ledge lies its shadow.
  const joints = repeat(pick(26, 16), () => {
    const x = between(random, left + unit * 3, right);
    const y = between(random, top, height - unit * 4) + fold(x);
    const h = unit * between(random, 0.9, 2.4);
    return `M${num(x)} ${num(y)}l${num(unit * 0.14)} ${num(unit * 0.05)}l${num(-unit * 0.2)} ${num(h)}Z`;
  });
  const shadows = outline
    .map(([x, y], i) =>
      i % 2 && i > 1 && i < outline.length - 1
        ? `M${num(x - unit)} ${num(y)}h${num(unit * between(random, 3, 5))}l${num(-unit * 2.4)} ${num(unit * 0.5)}Z`
        : '',
    )
    .join('');
  const f = pick(1, 0.56);
  const place = pick(
    {
      ammonite: [1000, 500],
      ammonite2: [1500, 350],
      vertebra: [1190, 336],
      bone: [890, 560],
      leaf: [1400, 430],
      trilobite: [1530, 560],
      bone2: [930, 412],
    } as const,
    {
      ammonite: [186, 452],
      ammonite2: [354, 372],
      vertebra: [262, 396],
      bone: [150, 520],
      leaf: [344, 440],
      trilobite: [366, 520],
      bone2: [190, 402],
    } as const,
  );
  const fossils =
    ammonite(
      { x: place.ammonite[0], y: place.ammonite[1], scale: 0.86 * f, rotate: -30 },
      '#F3E4C4',
      '#8C5A38',
    ) +
    ammonite(
      { x: place.ammonite2[0], y: place.ammonite2[1], scale: 0.54 * f, rotate: 70 },
      '#FBF0D8',
      '#A8764A',
    ) +
    vertebra(
      { x: place.vertebra[0], y: place.vertebra[1], scale: 0.8 * f, rotate: 24 },
      '#F7EBD2',
      '#A8764A',
    ) +
    femur(
      { x: place.bone[0], y: place.bone[1], scale: 0.95 * f, rotate: -16 },
      '#F7EBD2',
      '#A8764A',
    ) +
    vertebra(
      { x: place.bone2[0], y: place.bone2[1], scale: 0.5 * f, rotate: -30 },
      '#F7EBD2',
      '#A8764A',
    ) +
    fossilLeaf({ x: place.leaf[0], y: place.leaf[1], scale: 0.62 * f, rotate: 50 }, '#6A3F28') +
    trilobite(
      { x: place.trilobite[0], y: place.trilobite[1], scale: 0.7 * f, rotate: 24 },
      '#F0DDB8',
      '#6E4632',
    );
  return (
    `<g clip-path="${clip}">` +
    strata(
      [left - 30, right],
      top - unit * 1.3,
      LAYERS.map(({ fill, thickness }) => ({ fill, thickness: thickness * unit })),
      5,
      fold,
    ) +
    line(beds, '#4A2C1C', pick(1.8, 1.2), { 'stroke-opacity': 0.35 }) +
    path(joints + shadows, '#3A2014', { 'fill-opacity': 0.22 }) +
    rect(
      left - 30,
      top - unit * 6,
      span * 0.36,
      height,
      defs.linear(
        [
          [0, '#FFF0C9', 0.62],
          [0.4, '#FFF0C9', 0.22],
          [1, '#FFF0C9', 0],
        ],
        1,
        0,
      ),
    ) +
    fossils +
    rect(
      left - 30,
      top,
      span + 30,
      height - top,
      defs.linear([
        [0, '#3A2014', 0],
        [0.55, '#3A2014', 0.04],
        [1, '#2A160E', 0.55],
      ]),
    ) +
    '</g>'
  );
}

function cave({ defs, pick }: Sheet): string {
  const k = pick(1, 0.52);
  const [x, y] = pick([1250, 640], [262, 556]);
  const mouth = smooth(
    [
      [-170, 30],
      [-158, -60],
      [-110, -130],
      [-30, -168],
      [60, -160],
      [130, -116],
      [168, -40],
      [176, 30],
    ].map(([a = 0, b = 0]) => [x + a * k, y + b * k] as const),
    true,
  );
  const clip = defs.clip(path(mouth, '#000'));
  const random = rng(16);
  /** A cone of dripstone and its lit half, hanging (`way` 1) or growing (-1). */
  const dripstone = (tx: number, base: number, w: number, h: number, way: 1 | -1) => {
    const tip = `${num(tx + w * 0.12)} ${num(base + way * h)}`;
    return (
      path(
        `M${num(tx - w)} ${num(base)}Q${num(tx - w * 0.3)} ${num(base + way * h * 0.3)} ${tip}Q${num(tx + w * 0.3)} ${num(base + way * h * 0.3)} ${num(tx + w)} ${num(base)}Z`,
        '#9A6C48',
      ) +
      path(
        `M${num(tx - w)} ${num(base)}Q${num(tx - w * 0.3)} ${num(base + way * h * 0.3)} ${tip}Q${num(tx - w * 0.05)} ${num(base + way * h * 0.3)} ${num(tx - w * 0.1)} ${num(base)}Z`,
        '#E3C08C',
      )
    );
  };
  const teeth = repeat(13, (i) => {
    const tx = x + (-150 + i * 26) * k;
    const roof = y - (176 - Math.abs(i - 6.4) ** 1.7 * 4.6) * k;
    return dripstone(tx, roof, between(random, 9, 15) * k, between(random, 34, 96) * k, 1);
  });
  const floor = repeat(7, (i) =>
    dripstone(
      x + (-126 + i * 40) * k,
      y + 30 * k,
      between(random, 11, 17) * k,
      between(random, 40, 84) * k,
      -1,
    ),
  );
  const fall = `M${num(x + 40 * k)} ${num(y - 150 * k)}C${num(x + 50 * k)} ${num(y - 90 * k)} ${num(x + 44 * k)} ${num(y - 40 * k)} ${num(x + 30 * k)} ${num(y + 40 * k)}H${num(x + 78 * k)}C${num(x + 70 * k)} ${num(y - 40 * k)} ${num(x + 72 * k)} ${num(y - 100 * k)} ${num(x + 58 * k)} ${num(y - 156 * k)}Z`;
  return (
    path(mouth, '#F6DDB0', {
      transform: `translate(${num(-5 * k)} ${num(-5 * k)})`,
      'fill-opacity': 0.6,
    }) +
    path(
      mouth,
      defs.linear([
        [0, '#2A1812'],
        [0.5, '#1E2A30'],
        [1, '#17454F'],
      ]),
    ) +
    `<g clip-path="${clip}">` +
    glow(defs, x + 30 * k, y - 30 * k, 150 * k, '#7FD0D6', 0.5) +
    teeth +
    path(
      fall,
      defs.linear([
        [0, '#E9FBFA', 0.9],
        [1, '#8FD6DC', 0.9],
      ]),
    ) +
    floor +
    '</g>'
  );
}

function pool({ defs, pick }: Sheet): string {
  const [x, y] = pick([1190, 690], [250, 580]);
  const k = pick(1, 0.5);
  const shore = smooth(
    [
      [-330, 16],
      [-220, -18],
      [-40, -34],
      [110, -32],
      [260, -14],
      [360, 20],
      [280, 90],
      [-260, 90],
    ].map(([a = 0, b = 0]) => [x + a * k, y + b * k] as const),
    true,
  );
  const glints: Pill[] = [
    [-120, -14, 120, 4],
    [20, -22, 110, 4],
    [90, -4, 150, 5],
    [-210, 2, 130, 4],
    [-40, 0, 90, 4],
  ].map(([a = 0, b = 0, w = 0, h = 0]) => [x + a * k, y + b * k, w * k, h * k]);
  return (
    path(shore, '#F4E6C6', { transform: 'translate(0 -5)' }) +
    path(
      shore,
      defs.linear([
        [0, '#BFE6E4'],
        [0.3, '#5FB0B8'],
        [1, '#1F6573'],
      ]),
    ) +
    path(pillPath(glints), '#F2FCFA', { 'fill-opacity': 0.8 })
  );
}

/** A cliff of folded layers with fossils, a cave and its spring. */
export const geodiversity = defineScene('geodiversity', (sheet) => {
  const { defs, width, height, pick } = sheet;
  const horizon = height * pick(0.64, 0.68);
  const far = ridge(width, horizon - pick(70, 36), pick(160, 80), 12);
  const mid = ridge(width, horizon, pick(110, 50), 3);
  const near = ridge(width, horizon + pick(80, 60), pick(70, 30), 18, { rough: 0.45 });
  const front = ridge(width, height * pick(0.985, 0.985), pick(30, 14), 40, { rough: 0.45 });
  const place = cliffPlace(sheet);
  const crown = pick([880, 1330] as const, [170, 390] as const);
  const random = rng(22);
  return (
    sky(defs, sheet, [
      [0, '#E3D2B0'],
      [0.4, '#F1E2C4'],
      [0.72, '#FBF1DA'],
      [1, '#F3E8D2'],
    ]) +
    sun(width * pick(0.5, 0.24), height * pick(0.26, 0.5), pick(64, 34), '#FFF9E6', '#FFFCF2', 2) +
    clouds(sheet, pick([110, 260], [90, 230]), pick(6, 3), 4, '#FFFAEC', 0.65) +
    path(far.d, '#D9BF94') +
    mist(defs, width, horizon - 90, 130, '#FBF1DA', 0.85) +
    path(mid.d, '#C4A070') +
    mist(defs, width, horizon - 20, 110, '#F7E9CB', 0.8) +
    path(
      near.d,
      defs.linear([
        [0, '#C3B274'],
        [0.1, '#A79A5C'],
        [0.5, '#77753F'],
        [1, '#4A4A2C'],
      ]),
    ) +
    grove(pick(22, 8), 5, [0, width * 0.5], pick([40, 84], [26, 44]), (x, h, i) =>
      i % 4
        ? spruce(defs, x, near.at(x) + 4, h, i % 2 ? '#6E7146' : '#85844E', i)
        : shrub(defs, x, near.at(x) + 6, h * 0.9, i, HILL_OAK),
    ) +
    grove(pick(13, 6), 12, crown, pick([40, 66], [36, 60]), (x, h, i) =>
      i % 3
        ? spruce(defs, x, place.surface(x) + 5, h, '#4E5A36', i)
        : shrub(defs, x, place.surface(x) + 6, h * 0.9, i, TOP_OAK),
    ) +
    cliff(sheet) +
    cave(sheet) +
    pool(sheet) +
    pick(
      person(
        { x: 1010, y: 674, scale: 0.82, flip: true },
        { skin: '#E7B184', hair: '#3A2418', top: '#B8421F', bottom: '#3A3A2A', bag: '#F2B33D' },
        'point',
      ),
      person(
        { x: 150, y: 578, scale: 0.42, flip: true },
        { skin: '#E7B184', hair: '#3A2418', top: '#B8421F', bottom: '#3A3A2A', bag: '#F2B33D' },
        'point',
      ),
    ) +
    path(
      front.d,
      defs.linear([
        [0, '#6B5A38'],
        [0.4, '#32291A'],
      ]),
    ) +
    repeat(pick(34, 14), (i) => {
      const x = random() * width;
      return tuft(
        x,
        front.at(x) + 5 + random() * 10,
        pick(1.1, 0.7),
        i,
        i % 2 ? '#8E8A4A' : '#B59A58',
      );
    }) +
    grove(pick(7, 4), 31, pick([20, 620], [0, 90]), pick([40, 84], [26, 44]), (x, h, i) =>
      oak(defs, x, front.at(x) + 8, h, i, {
        trunk: '#3A2E20',
        dark: '#4A4A26',
        leaf: '#6B6A32',
        lit: '#9A9448',
      }),
    )
  );
});
