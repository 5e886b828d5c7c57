import { held, polyline, smooth } from './curve.ts';
import { rng } from './rng.ts';
import { num, type Point } from './svg.ts';

export type Ridge = { points: Point[]; d: string; at: (x: number) => number };
type RidgeOptions = { rough?: number; detail?: number; from?: number; sharp?: boolean };

const BELOW = 2000;

/** A skyline by midpoint displacement, filled down beyond the picture. */
export function ridge(
  width: number,
  y: number,
  amplitude: number,
  seed: number,
  { rough = 0.5, detail = 6, from = -20, sharp = false }: RidgeOptions = {},
): Ridge {
  const random = rng(seed);
  let heights = [y + (random() - 0.5) * amplitude, y + (random() - 0.5) * amplitude];
  let swing = amplitude;
  for (let k = 0; k < detail; k++) {
    const finer: number[] = [];
    for (let i = 0; i < heights.length - 1; i++) {
      const a = held(heights, i);
      finer.push(a, (a + held(heights, i + 1)) / 2 + (random() - 0.5) * swing);
    }
    finer.push(held(heights, heights.length - 1));
    heights = finer;
    swing *= rough;
  }
  const dx = (width + 20 - from) / (heights.length - 1);
  const points = heights.map((h, i): Point => [from + i * dx, h]);
  return skyline(points, sharp);
}

/** A ridge through given points. */
export function skyline(points: readonly Point[], sharp = false): Ridge {
  const first = held(points, 0);
  return {
    points: [...points],
    d: `${sharp ? polyline(points) : smooth(points)}V${BELOW}H${num(first[0])}Z`,
    at: (x) => heightAt(points, x),
  };
}

function heightAt(points: readonly Point[], x: number): number {
  const i = Math.max(
    0,
    points.findLastIndex(([px]) => px <= x),
  );
  const [ax, ay] = held(points, i);
  const [bx, by] = held(points, i + 1);
  return bx === ax ? ay : ay + (by - ay) * Math.min(1, Math.max(0, (x - ax) / (bx - ax)));
}
