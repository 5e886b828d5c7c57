import { mammoth as mammothFigure, type MammothColours } from '../creatures/mammoth.ts';
import { tuft } from '../parts/grass.ts';
import { peaks } from '../parts/peaks.ts';
import { ridge } from '../parts/ridge.ts';
import { repeat, rng, within } from '../parts/rng.ts';
import { clouds, mist, sky, specks, sun } from '../parts/sky.ts';
import { ellipse, path } from '../parts/svg.ts';
import { grove, spruce } from '../parts/trees.ts';
import { defineScene, type Sheet } from '../scene.ts';

const NEAR: MammothColours = {
  body: '#5B4038',
  dark: '#35252A',
  lit: '#8A6652',
  rim: '#F8DDB8',
  tusk: '#FBF3E2',
  tuskShade: '#D9C7A8',
};
const FAR: MammothColours = {
  body: '#7C6A68',
  dark: '#635558',
  lit: '#97837C',
  rim: '#EBD9C8',
  tusk: '#F3ECE0',
  tuskShade: '#D8CBB8',
};

function mountains({ defs, width, height, pick }: Sheet, horizon: number): string {
  const h = height;
  const far = pick(
    [
      [90, h * 0.35, 430],
      [390, h * 0.24, 560],
      [720, h * 0.34, 470],
      [980, h * 0.19, 640],
      [1290, h * 0.28, 560],
      [1560, h * 0.2, 560],
    ] as const,
    [
      [40, h * 0.44, 230],
      [200, h * 0.4, 280],
      [352, h * 0.43, 230],
    ] as const,
  );
  const near = pick(
    [
      [230, h * 0.46, 420],
      [560, h * 0.43, 430],
      [860, h * 0.45, 420],
      [1150, h * 0.42, 480],
      [1450, h * 0.44, 460],
    ] as const,
    [
      [110, h * 0.5, 220],
      [300, h * 0.49, 260],
    ] as const,
  );
  return (
    peaks(
      far,
      horizon + 60,
      { lit: '#B9CFDC', shade: '#9CB9CB', snow: '#FDF6EA', snowShade: '#D3E0E9' },
      4,
    ) +
    mist(defs, width, horizon - 60, 130, '#FBEBD6', 0.85) +
    peaks(
      near,
      horizon + 70,
      { lit: '#93B3C6', shade: '#7799B1', snow: '#F4F4F0', snowShade: '#BDD1DE' },
      9,
    ) +
    mist(defs, width, horizon - 20, 110, '#F1F2F0', 0.9)
  );
}

function forest({ defs, width, tall, pick }: Sheet, horizon: number): string {
  const random = rng(3);
  const slope = ridge(width, horizon + 40, 60, 51, { rough: 0.45, detail: 4 });
  const field = ridge(width, horizon + 84, 56, 52, { rough: 0.42, detail: 4 });
  const near = pick([24, 88, 150, 206, 262, 560, 1330, 1390, 1450, 1508, 1566], [14, 52, 350, 384]);
  return (
    path(slope.d, '#D9E6EC') +
    grove(pick(34, 12), 3, [0, width], pick([46, 92], [30, 64]), (x, h, i) =>
      spruce(defs, x, slope.at(x) + 6, h, '#6D93A3', i, '#DCEAF0'),
    ) +
    path(
      field.d,
      defs.linear([
        [0, '#F7FAFA'],
        [0.25, '#DDE9EE'],
        [1, '#B9D0DB'],
      ]),
    ) +
    near
      .map((x, i) =>
        spruce(
          defs,
          x,
          field.at(x) + 10,
          within(random, pick([130, 225], [80, 120])),
          x < 680 && !tall ? '#7FA5B2' : '#2F5A63',
          i + 60,
          '#E9F2F4',
        ),
      )
      .join('')
  );
}

function herd({ defs, height, pick }: Sheet): string {
  const one = (x: number, y: number, scale: number, colours: MammothColours) =>
    ellipse(x + 400 * scale, y, 340 * scale, 22 * scale, '#6F97AC', { 'fill-opacity': 0.5 }) +
    mammothFigure(defs, { x, y, scale }, colours, [pick(5, -4), 6]);
  return pick(
    one(1290, height * 0.8, 0.36, FAR) +
      one(686, height * 0.762, 0.15, FAR) +
      one(770, height * 0.935, 0.84, NEAR),
    one(250, height * 0.8, 0.2, FAR) + one(6, height * 0.915, 0.53, NEAR),
  );
}

/** Mammoths on the snow steppe of the Ice Age. */
export const mammoth = defineScene('mammoth', (sheet) => {
  const { defs, width, height, pick } = sheet;
  const horizon = height * pick(0.62, 0.64);
  const random = rng(5);
  const front = ridge(width, height * pick(0.955, 0.93), pick(44, 22), 71, {
    rough: 0.4,
    detail: 4,
  });
  return (
    sky(defs, sheet, [
      [0, '#6C9DBD'],
      [0.35, '#A9CBDB'],
      [0.55, '#E9E4DC'],
      [0.68, '#FBE3C4'],
      [1, '#fff'],
    ]) +
    sun(
      width * pick(0.705, 0.72),
      height * pick(0.25, 0.2),
      pick(56, 36),
      '#FFF7E2',
      '#FFFDF4',
      1.8,
    ) +
    clouds(sheet, [height * 0.08, height * 0.3], pick(6, 3), 5, '#fff', 0.42) +
    mountains(sheet, horizon) +
    forest(sheet, horizon) +
    herd(sheet) +
    path(
      front.d,
      defs.linear([
        [0, '#fff'],
        [0.3, '#E4EEF2'],
        [1, '#C3D8E1'],
      ]),
    ) +
    repeat(pick(26, 11), (i) => {
      const x = random() * width;
      return tuft(x, front.at(x) + 4 + random() * pick(20, 30), pick(1, 0.8), i, '#A88B5E');
    }) +
    specks([0, width], [0, height], [0.8, pick(2.8, 2.2)], pick(150, 60), 8, '#fff', 0.85)
  );
});
