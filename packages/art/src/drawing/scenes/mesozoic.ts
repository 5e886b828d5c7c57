import { diplodocus } from '#drawing/creatures/diplodocus.ts';
import { pteranodon } from '#drawing/creatures/pteranodon.ts';
import { fernBush, frondShapes, treeFern } from '#drawing/parts/ferns.ts';
import { lake } from '#drawing/parts/lake.ts';
import { ridge } from '#drawing/parts/ridge.ts';
import { repeat, rng, within } from '#drawing/parts/rng.ts';
import { clouds, mist, sky, stars, sun } from '#drawing/parts/sky.ts';
import { path } from '#drawing/parts/svg.ts';
import { araucaria } from '#drawing/parts/trees.ts';
import { plume, volcano } from '#drawing/parts/volcano.ts';
import { defineScene, type Sheet } from '#drawing/scene.ts';

function heaven({ defs, width, height, pick }: Sheet, horizon: number): string {
  const light = { x: width * pick(0.825, 0.24), y: horizon - pick(62, 46), r: pick(80, 44) };
  return (
    sky(defs, { width, height }, [
      [0, '#16324A'],
      [0.28, '#3B4A6B'],
      [0.46, '#8F5A6B'],
      [0.6, '#DE7B4E'],
      [0.72, '#F6B65B'],
      [1, '#FBE0A0'],
    ]) +
    stars([0, width], pick([104, 230], [70, 190]), pick(54, 22), 4, '#FCEBCB') +
    sun(light.x, light.y, light.r, '#FFE3A1', '#FFF1CF') +
    clouds({ width, height }, pick([120, 250], [110, 200]), pick(6, 3), 11, '#F3A06B', 0.34) +
    clouds({ width, height }, [height * 0.3, horizon - 70], pick(6, 3), 23, '#FFD9A0', 0.4)
  );
}

function burning({ defs, width, pick }: Sheet, horizon: number): string {
  const place = {
    x: width * pick(0.5, 0.63),
    base: horizon + 26,
    width: pick(520, 280),
    height: pick(280, 168),
  };
  return (
    plume(defs, place, pick(250, 200), pick(240, 80), pick(1, 0.6), [
      ['#3A3B57', '#7A4A5C', '#E2713F'],
      ['#575474', '#A2606A', '#FFB25E'],
    ]) + volcano(defs, place, { cone: ['#5A3A4E', '#8A5560'], shade: '#3E2C43' })
  );
}

const LAYERS = [
  { lift: -34, amplitude: 150, fill: '#A5626A', seed: 5 },
  { lift: 6, amplitude: 110, fill: '#74505F', seed: 9 },
  { lift: 44, amplitude: 80, fill: '#4A4455', seed: 14 },
];

function hills({ defs, width, tall, pick }: Sheet, horizon: number): string {
  const random = rng(77);
  return LAYERS.map(({ lift, amplitude, fill, seed }, i) => {
    const hill = ridge(width, horizon + lift, amplitude * pick(1, 0.6), seed);
    const body = path(hill.d, fill);
    if (i < 2) return body + mist(defs, width, horizon + lift + 10, 90, '#F9B873', 0.5);
    // Tips above the big back would look like spines on it: no tree stands behind the Diplodocus.
    const clear = (x: number) => !tall && x > 900 && x < 1240;
    return (
      body +
      repeat(pick(26, 9), (k) => {
        const x = random() * width;
        const h = 60 + random() * 70;
        return clear(x) ? '' : araucaria(defs, x, hill.at(x) + 8, h, fill, k);
      })
    );
  }).join('');
}

function herd({ defs, width, height, pick }: Sheet): string {
  const far = diplodocus(
    defs,
    { x: width * pick(0.165, 0.04), y: height * pick(0.806, 0.805), scale: pick(0.25, 0.13) },
    { body: '#3A4552', far: '#2C3643', rim: '#E59A6B', rimShift: [-4, 6] },
  );
  const bank = ridge(width, height * pick(0.845, 0.83), pick(40, 26), 41, {
    rough: 0.45,
    detail: 5,
  });
  const near = diplodocus(
    defs,
    {
      x: width * pick(0.885, 0.93),
      y: height * pick(0.882, 0.852),
      scale: pick(0.8, 0.4),
      flip: true,
    },
    {
      body: defs.linear([
        [0, '#3B6264'],
        [0.55, '#224248'],
        [1, '#12262C'],
      ]),
      far: '#0F1F27',
      rim: '#F7B06C',
      rimShift: [6, 3.6],
    },
    { eye: '#FBE3B4', mouth: '#0F1F27', bands: '#0F1F27' },
  );
  const ground = path(
    bank.d,
    defs.linear([
      [0, '#2F5350'],
      [0.12, '#1B3A38'],
      [1, '#0E2224'],
    ]),
  );
  return far + ground + near;
}

function undergrowth({ defs, width, height, tall, pick }: Sheet): string {
  const fronds = frondShapes(defs);
  const random = rng(9);
  const [lit, mid, dark] = ['#2A6A58', '#164640', '#0A2728'];
  const back = repeat(pick(24, 10), (i) =>
    fernBush(
      fronds,
      random() * width,
      height * pick(0.925, 0.9) + random() * 16,
      within(random, pick([0.4, 0.6], [0.2, 0.3])),
      i + 3,
      lit,
    ),
  );
  const trees = tall
    ? treeFern(fronds, 8, height * 0.97, 120, 0.62, 3, mid) +
      treeFern(fronds, width, height * 0.98, 95, 0.55, 5, mid)
    : treeFern(fronds, 35, height * 0.97, 205, 1.2, 3, mid) +
      treeFern(fronds, 125, height * 0.98, 110, 0.85, 8, mid) +
      treeFern(fronds, width * 1.005, height * 0.95, 270, 1.2, 5, mid) +
      treeFern(fronds, width * 0.93, height * 0.98, 120, 0.9, 12, mid);
  const front = ridge(width, height * pick(0.962, 0.95), pick(36, 22), 63, {
    rough: 0.45,
    detail: 5,
  });
  const place = (i: number, count: number) => ((i + 0.2 + random() * 0.6) / count) * width;
  const middle = repeat(pick(17, 8), (i) =>
    fernBush(
      fronds,
      place(i, pick(17, 8)),
      height * 0.985 + random() * 10,
      within(random, pick([0.55, 0.8], [0.28, 0.42])),
      i + 31,
      mid,
    ),
  );
  const nearest = repeat(pick(12, 6), (i) =>
    fernBush(
      fronds,
      place(i, pick(12, 6)),
      height * 1.03 + random() * 12,
      within(random, pick([0.7, 1.05], [0.36, 0.5])),
      i + 61,
      dark,
    ),
  );
  return (
    back +
    trees +
    path(
      front.d,
      defs.linear([
        [0, mid],
        [0.04, dark],
      ]),
    ) +
    middle +
    nearest
  );
}

/** Dusk by a Mesozoic lake: Diplodocus before the sun, a volcano in the distance. */
export const mesozoic = defineScene('mesozoic', (sheet) => {
  const { defs, width, height, tall, pick } = sheet;
  const horizon = height * pick(0.66, 0.65);
  const water = lake(
    defs,
    { top: horizon + pick(78, 70), bottom: height, right: width },
    [
      [0, '#F3A765'],
      [0.25, '#B56A60'],
      [0.7, '#3C4A58'],
      [1, '#16323A'],
    ],
    {
      colour: '#FFE5B0',
      opacity: 0.62,
      lightX: width * pick(0.825, 0.24),
      spread: pick(120, 80),
      depth: pick(84, 60),
      count: pick(30, 16),
      seed: 12,
    },
  );
  const fliers = tall
    ? pteranodon({ x: width * 0.22, y: height * 0.43, scale: 0.42 }, '#2A3148') +
      pteranodon({ x: width * 0.4, y: height * 0.39, scale: 0.26, flip: true }, '#2A3148')
    : pteranodon({ x: 1064, y: 140, scale: 0.85 }, '#2A3148') +
      pteranodon({ x: 990, y: 236, scale: 0.46 }, '#2A3148') +
      pteranodon({ x: 1216, y: 88, scale: 0.4, flip: true }, '#2A3148');
  return (
    heaven(sheet, horizon) +
    burning(sheet, horizon) +
    hills(sheet, horizon) +
    water +
    fliers +
    herd(sheet) +
    undergrowth(sheet)
  );
});
