import { ringPoints, smooth } from '#drawing/parts/curve.ts';
import {
  botryoid,
  cluster,
  crystal,
  cubes,
  rockBase,
  type Tones,
} from '#drawing/parts/crystals.ts';
import { archPath } from '#drawing/parts/interior.ts';
import { between, repeat, rng } from '#drawing/parts/rng.ts';
import { glow } from '#drawing/parts/sky.ts';
import { circle, ellipse, layer, line, num, path, rect, type Defs } from '#drawing/parts/svg.ts';
import { defineScene, type Sheet } from '#drawing/scene.ts';

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
const CHALCEDONY: Tones = ['#F6D7B8', '#C98A5A', '#7D4B2C'];
const AZURE: Tones = ['#CFE6FF', '#4B86D0', '#1E3F8C'];

type Plinth = readonly [x: number, base: number, width: number, height: number];

/** A stand of slate: lit top, front, and the side away from the light. */
function plinth(defs: Defs, [x, base, w, h]: Plinth): string {
  const [left, top] = [x - w / 2, base - h];
  const lip = Math.max(5, w * 0.06);
  return (
    ellipse(x + w * 0.12, base, w * 0.66, w * 0.06, '#0C2F37', { 'fill-opacity': 0.35 }) +
    rect(
      left,
      top,
      w,
      h,
      defs.linear([
        [0, '#5C868B'],
        [1, '#27525B'],
      ]),
    ) +
    rect(left + w * 0.8, top, w * 0.2, h, '#0C2F37', { 'fill-opacity': 0.22 }) +
    rect(left - w * 0.03, top - lip, w * 1.06, lip, '#EAF1EE') +
    rect(left + w * 0.77, top - lip, w * 0.26, lip, '#B4CBCC') +
    rect(left + w * 0.3, top + h * 0.24, w * 0.3, Math.min(h * 0.16, 9), '#F3ECDD', {
      'fill-opacity': 0.75,
      rx: 2,
    })
  );
}

/** A specimen with its rock, on its plinth. */
const shown = (
  defs: Defs,
  stand: Plinth,
  s: number,
  seed: number,
  grown: (y: number) => string,
) => {
  const [x, base, w, h] = stand;
  const top = base - h - Math.max(5, w * 0.06);
  return (
    plinth(defs, stand) +
    grown(top - 12 * s) +
    rockBase(x, top - 4 * s, w * 0.86, 22 * s, seed, '#4A5A5C', '#68797B')
  );
};

function sparkle(x: number, y: number, s: number): string {
  return path(
    `M${num(x)} ${num(y - s)}Q${num(x + s * 0.08)} ${num(y - s * 0.08)} ${num(x + s)} ${num(y)}Q${num(x + s * 0.08)} ${num(y + s * 0.08)} ${num(x)} ${num(y + s)}Q${num(x - s * 0.08)} ${num(y + s * 0.08)} ${num(x - s)} ${num(y)}Q${num(x - s * 0.08)} ${num(y - s * 0.08)} ${num(x)} ${num(y - s)}Z`,
    '#fff',
  );
}

/** Faint hexagons on the wall: the order inside all that is shown. */
function lattice([left, right]: readonly [number, number], bottom: number, r: number): string {
  const random = rng(12);
  const [dx, dy] = [r * Math.sqrt(3), r * 1.5];
  let d = '';
  for (let row = 0; row * dy < bottom; row++) {
    for (let x = left + (row % 2) * dx * 0.5; x < right; x += dx) {
      if (random() < 0.34) continue;
      d += `M${num(x)} ${num(row * dy - r)}l${num(dx / 2)} ${num(r / 2)}v${num(r)}l${num(-dx / 2)} ${num(r / 2)}l${num(-dx / 2)} ${num(-r / 2)}v${num(-r)}Z`;
    }
  }
  return line(d, '#FFFFFF', 1.6, { 'stroke-opacity': 0.55 });
}

function gallery({ defs, width, height, pick }: Sheet, x: number, floor: number): string {
  const niche = archPath({ x, y: floor, width: pick(800, 346), height: pick(552, 350) });
  return (
    rect(
      0,
      0,
      width,
      height,
      defs.linear([
        [0, '#CBDFE0'],
        [0.55, '#E6EFEC'],
        [1, '#F4F1E6'],
      ]),
    ) +
    lattice([0, width], floor, pick(58, 34)) +
    path(niche, '#FFFFFF', { transform: 'translate(-7 0)' }) +
    path(
      niche,
      defs.linear([
        [0, '#A9C8CC'],
        [1, '#D3E3E2'],
      ]),
    ) +
    layer(
      [1.9, 1.55, 1.24]
        .map((k) =>
          circle(x, floor * pick(0.56, 0.76), pick(250, 132) * k, '#FFFFFF', {
            'fill-opacity': 0.22,
          }),
        )
        .join('') +
        [-0.5, 0, 0.5]
          .map((lean) => {
            const [top, foot] = [pick(14, 150), pick(250, 120)];
            return path(
              `M${num(x + lean * foot * 1.5 - 6)} ${top}h12L${num(x + lean * foot + foot * 0.62)} ${floor}H${num(x + lean * foot - foot * 0.62)}Z`,
              '#FFFFFF',
              { 'fill-opacity': 0.16 },
            );
          })
          .join(''),
      { 'clip-path': defs.clip(path(niche, '#000')) },
    ) +
    rect(
      0,
      floor,
      width,
      height - floor,
      defs.linear([
        [0, '#86AAAC'],
        [0.16, '#4F7C82'],
        [1, '#163C45'],
      ]),
    ) +
    rect(0, floor - pick(10, 6), width, pick(10, 6), '#F7F5EC') +
    ellipse(x, floor + pick(70, 42), pick(420, 180), pick(46, 24), '#DCEBEA', {
      'fill-opacity': 0.3,
    })
  );
}

/** The world of minerals: a gallery, and in its niche a geode opened like a window. */
export const mineralWorld = defineScene('mineral-world', (sheet) => {
  const { defs, width, height, pick } = sheet;
  const g = pick({ x: 1140, y: 326, r: 250 }, { x: 200, y: 396, r: 128 });
  const floor = pick(566, 508);
  return (
    gallery(sheet, g.x, floor) +
    plinth(defs, pick([g.x, 650, 420, 72] as const, [g.x, 560, 210, 40] as const)) +
    path(pick('M1010 576L1052 520H1228L1270 576Z', 'M136 520L156 492H246L266 520Z'), '#2A3F42') +
    geode(defs, g.x, g.y, g.r) +
    pick(
      shown(defs, [806, 650, 132, 130], 0.8, 3, (y) =>
        cluster(806, y, 0.82, 11, QUARTZ, 7, '#fff'),
      ) +
        shown(defs, [1492, 650, 140, 150], 0.86, 8, (y) =>
          cluster(1492, y, 0.9, 15, ROSE, 7, '#fff'),
        ) +
        shown(defs, [690, 682, 110, 56], 0.56, 6, (y) => cubes(690, y, 0.5, 14, AZURE, 6)) +
        shown(defs, [934, 688, 120, 70], 0.62, 5, (y) => cubes(934, y, 0.62, 6, PYRITE, 8)) +
        shown(defs, [1368, 688, 126, 76], 0.66, 9, (y) =>
          botryoid(1368, y, 0.66, 22, MALACHITE, 18),
        ) +
        shown(defs, [150, 694, 104, 34], 0.5, 12, (y) =>
          cluster(150, y, 0.42, 31, QUARTZ, 6, '#fff'),
        ) +
        shown(defs, [400, 698, 100, 30], 0.44, 15, (y) =>
          botryoid(400, y, 0.4, 41, CHALCEDONY, 14),
        ),
      shown(defs, [54, 566, 78, 78], 0.46, 3, (y) => cluster(54, y, 0.5, 11, QUARTZ, 7, '#fff')) +
        shown(defs, [344, 566, 78, 86], 0.46, 8, (y) =>
          cluster(344, y, 0.52, 15, ROSE, 7, '#fff'),
        ) +
        shown(defs, [118, 592, 68, 28], 0.36, 5, (y) => cubes(118, y, 0.34, 6, PYRITE, 8)) +
        shown(defs, [278, 592, 70, 30], 0.38, 9, (y) => botryoid(278, y, 0.36, 22, MALACHITE, 16)),
    ) +
    rect(
      0,
      height - pick(26, 18),
      width,
      pick(26, 18),
      defs.linear([
        [0, '#0C2F37', 0],
        [1, '#0C2F37', 0.6],
      ]),
    ) +
    pick(
      [
        [1056, 240, 16],
        [1222, 380, 12],
        [1180, 204, 9],
        [780, 430, 11],
        [1516, 388, 10],
      ] as const,
      [
        [160, 360, 9],
        [236, 430, 7],
        [48, 432, 7],
      ] as const,
    )
      .map(([x, y, s]) => sparkle(x, y, s))
      .join('')
  );
});
