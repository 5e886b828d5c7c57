import { held, smooth, smoothOn } from './curve.ts';
import { between, rng } from './rng.ts';
import { path, type Point } from './svg.ts';

export type Layer = { fill: string; thickness: number };

/**
 * Layers of rock seen in section, from the top down. `fold` bends them all alike, as one pressure
 * would; each layer keeps its own small unevenness.
 */
export function strata(
  [left, right]: readonly [number, number],
  top: number,
  layers: readonly Layer[],
  seed: number,
  fold: (x: number) => number,
  steps = 24,
): string {
  const random = rng(seed);
  const edge = (y: number, rough: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const x = left + ((right - left) * i) / steps;
      return [x, y + fold(x) + (random() - 0.5) * rough];
    });
  let y = top;
  let upper = edge(y, 3);
  return layers
    .map(({ fill, thickness }) => {
      y += thickness;
      const lower = edge(y, Math.min(7, thickness * 0.35));
      const d = `${smooth(upper)}${smoothOn([...lower].reverse())}Z`;
      upper = lower;
      return path(d, fill);
    })
    .join('');
}

/** Short dashes along the layers: bedding, pebbles, cracks. */
export function bedding(
  [left, right]: readonly [number, number],
  [top, bottom]: readonly [number, number],
  count: number,
  seed: number,
  fold: (x: number) => number,
): string {
  const random = rng(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const x = between(random, left, right);
    const y = between(random, top, bottom) + fold(x);
    const w = between(random, 10, 46);
    const rise = fold(x + w) - fold(x);
    d += `M${x.toFixed(1)} ${y.toFixed(1)}l${w.toFixed(1)} ${rise.toFixed(1)}`;
  }
  return d;
}

/** A cliff face: the outline down its left side is broken into ledges. */
export function ledges(
  from: Point,
  to: Point,
  count: number,
  swing: number,
  seed: number,
): Point[] {
  const random = rng(seed);
  const points: Point[] = [from];
  for (let i = 1; i < count; i++) {
    const t = i / count;
    const x = from[0] + (to[0] - from[0]) * t + (i % 2 ? -1 : 1) * swing * between(random, 0.3, 1);
    const y = from[1] + (to[1] - from[1]) * (t + (i % 2 ? 0.3 : 0) / count);
    points.push([x, y]);
  }
  points.push(to);
  return [held(points, 0), ...points.slice(1)];
}
