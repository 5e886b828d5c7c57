import { between, rng } from './rng.ts';
import { circle, ellipse, group, num, path } from './svg.ts';

export type Tones = readonly [light: string, middle: string, dark: string];

/** One prism with a pointed end. */
export function crystal(
  x: number,
  y: number,
  w: number,
  h: number,
  rotate: number,
  [light, middle, dark]: Tones,
  shine?: string,
): string {
  const t = h * 0.2;
  const k = w / 2;
  const faces =
    path(
      `M${num(-k)} 0V${num(-h + t)}L${num(-k * 0.1)} ${num(-h)}L${num(k)} ${num(-h + t * 1.15)}V0Z`,
      middle,
    ) +
    path(
      `M${num(-k)} 0V${num(-h + t)}L${num(-k * 0.1)} ${num(-h)}L${num(-k * 0.25)} ${num(-h + t * 1.5)}V0Z`,
      light,
    ) +
    path(
      `M${num(k * 0.45)} 0V${num(-h + t * 1.6)}L${num(-k * 0.1)} ${num(-h)}L${num(k)} ${num(-h + t * 1.15)}V0Z`,
      dark,
    );
  const gleam = shine
    ? path(
        `M${num(-k * 0.78)} ${num(-h * 0.12)}V${num(-h + t * 1.35)}L${num(-k * 0.58)} ${num(-h + t)}V${num(-h * 0.12)}Z`,
        shine,
        { 'fill-opacity': 0.55 },
      )
    : '';
  return group({ x, y, rotate }, faces + gleam);
}

/** A fan of prisms, the tallest in the middle and in front. */
export function cluster(
  x: number,
  y: number,
  s: number,
  seed: number,
  tones: Tones,
  count = 7,
  shine?: string,
): string {
  const random = rng(seed);
  return Array.from({ length: count }, (_, i) => ({ u: (i / (count - 1)) * 2 - 1, q: random() }))
    .sort((a, b) => Math.abs(b.u) - Math.abs(a.u))
    .map(({ u, q }) =>
      crystal(
        x + u * 46 * s,
        y + 6 * s,
        (22 + q * 16) * s,
        (150 * (1 - 0.55 * Math.abs(u)) + 40 * q) * s,
        u * 38 + (q - 0.5) * 8,
        tones,
        shine,
      ),
    )
    .join('');
}

/** One cube seen from above a corner; `x`, `y` is the middle of its foot. */
export const cube = (
  x: number,
  y: number,
  a: number,
  turn: number,
  [light, middle, dark]: Tones,
): string =>
  group(
    { x, y, rotate: turn },
    path(
      `M0 ${num(-a * 1.5)}L${num(a * 0.87)} ${num(-a)}L0 ${num(-a * 0.5)}L${num(-a * 0.87)} ${num(-a)}Z`,
      light,
    ) +
      path(
        `M${num(-a * 0.87)} ${num(-a)}L0 ${num(-a * 0.5)}V${num(a * 0.5)}L${num(-a * 0.87)} 0Z`,
        middle,
      ) +
      path(
        `M${num(a * 0.87)} ${num(-a)}L0 ${num(-a * 0.5)}V${num(a * 0.5)}L${num(a * 0.87)} 0Z`,
        dark,
      ),
  );

/** Interpenetrating cubes: pyrite, fluorite. */
export function cubes(
  x: number,
  y: number,
  s: number,
  seed: number,
  tones: Tones,
  count = 7,
): string {
  const random = rng(seed);
  return Array.from({ length: count }, () => {
    const u = random() * 2 - 1;
    return {
      dx: u * 70 * s,
      dy: -(1 - Math.abs(u)) * 60 * s * random(),
      a: (26 + random() * 26) * s,
      turn: (random() - 0.5) * 30,
    };
  })
    .sort((a, b) => a.dy - b.dy)
    .map(({ dx, dy, a, turn }) => cube(x + dx, y + dy, a, turn, tones))
    .join('');
}

/** Grape-like aggregate: malachite, hematite, chalcedony. */
export function botryoid(
  x: number,
  y: number,
  s: number,
  seed: number,
  [light, middle, dark]: Tones,
  count = 16,
): string {
  const random = rng(seed);
  return Array.from({ length: count }, () => {
    const t = random() * 2 - 1;
    return {
      bx: x + t * 84 * s,
      by: y - (1 - t * t) * 46 * s * random(),
      r: (16 + random() * 16) * s,
    };
  })
    .sort((a, b) => a.by - b.by)
    .map(
      ({ bx, by, r }) =>
        circle(bx, by, r, dark) +
        circle(bx - r * 0.08, by - r * 0.1, r * 0.86, middle) +
        circle(bx - r * 0.16, by - r * 0.18, r * 0.6, 'none', {
          stroke: dark,
          'stroke-opacity': 0.26,
          'stroke-width': r * 0.1,
        }) +
        ellipse(bx - r * 0.34, by - r * 0.42, r * 0.28, r * 0.2, light),
    )
    .join('');
}

/** The rock a specimen grows on. */
export function rockBase(
  x: number,
  y: number,
  w: number,
  h: number,
  seed: number,
  fill: string,
  facet: string,
): string {
  const random = rng(seed);
  const top = Array.from({ length: 10 }, (_, i) => {
    const t = i / 9;
    return [x - w / 2 + w * t, y - h * Math.sin(Math.PI * t) * between(random, 0.7, 1.2)] as const;
  });
  const p = (i: number) => `${num(top[i]?.[0] ?? x)} ${num(top[i]?.[1] ?? y)}`;
  const outline = `M${top.map((_, i) => p(i)).join('L')}Q${num(x + w * 0.3)} ${num(y + h * 0.75)} ${num(x)} ${num(y + h * 0.8)}Q${num(x - w * 0.3)} ${num(y + h * 0.75)} ${p(0)}Z`;
  const plane = (a: number, b: number, dx: number) =>
    `M${p(a)}L${p(b)}l${num(dx)} ${num(h * 0.75)}l${num(-w * 0.07)} ${num(-h * 0.05)}Z`;
  return path(outline, fill) + path(plane(3, 4, w * 0.04) + plane(6, 7, -w * 0.02), facet);
}
