import { smooth } from './curve.ts';
import { between, repeat, rng } from './rng.ts';
import { line, num, path, type Defs } from './svg.ts';

export type PyramidColours = {
  lit: string;
  body: string;
  shade: string;
  cap: string;
  capShade: string;
};

/** One earth tower under the block of andesite that keeps the rain off it; `h` high on (x, ground). */
export function earthPyramid(
  defs: Defs,
  x: number,
  ground: number,
  h: number,
  seed: number,
  { lit, body, shade, cap, capShade }: PyramidColours,
): string {
  const random = rng(seed);
  const foot = h * between(random, 0.2, 0.26);
  const neck = h * between(random, 0.055, 0.075);
  const top = ground - h;
  const lean = h * (random() - 0.5) * 0.06;
  const side = (s: number) =>
    [0, 0.2, 0.42, 0.64, 0.84, 1].map((t) => {
      const w = neck + (foot - neck) * t ** 1.5 + h * (random() - 0.5) * 0.02;
      return [x + lean * (1 - t) + s * w, top + h * t] as const;
    });
  const left = side(-1);
  const right = side(1);
  const outline = `${smooth(left)}L${num(right[5]?.[0] ?? x)} ${num(ground)}${smooth([...right].reverse()).replace(/^M/, 'L')}Z`;
  // Gullies that the rain has washed run down from the neck.
  const gullies = repeat(5, (i) => {
    const s = -0.7 + i * 0.36;
    const from = top + h * between(random, 0.1, 0.4);
    return `M${num(x + lean * 0.7 + s * neck)} ${num(from)}Q${num(x + s * foot * 0.5)} ${num((from + ground) / 2)} ${num(x + s * foot * 0.86)} ${num(ground - h * 0.02)}`;
  });
  const w = neck * between(random, 1.9, 2.5);
  const block = [
    [-w, 2],
    [-w * 0.86, -h * 0.05],
    [-w * 0.3, -h * 0.078],
    [w * 0.46, -h * 0.07],
    [w, -h * 0.024],
    [w * 0.86, h * 0.012],
    [-w * 0.6, h * 0.016],
  ].map(([dx = 0, dy = 0]) => [x + lean + dx, top + dy] as const);
  const points = (list: typeof block) =>
    `M${list.map(([a, b]) => `${num(a)} ${num(b)}`).join('L')}Z`;
  return (
    path(
      outline,
      defs.linear(
        [
          [0, lit],
          [0.42, body],
          [1, shade],
        ],
        1,
        0,
      ),
    ) +
    line(gullies, shade, h * 0.012, { 'stroke-opacity': 0.5 }) +
    path(points(block), cap) +
    path(points([...block.slice(3, 7), [x + lean + w * 0.1, top + h * 0.004]]), capShade, {
      'fill-opacity': 0.75,
    })
  );
}
