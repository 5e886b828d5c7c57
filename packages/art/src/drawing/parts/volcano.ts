import { dots, limb, limbPath, smooth, smoothOn, type Joint } from './curve.ts';
import { rng } from './rng.ts';
import { glow } from './sky.ts';
import { ellipse, num, path, type Defs, type Point } from './svg.ts';

type VolcanoColours = { cone: readonly [string, string]; shade: string };
export type VolcanoPlace = { x: number; base: number; width: number; height: number };

/** Left and right flank from the crater down. */
export function flanks({ x, base, width: w, height: h }: VolcanoPlace): {
  left: Point[];
  right: Point[];
} {
  const crater = base - h;
  return {
    left: [
      [x - w / 2, base],
      [x - w * 0.3, base - h * 0.26],
      [x - w * 0.16, base - h * 0.6],
      [x - w * 0.075, crater],
    ],
    right: [
      [x + w * 0.07, crater + 5],
      [x + w * 0.15, base - h * 0.62],
      [x + w * 0.31, base - h * 0.24],
      [x + w / 2, base],
    ],
  };
}

/** Smoke that widens as it rises and drifts to the right. */
export function plume(
  defs: Defs,
  { x, base, width, height }: VolcanoPlace,
  rise: number,
  drift: number,
  size: number,
  [dark, light]: readonly [readonly [string, string, string], readonly [string, string, string]],
): string {
  const random = rng(31);
  const crater = base - height;
  const outer: Joint[] = [];
  const inner: Joint[] = [];
  for (let i = 0; i < 26; i++) {
    const t = i / 25;
    const px = x + drift * t * t + (random() - 0.5) * 60 * t * (width / 520);
    const py = crater - 8 - rise * Math.pow(t, 0.82);
    const r = (12 + 58 * t) * size * (0.8 + 0.4 * random());
    outer.push([px, py, r]);
    inner.push([px - r * 0.32, py + r * 0.12, r * 0.72]);
  }
  const shade = ([top, mid, low]: readonly [string, string, string]) =>
    defs.linear([
      [0, top],
      [0.65, mid],
      [1, low],
    ]);
  return path(dots(outer), shade(dark)) + path(dots(inner), shade(light), { 'fill-opacity': 0.75 });
}

/** The cone with its crater and three streams of lava. */
export function volcano(defs: Defs, place: VolcanoPlace, { cone, shade }: VolcanoColours): string {
  const { x, base, width: w, height: h } = place;
  const { left, right } = flanks(place);
  const crater = base - h;
  const thick = h / 280;
  const at = (a: number, b: number, r: number): Joint => [x + w * a, base - h * b, r * thick];
  const stream = (fill: string, ...spine: Joint[]) => path(limbPath(limb(...spine)), fill);
  const rest = smoothOn(right);
  return (
    glow(defs, x, crater, w * 0.27, '#FFB04F', 0.85) +
    path(
      `${smooth(left)}${rest}Z`,
      defs.linear([
        [0, cone[0]],
        [1, cone[1]],
      ]),
    ) +
    path(
      `M${num(x + 6)} ${num(crater + 6)}${rest}L${num(x + w * 0.12)} ${num(base)}L${num(x + w * 0.17)} ${num(base - h * 0.34)}L${num(x + w * 0.06)} ${num(base - h * 0.46)}L${num(x + w * 0.08)} ${num(base - h * 0.7)}Z`,
      shade,
      { 'fill-opacity': 0.6 },
    ) +
    stream(
      '#E9552B',
      at(-0.01, 1, 9),
      at(-0.03, 0.86, 7),
      at(0, 0.72, 7),
      at(-0.05, 0.56, 6),
      at(-0.03, 0.42, 5),
      at(-0.1, 0.26, 3),
      at(-0.11, 0.14, 1),
    ) +
    stream(
      '#FFC45C',
      at(-0.01, 1, 5),
      at(-0.03, 0.86, 4),
      at(0, 0.72, 3.4),
      at(-0.05, 0.56, 2.4),
      at(-0.04, 0.46, 1),
    ) +
    stream('#E9552B', at(-0.04, 0.6, 4), at(-0.1, 0.46, 4), at(-0.12, 0.33, 3), at(-0.17, 0.2, 1)) +
    ellipse(x - 2, crater + 3, w * 0.072, 8 * thick, '#FFB24A') +
    ellipse(x - 2, crater + 5, w * 0.05, 5 * thick, '#FFF0C0')
  );
}
