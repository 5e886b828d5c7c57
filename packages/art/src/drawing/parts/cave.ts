import { between, rng } from './rng.ts';
import { num, path, type Point } from './svg.ts';

/** Rock ceiling with stalactites: hangs lower away from `openX`, where the light falls in. */
export function caveCeiling(
  width: number,
  openX: number,
  {
    drop,
    depth,
    teeth,
    seed,
    fill,
    facet,
  }: { drop: number; depth: number; teeth: number; seed: number; fill: string; facet: string },
): string {
  const random = rng(seed);
  const edge: Point[] = [];
  for (let i = 0; i <= teeth; i++) {
    const jitter = i && i < teeth ? (random() - 0.5) * 0.8 : 0;
    const x = -20 + ((width + 40) * (i + jitter)) / teeth;
    const u = Math.abs(x - openX) / width;
    edge.push([
      x,
      drop * (0.25 + 1.3 * Math.pow(u, 1.3)) + (i % 2 ? 1 : -0.6) * depth * between(random, 0.3, 1),
    ]);
  }
  const inner = edge.slice(1, -1).filter((_, i) => i % 2 === 0);
  const teethPoints = inner.map(([x, y]) => {
    const left = 20 + random() * 14;
    const tip = (random() - 0.5) * 10;
    const low = y + 10 + random() * random() * depth * 3.2;
    return { x, top: y - 40, left, right: 20 + random() * 14, tip, low };
  });
  const spikes = teethPoints
    .map(
      ({ x, top, left, right, tip, low }) =>
        `M${num(x - left)} ${num(top)}L${num(x + tip)} ${num(low)}L${num(x + right)} ${num(top)}Z`,
    )
    .join('');
  // The side of each tooth that is turned to the opening.
  const planes = teethPoints
    .map(({ x, top, left, right, tip, low }) => {
      const edge = x < openX ? right : -left;
      return `M${num(x + edge)} ${num(top)}L${num(x + tip)} ${num(low)}L${num(x + edge * 0.2)} ${num(top + (low - top) * 0.36)}L${num(x + edge * 0.4)} ${num(top - 12)}Z`;
    })
    .join('');
  const outline = `M-20 -20${edge.map(([x, y]) => `L${num(x)} ${num(y)}`).join('')}L${num(width + 20)} -20Z`;
  return path(outline + spikes, fill) + path(planes, facet, { 'fill-opacity': 0.6 });
}

/** Light falling through a gap at the top: a fan of soft beams. */
export function rays(
  fill: (opacity: number) => string,
  x: number,
  bottom: number,
  beams: readonly (readonly [from: number, to: number, opacity: number])[],
  top = -30,
): string {
  return beams
    .map(([from, to, opacity]) =>
      path(
        `M${num(x - 8)} ${num(top)}H${num(x + 8)}L${num(x + to)} ${num(bottom)}H${num(x + from)}Z`,
        fill(opacity),
      ),
    )
    .join('');
}
