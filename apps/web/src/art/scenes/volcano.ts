import { dots, held, limb, limbPath, smooth, smoothOn, type Joint } from '../parts/curve.ts';
import { facets, ridge } from '../parts/ridge.ts';
import { between, repeat, rng } from '../parts/rng.ts';
import { glow, mist, sky, specks, stars } from '../parts/sky.ts';
import { ellipse, line, num, path, rect, type Point } from '../parts/svg.ts';
import { strata, type Layer } from '../parts/strata.ts';
import { flanks, plume, type VolcanoPlace } from '../parts/volcano.ts';
import { defineScene, type Sheet } from '../scene.ts';

const HOT = ['#8E2A1C', '#D8482A', '#F58A3A', '#FFD27A'] as const;
const BEDS = ['#6A3B3C', '#93543F', '#4E2C34', '#B46E48', '#6E3E40', '#C98752', '#5A3238'];
const CRUST: readonly Layer[] = [
  { fill: '#5A3236', thickness: 16 },
  { fill: '#7A4438', thickness: 26 },
  { fill: '#3E2430', thickness: 20 },
  { fill: '#64383A', thickness: 30 },
  { fill: '#301C28', thickness: 24 },
  { fill: '#4A2A30', thickness: 34 },
  { fill: '#22131D', thickness: 80 },
];

/** The cone from outside, and its right half cut away: shells of ash and lava around the vent. */
function cone({ defs }: Sheet, place: VolcanoPlace): string {
  const { x, base, width: w, height: h } = place;
  const crater = base - h;
  const { left, right } = flanks(place);
  const cut: Point[] = [
    [x - w * 0.02, crater + h * 0.02],
    [x + w * 0.01, crater + h * 0.2],
    [x - w * 0.03, crater + h * 0.42],
    [x + w * 0.005, crater + h * 0.68],
    [x - w * 0.03, base + 40],
  ];
  const outside = `${smooth(left)}${smoothOn(right)}V${num(base + 40)}H${num(x - w / 2)}Z`;
  const inside = `${smooth(cut)}H${num(x + w / 2)}V${num(base)}${smoothOn([...right].reverse())}Z`;
  const clip = defs.clip(path(inside, '#000'));
  const shells = BEDS.map((fill, i) => {
    const k = 1 - i * 0.125;
    const shell = right.map(([px, py]): Point => [
      x + (px - x) * k * 1.02,
      crater + (py - crater) * (0.94 + i * 0.012) + i * h * 0.045,
    ]);
    return (
      path(`${smooth(shell)}V${num(base + 60)}H${num(x - w)}V${num(crater)}Z`, fill) +
      line(smooth(shell), '#E08A56', 1.6, { 'stroke-opacity': 0.35 })
    );
  }).join('');
  const random = rng(8);
  const gullies = repeat(9, (i) => {
    const t = 0.12 + i * 0.09;
    const a = held(left, 3);
    const gx = a[0] - (a[0] - (x - w * 0.47)) * t * 0.9 + w * 0.01;
    const gy = crater + h * t * between(random, 0.9, 1.1) + 10;
    return `M${num(gx)} ${num(gy)}q${num(-w * 0.025)} ${num(h * 0.1)} ${num(-w * 0.05)} ${num(h * 0.2)}q${num(w * 0.012)} ${num(-h * 0.12)} ${num(w * 0.05)} ${num(-h * 0.2)}Z`;
  });
  return (
    path(
      outside,
      defs.linear([
        [0, '#D27A52'],
        [0.26, '#96524C'],
        [1, '#5E343C'],
      ]),
    ) +
    `<g clip-path="${defs.clip(path(outside, '#000'))}">${path(gullies, '#3A1E2A', { 'fill-opacity': 0.55 })}</g>` +
    line(smooth(left), '#FFA562', 3, { 'stroke-opacity': 0.75 }) +
    `<g clip-path="${clip}">${shells}</g>` +
    line(smooth(cut), '#FFC58A', 3, { 'stroke-opacity': 0.3 })
  );
}

/** Chamber, vent and side vents, glowing from dull red to white. */
function plumbing({ defs, pick }: Sheet, place: VolcanoPlace): string {
  const { x, base, width: w, height: h } = place;
  const k = pick(1, 0.5);
  const vx = x + w * 0.035;
  const chamber: Point = [vx + w * 0.05, base + 88 * k];
  const hot = (i: number, grow: number) => {
    const r = (v: number) => v * grow * k;
    const pipe = limb(
      [chamber[0] - w * 0.01, chamber[1] - 20 * k, r(40)],
      [vx + w * 0.012, base - h * 0.14, r(22)],
      [vx - w * 0.004, base - h * 0.42, r(15)],
      [vx + w * 0.004, base - h * 0.72, r(14)],
      [x, base - h * 1.005, r(24)],
    );
    const sill = limb(
      [vx, base - h * 0.36, r(9)],
      [vx + w * 0.08, base - h * 0.3, r(6)],
      [vx + w * 0.15, base - h * 0.36, r(5)],
      [vx + w * 0.19, base - h * 0.44, r(3)],
    );
    const dyke = limb(
      [vx, base - h * 0.12, r(10)],
      [vx + w * 0.12, base - h * 0.1, r(6)],
      [vx + w * 0.22, base - h * 0.15, r(4)],
      [vx + w * 0.28, base - h * 0.2, r(2)],
    );
    const edge = [
      [-250, 10],
      [-170, -24],
      [-90, -30],
      [-20, -46],
      [70, -38],
      [150, -20],
      [262, 2],
      [190, 34],
      [110, 42],
      [10, 58],
      [-80, 44],
      [-170, 40],
    ];
    const blob = smooth(
      edge.map(
        ([a = 0, b = 0], j) =>
          [
            chamber[0] +
              (a * (0.3 + 0.7 * grow) + Math.sin(j * 2.1 + i * 1.7) * 12 * (i ? 1 : 0)) * k,
            chamber[1] + (b * (0.1 + 0.9 * grow) + Math.cos(j * 1.7 + i * 2.3) * 4) * k,
          ] as const,
      ),
      true,
    );
    return path(limbPath(pipe) + limbPath(sill) + limbPath(dyke) + blob, HOT[i] ?? HOT[0]);
  };
  return (
    glow(defs, chamber[0], chamber[1], 330 * k, '#F0602A', 0.55) +
    hot(0, 1) +
    hot(1, 0.82) +
    hot(2, 0.58) +
    hot(3, 0.28)
  );
}

function eruption({ defs, pick }: Sheet, place: VolcanoPlace): string {
  const { x, base, height: h } = place;
  const crater = base - h;
  const k = pick(1, 0.52);
  const random = rng(40);
  const arcs = (count: number, reach: number, width: number, colour: string) =>
    line(
      repeat(count, () => {
        const dx = (random() - 0.5) * 2 * reach * k;
        const up = between(random, 60, 118) * k;
        return `M${num(x + (random() - 0.5) * 22 * k)} ${num(crater)}Q${num(x + dx * 0.5)} ${num(crater - up * 1.5)} ${num(x + dx)} ${num(crater - up * 0.3 + Math.abs(dx) * 0.7)}`;
      }),
      colour,
      width * k,
      { 'stroke-opacity': 0.9 },
    );
  const bombs: Joint[] = Array.from({ length: 26 }, () => [
    x + (random() - 0.5) * 380 * k,
    crater - 40 * k + (random() - 0.5) * 200 * k,
    between(random, 2, 6) * k,
  ]);
  return (
    glow(defs, x, crater - 30 * k, 300 * k, '#FF8A3D', 0.75) +
    arcs(17, 150, 5, '#E9552B') +
    arcs(12, 96, 3.6, '#FFC45C') +
    arcs(7, 46, 4, '#FFF0C0') +
    path(dots(bombs), '#FFB24A')
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
    { x: 1120, base: 540, width: 1000, height: 306 },
    { x: 196, base: 482, width: 430, height: 150 },
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
    glow(defs, place.x, place.base - place.height, place.width * 0.7, '#FF7A35', 0.55) +
    plume(defs, place, pick(320, 250), pick(250, 90), pick(1.5, 0.85), [
      ['#3A2734', '#5E3440', '#D8663A'],
      ['#57404C', '#8E4E4C', '#FFA45A'],
    ]) +
    path(far.d, '#4A2230') +
    facets(far, 50, '#391926', 0.9) +
    mist(defs, width, height * pick(0.6, 0.68), pick(110, 60), '#E98A45', 0.5) +
    cone(sheet, place) +
    rect(0, ground, width, height - ground, '#22131D') +
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
    ellipse(place.x, place.base - place.height + 2, place.width * 0.05, pick(9, 5), '#FFE7A8') +
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
