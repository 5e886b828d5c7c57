import { leg, limb, limbPath, limbs, smooth } from './curve.ts';
import { ammonite } from './fossils.ts';
import { ridge } from './ridge.ts';
import { between, repeat, rng } from './rng.ts';
import {
  circle,
  ellipse,
  group,
  layer,
  line,
  num,
  path,
  rect,
  type Defs,
  type Point,
} from './svg.ts';

const TOYS = ['#C8472B', '#F2B33D', '#4F8A68', '#4F86A8', '#8E6BC9', '#E58A4A'] as const;
const toy = (i: number) => TOYS[i % TOYS.length] ?? TOYS[0];

const SAUROPOD = {
  far: [
    leg([-24, -160, 38], [-30, -90, 29], [-30, -24, 27], [-30, -10, 29]),
    leg([34, -160, 40], [30, -90, 29], [30, -24, 27], [30, -10, 29]),
  ],
  near: [
    limb(
      [-214, -388, 12],
      [-200, -356, 20],
      [-180, -314, 25],
      [-148, -262, 36],
      [-96, -222, 56],
      [-20, -198, 70],
      [58, -188, 66],
      [128, -172, 48],
      [192, -142, 33],
      [256, -104, 25],
      [318, -66, 19],
      [372, -40, 12],
      [408, -34, 6],
    ),
    limb([-196, -394, 14], [-216, -402, 24], [-238, -408, 25], [-266, -396, 20], [-286, -388, 16]),
    leg([-76, -180, 46], [-84, -110, 34], [-84, -26, 31], [-84, -8, 34]),
    leg([84, -176, 52], [92, -110, 36], [92, -26, 31], [92, -8, 34]),
  ],
};

/** How the chute runs: from the saddle along the back and the tail to its lip. */
const CHUTE: readonly Point[] = [
  [-4, -282],
  [56, -270],
  [126, -232],
  [192, -184],
  [256, -134],
  [318, -90],
  [372, -60],
  [424, -50],
  [456, -50],
];

/** A slide built as a sauropod: a ladder up the shoulder, the chute down its tail. Lip at +456, head at -300. */
export function sauropodSlide(defs: Defs, x: number, floor: number, k: number): string {
  const rungs = repeat(8, (i) => `M${-172 + i * 13.6} ${-26 - i * 32}h34`);
  const band = (radius: number, dy: number) =>
    limbPath(limb(...CHUTE.map(([a, b]) => [a, b + dy, radius] as const)));
  const spots = [
    [-150, -306, 9],
    [-120, -262, 13],
    [-64, -222, 17],
    [-22, -186, 12],
    [40, -196, 16],
    [104, -170, 12],
    [162, -138, 9],
    [-40, -236, 8],
  ]
    .map(([a = 0, b = 0, r = 0]) => ellipse(a, b, r, r * 0.86, '#F6D25A', { 'fill-opacity': 0.75 }))
    .join('');
  return group(
    { x, y: floor, scale: k },
    ellipse(20, 4, 350, 17, '#5A3414', { 'fill-opacity': 0.32 }) +
      path(limbs(SAUROPOD.far), '#1F5A4B') +
      path(
        limbs(SAUROPOD.near),
        defs.linear([
          [0, '#8CC98E'],
          [0.5, '#4F9A6E'],
          [1, '#2F7A58'],
        ]),
      ) +
      path(
        'M-262 -376C-220 -372 -196 -330 -176 -276C-150 -200 -90 -140 -20 -132C40 -126 110 -126 160 -130C110 -112 20 -108 -44 -122C-110 -136 -176 -200 -194 -276C-206 -330 -224 -364 -262 -376Z',
        '#D5E8A6',
        { 'fill-opacity': 0.55 },
      ) +
      spots +
      circle(-240, -412, 9, '#FBF8F1') +
      circle(-243, -412, 5, '#171010') +
      circle(-244.5, -414, 1.6, '#fff') +
      line('M-292 -382Q-268 -374 -240 -386', '#1F5A4B', 4) +
      circle(-284, -396, 2.6, '#1F5A4B') +
      line('M-104 -6v-12M-84 -4v-13M-64 -6v-12M72 -6v-12M92 -4v-13M112 -6v-12', '#D5E8A6', 5, {
        'stroke-opacity': 0.7,
      }) +
      line(`M-180 -2L-76 -252M-144 -2L-42 -252${rungs}`, '#B8421F', 8) +
      line('M-78 -252V-322M-40 -252V-322M-78 -322H-8M-8 -322V-284', '#B8421F', 7) +
      path(band(21, 3), '#C8651F') +
      path(band(17, -4), '#F39A34') +
      path(band(9, -10), '#FFC861'),
  );
}

/** Balls in rows from back to front, each a little lower: `from` and `to` are rows. */
function ballRows(
  x: number,
  y: number,
  w: number,
  r: number,
  [from, to]: readonly [number, number],
) {
  const random = rng(12 + from);
  let markup = '';
  for (let row = from; row < to; row++) {
    const half = (w / 2) * Math.min(1, 0.78 + row * 0.06) - r;
    const count = Math.floor(half / (r * 0.86));
    markup += repeat(count, (i, share) => {
      const bx = x - half + share * half * 2 + (random() - 0.5) * r * 0.5;
      const by = y + row * r * 0.72 + (random() - 0.5) * r * 0.5;
      return (
        circle(bx, by, r, toy(i * 5 + row * 3 + Math.floor(random() * 2))) +
        ellipse(bx - r * 0.32, by - r * 0.36, r * 0.3, r * 0.22, '#fff', { 'fill-opacity': 0.55 })
      );
    });
  }
  return markup;
}

/** A round pool of balls; `inside` stands between the far and the near balls. */
export function ballPool(
  defs: Defs,
  [x, floor, w, h]: readonly [number, number, number, number],
  inside: string,
): string {
  const top = floor - h;
  const r = w * 0.046;
  const lean = w * 0.03;
  const dip = h * 0.16;
  const drum = `M${num(x - w / 2)} ${num(top)}Q${num(x)} ${num(top + dip * 2)} ${num(x + w / 2)} ${num(top)}L${num(x + w / 2 - lean)} ${num(floor - dip * 0.5)}Q${num(x)} ${num(floor + dip)} ${num(x - w / 2 + lean)} ${num(floor - dip * 0.5)}Z`;
  const stripes = repeat(5, (i) => {
    const a = x - w / 2 + (w * (i * 2 + 1)) / 11;
    return `M${num(a)} ${num(top - 4)}h${num(w / 11)}l${num((x - a) * 0.02)} ${num(h * 1.2)}h${num(-w / 11)}Z`;
  });
  return (
    ellipse(x, floor, w * 0.52, h * 0.12, '#5A3414', { 'fill-opacity': 0.32 }) +
    ellipse(x, top, w / 2, h * 0.3, '#2A5578') +
    ballRows(x, top - h * 0.2, w, r, [0, 3]) +
    inside +
    ballRows(x, top - h * 0.2, w, r, [3, 6]) +
    path(
      drum,
      defs.linear([
        [0, '#5B95B8'],
        [1, '#2A5578'],
      ]),
    ) +
    layer(path(stripes, '#FBF8F1', { 'fill-opacity': 0.28 }), {
      'clip-path': defs.clip(path(drum, '#000')),
    }) +
    line(
      `M${num(x - w / 2)} ${num(top)}Q${num(x)} ${num(top + dip * 2)} ${num(x + w / 2)} ${num(top)}`,
      '#F2B33D',
      h * 0.15,
    ) +
    line(
      `M${num(x - w / 2)} ${num(top - h * 0.03)}Q${num(x)} ${num(top + dip * 2 - h * 0.03)} ${num(x + w / 2)} ${num(top - h * 0.03)}`,
      '#FFE3A0',
      h * 0.04,
    )
  );
}

/** A pyramid of six toy blocks. */
export const toyBlocks = (x: number, floor: number, a: number) =>
  [
    [0, 0, 0],
    [1.08, 0, 1],
    [2.16, 0, 3],
    [0.5, 1, 2],
    [1.6, 1, 5],
    [1.05, 2, 0],
  ]
    .map(
      ([dx = 0, dy = 0, c = 0]) =>
        rect(x + dx * a, floor - (dy + 1) * a, a, a, toy(c), { rx: a * 0.08 }) +
        path(`M${num(x + dx * a)} ${num(floor - dy * a)}h${num(a)}v${num(-a)}Z`, '#000', {
          'fill-opacity': 0.12,
        }),
    )
    .join('');

const COURSES = ['#E9C58F', '#C98A56', '#F0DDB4', '#B5703F', '#DDB070', '#94603E'];

/** Climbing wall laid in strata, leaning planes and coloured holds; an ammonite looks out of it. */
export function climbingWall(
  defs: Defs,
  [x, floor, w, h]: readonly [number, number, number, number],
): string {
  const outline = smooth([
    [x, floor],
    [x + w * 0.02, floor - h * 0.5],
    [x + w * 0.06, floor - h * 0.86],
    [x + w * 0.26, floor - h * 0.98],
    [x + w * 0.6, floor - h],
    [x + w * 0.86, floor - h * 0.94],
    [x + w, floor - h * 0.8],
    [x + w * 1.02, floor],
  ]);
  const courses = COURSES.map((fill, i) =>
    path(
      ridge(x + w, floor - h * (1.04 - i / COURSES.length), h * 0.05, 5 + i, {
        from: x - 10,
        detail: 4,
      }).d,
      fill,
    ),
  ).join('');
  const plane = (a: number, b: number, c: number, d: number) =>
    `M${num(x + w * a)} ${num(floor - h * 1.05)}L${num(x + w * b)} ${num(floor - h * 0.52)}L${num(x + w * c)} ${num(floor)}H${num(x + w * d)}L${num(x + w * 1.1)} ${num(floor - h * 1.05)}Z`;
  const random = rng(30);
  const holds = repeat(18, (i) => {
    const [column, row] = [i % 3, Math.floor(i / 3)];
    const hx = x + w * (0.2 + column * 0.3 + (random() - 0.5) * 0.16);
    const hy = floor - h * (0.12 + row * 0.145 + (random() - 0.5) * 0.05);
    const s = h * 0.03;
    return (
      ellipse(hx + s * 0.2, hy + s * 0.4, s, s * 0.7, '#3A2014', { 'fill-opacity': 0.3 }) +
      path(
        `M${num(hx - s)} ${num(hy)}Q${num(hx - s * 0.8)} ${num(hy - s * between(random, 0.7, 1))} ${num(hx + s * 0.2)} ${num(hy - s * 0.8)}T${num(hx + s)} ${num(hy + s * 0.2)}Q${num(hx)} ${num(hy + s)} ${num(hx - s)} ${num(hy)}Z`,
        toy(i * 2 + row),
      )
    );
  });
  return layer(
    courses +
      path(plane(0.5, 0.62, 0.46, 1.1), '#3A2014', { 'fill-opacity': 0.12 }) +
      path(plane(0.8, 0.9, 0.78, 1.1), '#3A2014', { 'fill-opacity': 0.14 }) +
      ammonite({ x: x + w * 0.34, y: floor - h * 0.76, scale: h / 560 }, '#FBF0D8', '#B5703F') +
      holds,
    { 'clip-path': defs.clip(path(`${outline}Z`, '#000')) },
  );
}
