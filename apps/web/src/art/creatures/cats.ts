import { limb, limbPath, ringPoints, smooth } from '../parts/curve.ts';
import { repeat } from '../parts/rng.ts';
import { ellipse, group, line, num, path, type Defs, type Placement } from '../parts/svg.ts';

/** Tufts of fur standing out around a centre. */
function ruff(rx: number, ry: number, tufts: number, depth: number, turn = 0): string {
  const points = ringPoints([0, 0], [rx, ry], tufts * 2, (a) =>
    Math.round((a / (Math.PI * 2)) * tufts * 2) % 2 ? depth : -depth,
  );
  const turned = points.map(
    ([x, y]) =>
      [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)] as const,
  );
  return smooth(turned, true);
}

const eyes = (x: number, y: number, iris: string) =>
  [-1, 1]
    .map(
      (s) =>
        path(
          `M${num(s * x - 13)} ${num(y + s * -2)}Q${num(s * x)} ${num(y - 14)} ${num(s * x + 13)} ${num(y + s * 2 - 2)}Q${num(s * x)} ${num(y + 8)} ${num(s * x - 13)} ${num(y + s * -2)}Z`,
          '#1A1113',
        ) +
        ellipse(s * x, y - 2, 7, 6.4, iris) +
        ellipse(s * x, y - 2, 3, 4.6, '#120C0C') +
        ellipse(s * x - 2.4, y - 4.6, 1.6, 1.6, '#fff'),
    )
    .join('');

const muzzle = (light: string, nose: string, dark: string) =>
  ellipse(-15, 40, 22, 18, light) +
  ellipse(15, 40, 22, 18, light) +
  ellipse(0, 58, 16, 12, light) +
  path('M-16 20Q0 14 16 20Q12 36 0 38Q-12 36 -16 20Z', nose) +
  line('M0 38V46M0 46Q-8 56 -18 51M0 46Q8 56 18 51', dark, 3) +
  repeat(3, (i) =>
    [-1, 1]
      .map(
        (s) =>
          `<circle cx="${s * (14 + i * 7)}" cy="${num(40 + (i % 2) * 6)}" r="1.5" fill="${dark}"/>`,
      )
      .join(''),
  );

/** Lion from the front; the mane is about 190 units across. */
export function lion(defs: Defs, placement: Placement): string {
  const ears = [-1, 1]
    .map((s) => ellipse(s * 54, -58, 22, 22, '#B8722F') + ellipse(s * 54, -56, 12, 13, '#7A4020'))
    .join('');
  return group(
    placement,
    path(ruff(112, 112, 19, 0.07), '#FFF0C9', { transform: 'translate(-4 -4)' }) +
      path(
        ruff(112, 112, 19, 0.07),
        defs.linear([
          [0, '#8C4A1E'],
          [1, '#4A2412'],
        ]),
      ) +
      path(ruff(93, 94, 17, 0.075, 0.16), '#A85C26') +
      path(ruff(76, 78, 15, 0.07, 0.06), '#C97C33') +
      ears +
      path(
        'M-54 -40C-40 -66 40 -66 54 -40C66 -8 52 30 30 56C14 76 -14 76 -30 56C-52 30 -66 -8 -54 -40Z',
        defs.linear([
          [0, '#F0BE6E'],
          [1, '#D9964A'],
        ]),
      ) +
      path('M-12 -52C-16 -20 -20 0 -18 22H18C20 0 16 -20 12 -52Q0 -58 -12 -52Z', '#F8D590', {
        'fill-opacity': 0.8,
      }) +
      muzzle('#FFF0D2', '#7A3A24', '#5A2E18') +
      eyes(29, -8, '#E8A62E') +
      line('M-48 -26Q-32 -36 -16 -24M48 -26Q32 -36 16 -24', '#7A4020', 4.4),
  );
}

/** Lynx from the front, with tufted ears; about 190 units across the cheeks. */
export function lynx(defs: Defs, placement: Placement): string {
  const ear = (s: number) =>
    path(`M${s * 22} -62L${s * 74} -112L${s * 80} -30Z`, '#8A6238') +
    path(`M${s * 36} -62L${s * 68} -92L${s * 70} -42Z`, '#E9CFA6') +
    path(limbPath(limb([s * 70, -98, 7], [s * 80, -122, 4.4], [s * 84, -146, 1])), '#1E1612');
  const spots = [
    [-34, -52],
    [34, -52],
    [-20, -64],
    [20, -64],
    [-58, -20],
    [58, -20],
    [-64, 2],
    [64, 2],
    [-48, -38],
    [48, -38],
    [0, -58],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 4.4, 6, '#5A3A20', { 'fill-opacity': 0.7 }))
    .join('');
  const cheek = (s: number) =>
    path(
      `M${s * 50} -6L${s * 106} 24L${s * 82} 32L${s * 98} 58L${s * 70} 54L${s * 74} 84L${s * 40} 64L${s * 20} 70L${s * 24} 20Z`,
      '#F3E3C6',
    ) + line(`M${s * 66} 22L${s * 88} 32M${s * 62} 38L${s * 80} 52`, '#3A2618', 4.4);
  return group(
    placement,
    ear(-1) +
      ear(1) +
      cheek(-1) +
      cheek(1) +
      path(
        'M-70 -34C-54 -78 54 -78 70 -34C78 0 60 36 36 60C16 78 -16 78 -36 60C-60 36 -78 0 -70 -34Z',
        defs.linear([
          [0, '#C99A62'],
          [0.6, '#DDB684'],
          [1, '#EBD3A8'],
        ]),
      ) +
      spots +
      path('M-12 -56C-16 -20 -18 0 -16 22H16C18 0 16 -20 12 -56Z', '#E9CFA0', {
        'fill-opacity': 0.8,
      }) +
      line('M-6 -60V-30M6 -60V-30', '#5A3A20', 3.6) +
      ellipse(-30, 10, 15, 9, '#FBF3E2', { 'fill-opacity': 0.9 }) +
      ellipse(30, 10, 15, 9, '#FBF3E2', { 'fill-opacity': 0.9 }) +
      muzzle('#FFFAF0', '#A8584A', '#3A2618') +
      eyes(30, -10, '#D9B23A') +
      line('M-50 -24Q-34 -34 -16 -24M50 -24Q34 -34 16 -24', '#5A3A20', 4) +
      line('M30 44l62 -6M30 50l58 8M-30 44l-62 -6M-30 50l-58 8', '#FFFFFF', 1.6),
  );
}
