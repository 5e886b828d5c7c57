import { ringPoints, smooth } from '../parts/curve.ts';
import { botryoid, cluster, crystal, cubes, rockBase, type Tones } from '../parts/crystals.ts';
import { peaks } from '../parts/peaks.ts';
import { facets, ridge } from '../parts/ridge.ts';
import { between, repeat, rng } from '../parts/rng.ts';
import { glow, mist, sky, sun } from '../parts/sky.ts';
import { ellipse, num, path, rect, type Defs } from '../parts/svg.ts';
import { defineScene, type Sheet } from '../scene.ts';

const BANDS = [
  '#4A3B34',
  '#6B5446',
  '#A88A68',
  '#D9C29A',
  '#F1E6CC',
  '#B9D3D6',
  '#6FA3AC',
  '#E6F0EE',
  '#3F7F8C',
  '#CFE3E2',
  '#F7F3EA',
  '#B39CCB',
  '#7A5AA6',
  '#4B2F7F',
];
const AMETHYST: readonly Tones[] = [
  ['#EADCFB', '#B08FDD', '#6C46A8'],
  ['#D9C4F4', '#9670CC', '#573590'],
  ['#F6EEFF', '#C7AAEA', '#7F5BB8'],
];

/** A geode cut open: rind, agate bands, and amethyst growing into the hollow. */
function geode(defs: Defs, x: number, y: number, r: number): string {
  const random = rng(19);
  const phases = Array.from({ length: 5 }, () => random() * Math.PI * 2);
  const wobble = (depth: number) => (a: number) =>
    phases.reduce(
      (sum, phase, k) =>
        sum + Math.sin(a * (k + 2) + phase + depth * 0.5) * (0.026 - depth * 0.008),
      0,
    );
  const bands = BANDS.map((fill, i) => {
    const k = 1 - 0.42 * Math.pow(i / (BANDS.length - 1), 0.9);
    return path(
      smooth(ringPoints([x, y], [r * k, r * k * 0.93], 46, wobble(i / BANDS.length)), true),
      fill,
    );
  }).join('');
  const hollow = path(
    smooth(ringPoints([x, y], [r * 0.54, r * 0.5], 40, wobble(1)), true),
    defs.radial([
      [0, '#150A33'],
      [0.7, '#2B1760'],
      [1, '#4B2F7F'],
    ]),
  );
  const row = (count: number, at: number, length: number, seed: number) => {
    const q = rng(seed);
    return repeat(count, (i) => {
      const a = ((i + q() * 0.5) / count) * Math.PI * 2;
      const l = r * length * between(q, 0.7, 1.25);
      // The light comes from the upper left, so the lower right wall is the bright one.
      const bright = Math.cos(a - Math.PI / 4);
      const tones = AMETHYST[bright > 0.35 ? 2 : bright > -0.4 ? 0 : 1] ?? AMETHYST[0];
      return crystal(
        x + Math.cos(a) * r * at,
        y + Math.sin(a) * r * at * 0.93,
        r * between(q, 0.07, 0.115),
        l,
        (a * 180) / Math.PI - 90 + between(q, -9, 9),
        tones ?? ['#fff', '#aaa', '#555'],
        '#fff',
      );
    });
  };
  const rim = path(
    smooth(ringPoints([x, y], [r * 1.015, r * 0.945], 46, wobble(0)), true),
    '#FFF6DF',
  );
  return (
    rim +
    `<g transform="translate(${num(r * 0.012)} ${num(r * 0.014)})">${bands}</g>` +
    hollow +
    row(30, 0.59, 0.17, 4) +
    row(26, 0.575, 0.24, 9) +
    row(17, 0.565, 0.3, 14) +
    glow(defs, x - r * 0.1, y - r * 0.1, r * 0.5, '#C9A8FF', 0.35)
  );
}

const QUARTZ: Tones = ['#FFFFFF', '#DDEBEE', '#9DBBC4'];
const ROSE: Tones = ['#FBE3DF', '#E7AFA8', '#B06E6C'];
const PYRITE: Tones = ['#FBE9A8', '#D8B24A', '#8C6A22'];
const MALACHITE: Tones = ['#B8ECCB', '#2F9A6C', '#0F5A45'];
const AZURE: Tones = ['#CFE6FF', '#4B86D0', '#1E3F8C'];

const onRock = (x: number, y: number, s: number, seed: number, grown: string) =>
  ellipse(x, y + 26 * s, 130 * s, 10 * s, '#0C2F37', { 'fill-opacity': 0.35 }) +
  grown +
  rockBase(x, y + 12 * s, 220 * s, 26 * s, seed, '#3B4A4C', '#56686A');

function sparkle(x: number, y: number, s: number): string {
  return path(
    `M${num(x)} ${num(y - s)}Q${num(x + s * 0.08)} ${num(y - s * 0.08)} ${num(x + s)} ${num(y)}Q${num(x + s * 0.08)} ${num(y + s * 0.08)} ${num(x)} ${num(y + s)}Q${num(x - s * 0.08)} ${num(y + s * 0.08)} ${num(x - s)} ${num(y)}Q${num(x - s * 0.08)} ${num(y - s * 0.08)} ${num(x)} ${num(y - s)}Z`,
    '#fff',
  );
}

function backdrop({ defs, width, height, pick }: Sheet): string {
  const horizon = height * pick(0.66, 0.7);
  const far = pick(
    [
      [120, 330, 420],
      [420, 270, 520],
      [760, 320, 460],
      [1420, 250, 560],
    ] as const,
    [
      [40, 350, 200],
      [330, 330, 240],
    ] as const,
  );
  const near = ridge(width, horizon + 20, 90, 8, { sharp: true, detail: 5 });
  return (
    sky(defs, { width, height }, [
      [0, '#C4DADD'],
      [0.5, '#E4EEEC'],
      [1, '#F7F3E8'],
    ]) +
    sun(width * pick(0.5, 0.2), height * pick(0.24, 0.16), pick(54, 30), '#fff', '#fff', 2) +
    peaks(
      far,
      horizon + 40,
      { lit: '#BBD2D6', shade: '#A3C0C6', snow: '#F7FAF8', snowShade: '#D5E4E6' },
      7,
    ) +
    mist(defs, width, horizon - 70, 150, '#F2F5F1', 0.9) +
    path(near.d, '#9DBFC2') +
    facets(near, 46, '#84ABB0', 0.8) +
    mist(defs, width, horizon - 10, 90, '#F2F5F1', 0.75)
  );
}

/** The world of minerals: a geode opened like a window. */
export const mineralWorld = defineScene('mineral-world', (sheet) => {
  const { defs, width, height, pick } = sheet;
  const g = pick({ x: 1150, y: 342, r: 268 }, { x: 206, y: 404, r: 146 });
  const ledge = pick(574, 520);
  const top = ridge(width, ledge, pick(24, 14), 33, { sharp: true, detail: 5, rough: 0.6 });
  const stand = pick(
    path('M1010 584L1050 510H1260L1296 584Z', '#2A3F42') +
      path('M1050 510H1260L1270 530H1040Z', '#41585A'),
    path('M138 526L156 492H258L276 526Z', '#2A3F42') + path('M156 492H258L263 502H151Z', '#41585A'),
  );
  return (
    backdrop(sheet) +
    glow(defs, g.x, g.y, g.r * 1.5, '#FFFFFF', 0.9) +
    path(
      top.d,
      defs.linear([
        [0, '#5E8A8E'],
        [0.12, '#2F5F66'],
        [1, '#12363F'],
      ]),
    ) +
    facets(top, 40, '#1D4A53', 0.7) +
    ellipse(g.x + 10, ledge + 14, g.r * 0.9, g.r * 0.06, '#0C2F37', { 'fill-opacity': 0.4 }) +
    stand +
    geode(defs, g.x, g.y, g.r) +
    pick(
      onRock(800, 604, 0.72, 3, cluster(800, 600, 0.86, 11, QUARTZ, 7, '#fff')) +
        onRock(1500, 600, 0.8, 8, cluster(1500, 596, 0.92, 15, ROSE, 7, '#fff')) +
        onRock(960, 664, 0.62, 5, cubes(960, 650, 0.66, 6, PYRITE, 8)) +
        onRock(1360, 668, 0.68, 9, botryoid(1360, 660, 0.7, 22, MALACHITE, 18)) +
        onRock(640, 676, 0.5, 6, cubes(640, 664, 0.5, 14, AZURE, 6)) +
        onRock(110, 672, 0.6, 12, cluster(110, 668, 0.46, 31, QUARTZ, 6, '#fff')) +
        onRock(
          372,
          690,
          0.44,
          15,
          botryoid(372, 684, 0.4, 41, ['#F6D7B8', '#C98A5A', '#7D4B2C'], 14),
        ),
      onRock(66, 556, 0.48, 3, cluster(66, 553, 0.56, 11, QUARTZ, 7, '#fff')) +
        onRock(330, 552, 0.48, 8, cluster(330, 549, 0.56, 15, ROSE, 7, '#fff')) +
        onRock(200, 580, 0.42, 9, botryoid(200, 575, 0.42, 22, MALACHITE, 16)),
    ) +
    rect(
      0,
      height - pick(26, 18),
      width,
      pick(26, 18),
      defs.linear([
        [0, '#0C2F37', 0],
        [1, '#0C2F37', 0.7],
      ]),
    ) +
    pick(
      [
        [1060, 250, 16],
        [1236, 396, 12],
        [1190, 214, 9],
        [770, 470, 11],
        [1520, 462, 10],
      ] as const,
      [
        [166, 372, 9],
        [246, 440, 7],
        [60, 484, 7],
      ] as const,
    )
      .map(([x, y, s]) => sparkle(x, y, s))
      .join('')
  );
});
