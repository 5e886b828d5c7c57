import {
  dots,
  limb,
  limbPath,
  limbs,
  polyline,
  ringPoints,
  smooth,
  smoothOn,
  type Joint,
} from '#drawing/parts/curve.ts';
import { ridge } from '#drawing/parts/ridge.ts';
import { between, repeat, rng } from '#drawing/parts/rng.ts';
import { glow, mist, sky, specks, stars } from '#drawing/parts/sky.ts';
import { layer, line, num, path, rect, type Point } from '#drawing/parts/svg.ts';
import { ledges, strata, type Layer } from '#drawing/parts/strata.ts';
import { flanks, plume, type VolcanoPlace } from '#drawing/parts/volcano.ts';
import { defineScene, type Sheet } from '#drawing/scene.ts';

const HOT = ['#8E2A1C', '#D8482A', '#F58A3A', '#FFD27A'] as const;
const BEDS = [
  '#5E343C',
  '#A8603F',
  '#4A2830',
  '#C07A4A',
  '#6E3E40',
  '#D39558',
  '#54303A',
  '#B46E48',
  '#3E222C',
  '#93543F',
];
const CRUST: readonly Layer[] = [
  { fill: '#5A3236', thickness: 16 },
  { fill: '#7A4438', thickness: 26 },
  { fill: '#3E2430', thickness: 20 },
  { fill: '#64383A', thickness: 30 },
  { fill: '#301C28', thickness: 24 },
  { fill: '#4A2A30', thickness: 34 },
  { fill: '#22131D', thickness: 80 },
];

/** The same flank of a smaller, older cone on the same spot. */
const shrink = (points: readonly Point[], { x, base }: VolcanoPlace, k: number): Point[] =>
  points.map(([px, py]) => [x + (px - x) * k, base - (base - py) * k]);

/** The cone from outside, and its right half cut away: the older cones within, bed over bed. */
function cone({ defs, pick }: Sheet, place: VolcanoPlace): string {
  const { x, base, width: w, height: h } = place;
  const crater = base - h;
  const { left, right } = flanks(place);
  const outside = `${smooth(left)}${smoothOn(right)}V${num(base + 40)}H${num(x - w / 2)}Z`;
  const cut = ledges([x + w * 0.02, crater], [x + w * 0.05, base + 30], 9, w * 0.012, 4);
  const inside = `${polyline(cut)}H${num(x + w / 2)}V${num(base)}${smoothOn([...right].reverse())}Z`;
  const beds = BEDS.map((fill, i) => {
    const flank = shrink(right, place, 1 - i * 0.085);
    const low = shrink(right, place, 1 - i * 0.085 - 0.03);
    return (
      path(`${smooth(flank)}V${num(base + 60)}H${num(x)}V${num(crater)}Z`, fill) +
      line(smooth(low), '#1E1018', pick(1.6, 1), { 'stroke-opacity': 0.28 })
    );
  }).join('');
  const random = rng(8);
  // Furrows run down from the rim and widen; those near the fire are lit on one side.
  const furrows = repeat(9, (_, share) => {
    const [sx, sy] = [x - w * (0.062 - share * 0.05), crater + h * 0.03];
    const reach = between(random, 0.5, 0.92);
    const [ex, ey] = [x - w * (0.42 - share * 0.4) * reach, crater + h * reach];
    const swell = w * 0.011 * (1 + reach);
    return `M${num(sx)} ${num(sy)}Q${num(sx * 0.62 + ex * 0.38 + swell)} ${num(sy * 0.4 + ey * 0.6)} ${num(ex + swell)} ${num(ey)}Q${num(sx * 0.66 + ex * 0.34 - swell)} ${num(sy * 0.44 + ey * 0.56)} ${num(sx)} ${num(sy)}Z`;
  });
  const stream = (grow: number) =>
    limbPath(
      limb(
        [x - w * 0.04, crater - h * 0.01, w * 0.009 * grow],
        [x - w * 0.064, crater + h * 0.16, w * 0.005 * grow],
        [x - w * 0.076, crater + h * 0.34, w * 0.007 * grow],
        [x - w * 0.122, crater + h * 0.54, w * 0.0056 * grow],
        [x - w * 0.146, crater + h * 0.7, w * 0.006 * grow],
        [x - w * 0.19, crater + h * 0.9, w * 0.001],
      ),
    );
  return (
    path(
      outside,
      defs.linear([
        [0, '#D27A52'],
        [0.2, '#8E4A48'],
        [0.6, '#5E343C'],
        [1, '#3E2430'],
      ]),
    ) +
    layer(path(furrows, '#2E1824', { 'fill-opacity': 0.5 }), {
      'clip-path': defs.clip(path(outside, '#000')),
    }) +
    line(smooth(left), '#FFA562', pick(3.4, 2), { 'stroke-opacity': 0.8 }) +
    path(stream(1.9), '#B8421F', { 'fill-opacity': 0.5 }) +
    path(stream(1), '#F0602A') +
    path(stream(0.45), '#FFD27A') +
    layer(beds, { 'clip-path': defs.clip(path(inside, '#000')) }) +
    line(polyline(cut), '#FFC58A', pick(3, 1.8), { 'stroke-opacity': 0.5 }) +
    line(smooth(right), '#FFA562', pick(2.4, 1.4), { 'stroke-opacity': 0.4 })
  );
}

/** Chamber, vent and side vents, glowing from dull red to white. */
function plumbing({ defs, pick }: Sheet, place: VolcanoPlace): string {
  const { x, base, width: w, height: h } = place;
  const k = pick(1, 0.52);
  const [cx, cy] = [x + w * 0.035, base + 104 * k];
  const hot = HOT.map((fill, i) => {
    const inset = [0, 9, 21, 36][i] ?? 0;
    const r = (radius: number) => Math.max(0.8, radius - inset * 0.42) * k;
    const pipe = limb(
      [cx, cy - 6 * k, r(50)],
      [cx - w * 0.002, base + 40 * k, r(34)],
      [cx - w * 0.006, base - h * 0.2, r(23)],
      [cx - w * 0.016, base - h * 0.5, r(20)],
      [cx - w * 0.026, base - h * 0.78, r(22)],
      [x, base - h * 1.01, r(34)],
    );
    const branch = (from: number, rise: number, reach: number) =>
      limb(
        [cx - w * 0.01, base - h * from, r(19)],
        [cx + w * reach * 0.3, base - h * (from + rise * 0.1), r(12)],
        [cx + w * reach * 0.7, base - h * (from + rise * 0.45), r(8)],
        [cx + w * reach, base - h * (from + rise), r(2)],
      );
    // Magma stands in a lens between the beds, rounder above where it melts its roof.
    const chamber = ringPoints(
      [cx, cy],
      [(270 - inset * 2.1) * k, (62 - inset) * k],
      14,
      (a) => Math.sin(a * 3 + i) * 0.06,
    );
    const side = i < 3 ? limbs([branch(0.16, 0.1, 0.22), branch(0.44, 0.16, 0.12)]) : '';
    // Paths of their own: where outlines of opposite turn overlap, one path would have a hole.
    return path(limbPath(pipe) + side, fill) + path(smooth(chamber, true), fill);
  });
  return (
    glow(defs, cx, cy, 380 * k, '#F0602A', 0.6) +
    path(
      smooth(
        ringPoints([cx, cy], [292 * k, 78 * k], 14, (a) => Math.sin(a * 3) * 0.06),
        true,
      ),
      '#5A1A18',
      { 'fill-opacity': 0.7 },
    ) +
    hot.join('')
  );
}

/** Jets of lava that rise, bend and thin out; each colour a narrower fan than the one before. */
function eruption({ pick }: Sheet, place: VolcanoPlace): string {
  const { x, base, height: h } = place;
  const crater = base - h;
  const k = pick(1, 0.54);
  const random = rng(40);
  const drops: Joint[] = [];
  const fan = (count: number, reach: number, rise: number, width: number, fill: string) =>
    path(
      repeat(count, (_, share) => {
        const side = (share - 0.5) * 2;
        const dx = side * reach * k * between(random, 0.75, 1.1);
        const up = rise * k * (1 - Math.abs(side) * 0.42) * between(random, 0.82, 1.08);
        const fall = Math.abs(side) * up * 0.62;
        drops.push([x + dx * 1.1, crater - up + fall + 12 * k, between(random, 2.4, 5) * k]);
        return limbPath(
          limb(
            [x + side * 12 * k, crater + 6 * k, width * k],
            [x + dx * 0.3, crater - up * 0.7, width * 0.8 * k],
            [x + dx * 0.7, crater - up, width * 0.55 * k],
            [x + dx, crater - up + fall, width * 0.16 * k],
          ),
          3,
        );
      }),
      fill,
    );
  const bombs: Joint[] = Array.from({ length: 24 }, () => [
    x + (random() - 0.5) * 420 * k,
    crater - 60 * k + (random() - 0.5) * 220 * k,
    between(random, 1.8, 5) * k,
  ]);
  return (
    fan(12, 156, 126, 8, '#D8482A') +
    fan(10, 108, 136, 7, '#FF8F3A') +
    fan(8, 66, 134, 6, '#FFD27A') +
    fan(4, 30, 112, 6, '#FFF6DC') +
    path(dots(drops), '#FFB24A') +
    path(dots(bombs), '#FFA03F')
  );
}

/** Hexagonal basalt columns: the foreground. */
function columns(
  [left, right]: readonly [number, number],
  base: number,
  [low, high]: readonly [number, number],
  w: number,
  seed: number,
): string {
  const random = rng(seed);
  let faces = '';
  let sides = '';
  let tops = '';
  for (let x = left; x < right; x += w) {
    const y = base - between(random, low, high);
    const d = w * 0.2;
    tops += `M${num(x)} ${num(y)}l${num(w * 0.28)} ${num(-d)}h${num(w * 0.44)}l${num(w * 0.28)} ${num(d)}l${num(-w * 0.28)} ${num(d)}h${num(-w * 0.44)}Z`;
    faces += `M${num(x)} ${num(y)}l${num(w * 0.28)} ${num(d)}h${num(w * 0.44)}l${num(w * 0.28)} ${num(-d)}V${num(base + 60)}H${num(x)}Z`;
    sides += `M${num(x + w * 0.72)} ${num(y + d)}l${num(w * 0.28)} ${num(-d)}V${num(base + 60)}H${num(x + w * 0.72)}Z`;
  }
  return path(faces, '#1E141F') + path(sides, '#3A1C22') + path(tops, '#5A2C2C');
}

/** Inside a volcano: the chamber, the vent, the layers, the eruption. */
export const volcano = defineScene('volcano', (sheet) => {
  const { defs, width, height, pick } = sheet;
  const place: VolcanoPlace = pick(
    { x: 1110, base: 522, width: 1080, height: 300 },
    { x: 196, base: 476, width: 470, height: 160 },
  );
  const far = ridge(width, height * pick(0.66, 0.73), pick(120, 50), 5, { sharp: true });
  const ground = place.base + pick(18, 10);
  return (
    sky(defs, sheet, [
      [0, '#160D1A'],
      [0.4, '#3A1A2A'],
      [0.66, '#7A2E30'],
      [0.84, '#C2542E'],
      [1, '#E98A45'],
    ]) +
    stars([0, width * 0.5], pick([100, 330], [70, 220]), pick(46, 16), 12, '#FCEBCB') +
    glow(defs, place.x, place.base - place.height, place.width * 0.66, '#FF7A35', 0.9) +
    plume(defs, place, pick(330, 250), pick(230, 90), pick(1.7, 0.9), [
      ['#2A1B28', '#4A2A36', '#C85A30'],
      ['#4A3240', '#7E4248', '#FF9A52'],
    ]) +
    path(far.d, '#4A2230') +
    mist(defs, width, height * pick(0.6, 0.68), pick(110, 60), '#E98A45', 0.5) +
    cone(sheet, place) +
    rect(0, ground + pick(30, 18), width, height - ground, '#22131D') +
    strata(
      [-30, width + 30],
      ground - 4,
      CRUST.map(({ fill, thickness }) => ({ fill, thickness: thickness * pick(1, 0.62) })),
      9,
      (x) =>
        Math.sin((x / width) * 5) * pick(9, 4) -
        pick(20, 10) * Math.exp(-(((x - place.x) / (place.width * 0.36)) ** 2)),
    ) +
    plumbing(sheet, place) +
    eruption(sheet, place) +
    columns(pick([-20, 400], [-10, 90]), height, pick([14, 74], [10, 50]), pick(38, 18), 3) +
    columns(pick([1420, 1640], [330, 410]), height, pick([30, 130], [20, 70]), pick(38, 18), 7) +
    specks(
      pick([640, width], [0, width]),
      pick([60, 560], [150, 480]),
      [0.8, 2.6],
      pick(90, 40),
      18,
      '#FFC45C',
      0.8,
    )
  );
});
