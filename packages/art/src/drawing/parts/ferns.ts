import { limb, limbPath } from './curve.ts';
import { between, repeat, rng } from './rng.ts';
import { group, num, path, stamp, type Defs } from './svg.ts';

/** One fern frond growing up from 0,0; `bend` curls it to the right. */
function frondPath(length: number, bend: number, pairs = 15, breadth = 0.3): string {
  const at = (t: number) =>
    [bend * t * t * length, -length * t * (1 - 0.22 * Math.abs(bend) * t)] as const;
  let d = '';
  for (let i = 1; i <= pairs; i++) {
    const t = 0.1 + (0.9 * i) / (pairs + 1);
    const [x, y] = at(t);
    const [x2, y2] = at(t + 0.01);
    const l = Math.hypot(x2 - x, y2 - y);
    const [ux, uy] = [(x2 - x) / l, (y2 - y) / l];
    const reach = length * breadth * Math.sin(Math.PI * Math.pow(1 - t, 0.75) * 0.92 + 0.12);
    const w = length * 0.022;
    for (const side of [-1, 1]) {
      const [nx, ny] = [-uy * side, ux * side];
      d += `M${num(x)} ${num(y)}Q${num(x + nx * reach * 0.5 + ux * (reach * 0.12 + w * 1.6))} ${num(y + ny * reach * 0.5 + uy * (reach * 0.12 + w * 1.6))} ${num(x + nx * reach + ux * reach * 0.55)} ${num(y + ny * reach + uy * reach * 0.55)}Q${num(x + nx * reach * 0.55 + ux * (reach * 0.1 - w))} ${num(y + ny * reach * 0.55 + uy * (reach * 0.1 - w))} ${num(x - ux * w)} ${num(y - uy * w)}Z`;
    }
  }
  const stem = limb(
    ...Array.from(
      { length: 9 },
      (_, i) => [...at(i / 8), length * 0.012 * (1 - i / 8) + 0.5] as const,
    ),
  );
  return d + limbPath(stem, 2);
}

/** The four fronds that all ferns of a picture share. */
export function frondShapes(defs: Defs) {
  return {
    right: defs.shape(frondPath(150, 0.38, 15)),
    left: defs.shape(frondPath(150, -0.38, 15)),
    droopRight: defs.shape(frondPath(120, 0.75, 18, 0.16)),
    droopLeft: defs.shape(frondPath(120, -0.75, 18, 0.16)),
  };
}
type Fronds = ReturnType<typeof frondShapes>;

export function fernBush(
  fronds: Fronds,
  x: number,
  y: number,
  scale: number,
  seed: number,
  fill: string,
  count = 7,
): string {
  const random = rng(seed);
  const leaves = repeat(count, (_, share) => {
    const rotate = -68 + 136 * share + (random() - 0.5) * 14;
    return stamp(rotate < 0 ? fronds.left : fronds.right, {
      x: 0,
      y: 0,
      rotate,
      scale: between(random, 0.72, 1.12),
    });
  });
  return group({ x, y, scale }, leaves, { fill });
}

/** Tree fern with a leaning trunk and a crown of drooping fronds. */
export function treeFern(
  fronds: Fronds,
  x: number,
  y: number,
  height: number,
  scale: number,
  seed: number,
  fill: string,
  crown = fill,
): string {
  const random = rng(seed);
  const lean = (random() - 0.5) * 0.24 * height;
  const trunk = limb(
    [0, 6, 9 * scale],
    [lean * 0.3, -height * 0.5, 6 * scale],
    [lean, -height, 5 * scale],
  );
  const leaves = repeat(11, (_, share) => {
    const angle = -108 + 216 * share + (random() - 0.5) * 12;
    return stamp(angle < 0 ? fronds.droopLeft : fronds.droopRight, {
      x: lean,
      y: -height,
      rotate: angle * 0.72,
      scale: scale * between(random, 0.8, 1.15),
    });
  });
  return group({ x, y }, path(limbPath(trunk, 3), fill) + `<g fill="${crown}">${leaves}</g>`);
}
