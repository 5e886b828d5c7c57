import { num, type Point } from './svg.ts';

export type Joint = readonly [x: number, y: number, radius: number];
/** A body part: a spine with a thickness at each joint. `flat` ends it in a sole, not a point. */
export type Limb = { spine: readonly Joint[]; flat?: boolean };

export const limb = (...spine: Joint[]): Limb => ({ spine });
export const leg = (...spine: Joint[]): Limb => ({ spine, flat: true });

/** Index with both ends held: curves look one point beyond where they are. */
export function held<T>(list: readonly T[], index: number): T {
  const item = list[Math.max(0, Math.min(list.length - 1, index))];
  if (item === undefined) throw new RangeError('an empty list has no points');
  return item;
}

/** A Catmull-Rom curve through the points, as cubic Béziers. */
export function smooth(points: readonly Point[], closed = false): string {
  const n = points.length;
  const at = (i: number) => (closed ? held(points, ((i % n) + n) % n) : held(points, i));
  const [x0, y0] = at(0);
  let d = `M${num(x0)} ${num(y0)}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${num(b[0] + (c[0] - a[0]) / 6)} ${num(b[1] + (c[1] - a[1]) / 6)} ${num(c[0] - (e[0] - b[0]) / 6)} ${num(c[1] - (e[1] - b[1]) / 6)} ${num(c[0])} ${num(c[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** The same curve to be appended to a path already begun. */
export const smoothOn = (points: readonly Point[]) => smooth(points).replace(/^M/, 'L');

export const polyline = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`;

export const polygon = (points: readonly Point[]) => `${polyline(points)}Z`;

/** Many dots in one path: far smaller than as many circles. */
export const dots = (list: readonly Joint[]) =>
  list
    .map(
      ([x, y, r]) =>
        `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0`,
    )
    .join('');

/** Point of a Catmull-Rom segment b→c, per coordinate. */
function spline(a: number, b: number, c: number, e: number, t: number): number {
  return (
    0.5 *
    (2 * b +
      (c - a) * t +
      (2 * a - 5 * b + 4 * c - e) * t * t +
      (3 * b - a - 3 * c + e) * t * t * t)
  );
}

/** The spine at `step` places per joint, so that thickness swells smoothly too. */
export function sampleSpine(spine: readonly Joint[], step = 4): Joint[] {
  const samples: Joint[] = [];
  for (let i = 0; i < spine.length - 1; i++) {
    const [a, b, c, e] = [
      held(spine, i - 1),
      held(spine, i),
      held(spine, i + 1),
      held(spine, i + 2),
    ];
    for (let k = 0; k < step; k++) {
      const t = k / step;
      samples.push([
        spline(a[0], b[0], c[0], e[0], t),
        spline(a[1], b[1], c[1], e[1], t),
        Math.max(0.6, spline(a[2], b[2], c[2], e[2], t)),
      ]);
    }
  }
  samples.push(held(spine, spine.length - 1));
  return samples;
}

/** Unit direction of the spine at a sample. */
export function direction(samples: readonly Joint[], i: number): Point {
  const a = held(samples, i - 1);
  const b = held(samples, i + 1);
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

/** The tip a little beyond the last joint, rounding the end. */
function tip([x, y, r]: Joint, [qx, qy]: Joint): Point {
  const length = Math.hypot(x - qx, y - qy) || 1;
  const reach = Math.max(0.6, r) * 0.95;
  return [x + ((x - qx) / length) * reach, y + ((y - qy) / length) * reach];
}

/** The closed outline of a limb. */
export function limbPath({ spine, flat = false }: Limb, step = 4): string {
  const samples = sampleSpine(spine, step);
  const left: Point[] = [];
  const right: Point[] = [];
  samples.forEach(([x, y, r], i) => {
    const [dx, dy] = direction(samples, i);
    left.push([x - dy * r, y + dx * r]);
    right.push([x + dy * r, y - dx * r]);
  });
  const start = tip(held(samples, 0), held(samples, 1));
  if (!flat) {
    const end = tip(held(samples, samples.length - 1), held(samples, samples.length - 2));
    return smooth([start, ...left, end, ...right.reverse()], true);
  }
  const l = held(left, left.length - 1);
  const r = held(right, right.length - 1);
  const sole = `L${num(l[0])} ${num(l[1] + 6)}Q${num((l[0] + r[0]) / 2)} ${num(l[1] + 11)} ${num(r[0])} ${num(r[1] + 6)}`;
  return `${smooth([start, ...left])}${sole}${smoothOn([r, ...right.slice(0, -1).reverse(), start])}Z`;
}

export const limbs = (list: readonly Limb[]) => list.map((part) => limbPath(part)).join('');

/** Moves a body so that its soles stand at y = 0. */
export const raise = (parts: readonly Limb[], height: number): Limb[] =>
  parts.map(({ spine, flat }) => ({ spine: spine.map(([x, y, r]) => [x, y - height, r]), flat }));

/** A closed wobbly ring around a centre: stones, agate bands, tunnel mouths. */
export function ringPoints(
  [cx, cy]: Point,
  [rx, ry]: Point,
  count: number,
  wobble: (angle: number) => number,
): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    const k = 1 + wobble(angle);
    return [cx + Math.cos(angle) * rx * k, cy + Math.sin(angle) * ry * k] as const;
  });
}
