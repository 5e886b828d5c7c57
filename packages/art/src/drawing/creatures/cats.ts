import { limb, limbPath } from '#drawing/parts/curve.ts';
import { between, repeat, rng } from '#drawing/parts/rng.ts';
import { ellipse, group, line, num, path, type Defs, type Placement } from '#drawing/parts/svg.ts';

/** Locks of a mane, each from the face outwards and down, longest below. */
function locks(
  count: number,
  [from, to]: readonly [number, number],
  width: number,
  seed: number,
): string {
  const random = rng(seed);
  return repeat(count, (i) => {
    const a = ((i + random() * 0.5) / count) * Math.PI * 2;
    const [dx, dy] = [Math.sin(a), -Math.cos(a)];
    const fall = (1 - dy) * 0.5;
    const reach = to * between(random, 0.9, 1.06) * (1 + dy * 0.14);
    // Hair bends down on its way out.
    const bend = 10 + fall * 16;
    return limbPath(
      limb(
        [dx * from, dy * from, width],
        [dx * (from + reach) * 0.52, dy * (from + reach) * 0.52 + bend * 0.3, width * 0.9],
        [dx * reach, dy * reach + bend, width * 0.14],
      ),
    );
  });
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

/** Lion from the front; the mane is about 240 units across. */
export function lion(defs: Defs, placement: Placement): string {
  const ears = [-1, 1]
    .map((s) => ellipse(s * 54, -58, 22, 22, '#B8722F') + ellipse(s * 54, -56, 12, 13, '#7A4020'))
    .join('');
  return group(
    placement,
    path(locks(40, [60, 118], 15, 5), '#FFE9BC', { transform: 'translate(-4 -4)' }) +
      path(
        locks(40, [60, 118], 15, 5),
        defs.linear([
          [0, '#7A3E1A'],
          [1, '#3E1E10'],
        ]),
      ) +
      path(locks(34, [50, 96], 14, 9), '#8F4A1E') +
      path(locks(28, [40, 78], 14, 3), '#B56C2C') +
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
      eyes(27, -8, '#D9942A') +
      line('M-15 -2Q-13 10 -15 22M15 -2Q13 10 15 22', '#A8642A', 3, { 'stroke-opacity': 0.5 }),
  );
}

/** Lynx from the front, with tufted ears; about 190 units across the cheeks. */
export function lynx(defs: Defs, placement: Placement): string {
  const ear = (s: number) =>
    path(
      `M${s * 20} -54C${s * 28} -82 ${s * 46} -104 ${s * 66} -112C${s * 76} -90 ${s * 80} -62 ${s * 74} -30Z`,
      '#8A6238',
    ) +
    path(
      `M${s * 34} -58C${s * 40} -78 ${s * 50} -92 ${s * 62} -98C${s * 68} -80 ${s * 70} -62 ${s * 66} -44Z`,
      '#E9CFA6',
    ) +
    path(
      `M${s * 44} -62C${s * 48} -76 ${s * 54} -84 ${s * 60} -88C${s * 62} -76 ${s * 62} -64 ${s * 58} -54Z`,
      '#B98F62',
      { 'fill-opacity': 0.6 },
    ) +
    // A thin brush of black hair on the tip.
    line(
      `M${s * 62} -106Q${s * 66} -120 ${s * 72} -130M${s * 65} -106Q${s * 67} -120 ${s * 68} -134M${s * 67} -104Q${s * 72} -116 ${s * 78} -124`,
      '#1E1612',
      3,
    );
  const spots = [
    [-34, -52],
    [34, -52],
    [-58, -20],
    [58, -20],
    [-64, 2],
    [64, 2],
    [-48, -38],
    [48, -38],
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
      line('M-7 -50Q-8 -38 -6 -28M7 -50Q8 -38 6 -28', '#5A3A20', 2.6, { 'stroke-opacity': 0.6 }) +
      ellipse(-30, 10, 15, 9, '#FBF3E2', { 'fill-opacity': 0.9 }) +
      ellipse(30, 10, 15, 9, '#FBF3E2', { 'fill-opacity': 0.9 }) +
      muzzle('#FFFAF0', '#A8584A', '#3A2618') +
      eyes(30, -10, '#D9B23A') +
      line('M-43 -12Q-54 -10 -62 -2M43 -12Q54 -10 62 -2', '#3A2618', 3) +
      line('M30 44l62 -6M30 50l58 8M-30 44l-62 -6M-30 50l-58 8', '#FFFFFF', 1.6),
  );
}
