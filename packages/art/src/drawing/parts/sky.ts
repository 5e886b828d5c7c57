import { dots, type Joint } from './curve.ts';
import { between, rng } from './rng.ts';
import { circle, num, path, rect, type Defs, type Stop } from './svg.ts';

type Size = { width: number; height: number };

export const sky = (defs: Defs, { width, height }: Size, stops: readonly Stop[]) =>
  rect(0, 0, width, height, defs.linear(stops));

/** A horizontal veil that is strongest in its middle. */
export const mist = (
  defs: Defs,
  width: number,
  y: number,
  height: number,
  colour: string,
  opacity: number,
) =>
  rect(
    0,
    y,
    width,
    height,
    defs.linear([
      [0, colour, 0],
      [0.55, colour, opacity],
      [1, colour, 0],
    ]),
  );

/** Round glow of a light. */
export const glow = (
  defs: Defs,
  x: number,
  y: number,
  r: number,
  colour: string,
  opacity: number,
) =>
  circle(
    x,
    y,
    r,
    defs.radial([
      [0, colour, opacity],
      [0.45, colour, opacity * 0.38],
      [1, colour, 0],
    ]),
  );

const HALO_RINGS = [
  [3.4, 0.08],
  [2.45, 0.12],
  [1.7, 0.19],
] as const;

/** Sun or moon: a disc with three flat halos. */
export const sun = (x: number, y: number, r: number, halo: string, disc: string, strength = 1) =>
  HALO_RINGS.map(([k, o]) => circle(x, y, r * k, halo, { 'fill-opacity': o * strength })).join('') +
  circle(x, y, r, disc);

export type Pill = readonly [x: number, y: number, width: number, height: number];

export const pillPath = (list: readonly Pill[]) =>
  list
    .map(
      ([x, y, w, h]) =>
        `M${num(x + h / 2)} ${num(y)}h${num(w - h)}a${num(h / 2)} ${num(h / 2)} 0 0 1 0 ${num(h)}h${num(h - w)}a${num(h / 2)} ${num(h / 2)} 0 0 1 0 ${num(-h)}Z`,
    )
    .join('');

/** Flat clouds: stacks of three pills. */
export function clouds(
  { width }: Size,
  [top, bottom]: readonly [number, number],
  count: number,
  seed: number,
  fill: string,
  opacity: number,
  from = 0,
): string {
  const random = rng(seed);
  const list: Pill[] = [];
  for (let i = 0; i < count; i++) {
    const x = from + random() * (width - from);
    const y = between(random, top, bottom);
    const w = 120 + random() * 260;
    const h = 9 + random() * 9;
    list.push([x, y, w, h]);
    list.push([
      x + w * between(random, 0.15, 0.35),
      y - h * 0.95,
      w * between(random, 0.35, 0.65),
      h,
    ]);
    list.push([x - w * 0.16, y + h * 0.95, w * between(random, 0.5, 0.75), h * 0.8]);
  }
  return path(pillPath(list), fill, { 'fill-opacity': opacity });
}

const STAR_SIZES = [
  [0.9, 0.55, 0.6],
  [1.5, 0.8, 0.3],
  [2.3, 0.95, 0.1],
] as const;

/** Stars between `top` and `bottom`: none in the navigation's band, where they would sit behind letters. */
export function stars(
  [left, right]: readonly [number, number],
  [top, bottom]: readonly [number, number],
  count: number,
  seed: number,
  fill = '#fff',
): string {
  const random = rng(seed);
  return STAR_SIZES.map(([size, opacity, share]) => {
    const list: Joint[] = [];
    for (let i = 0; i < count * share; i++) {
      list.push([
        between(random, left, right),
        top + Math.pow(random(), 1.3) * (bottom - top),
        size,
      ]);
    }
    return path(dots(list), fill, { 'fill-opacity': opacity });
  }).join('');
}

/** Loose specks: snow, dust, sparks, pollen. */
export function specks(
  [left, right]: readonly [number, number],
  [top, bottom]: readonly [number, number],
  [smallest, largest]: readonly [number, number],
  count: number,
  seed: number,
  fill: string,
  opacity: number,
): string {
  const random = rng(seed);
  const list = Array.from({ length: count }, (): Joint => [
    between(random, left, right),
    between(random, top, bottom),
    between(random, smallest, largest),
  ]);
  return path(dots(list), fill, { 'fill-opacity': opacity });
}
