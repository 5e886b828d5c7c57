import { dots, limb, limbPath, smooth, type Joint } from './curve.ts';
import { between, repeat, rng } from './rng.ts';
import { num, path, stamp, type Defs, type Point } from './svg.ts';

/** Trees are drawn 100 units high, a few of a kind, and stamped: a forest costs little more than a tree. */
const VARIANTS = 3;

/** Monkey puzzle tree: tiers of upswept branches on a bare trunk. */
function araucariaShape(h: number, seed: number): string {
  const random = rng(seed);
  let d = limbPath(limb([0, 6, h * 0.028], [0, -h * 0.5, h * 0.018], [0, -h, h * 0.008]), 2);
  for (let i = 0; i < 7; i++) {
    const t = i / 6;
    const top = -h * (0.46 + 0.54 * t);
    const reach = h * (0.27 * (1 - t) + 0.035) * between(random, 0.85, 1.15);
    for (const s of [-1, 1]) {
      d += `M0 ${num(top)}Q${num(s * reach * 0.55)} ${num(top + h * 0.03)} ${num(s * reach)} ${num(top - h * 0.035)}Q${num(s * reach * 0.9)} ${num(top - h * 0.085)} ${num(s * reach * 0.55)} ${num(top - h * 0.06)}Q${num(s * reach * 0.3)} ${num(top - h * 0.055)} 0 ${num(top - h * 0.03)}Z`;
    }
  }
  return d;
}

export const araucaria = (
  defs: Defs,
  x: number,
  y: number,
  h: number,
  fill: string,
  seed: number,
) => stamp(defs.shape(araucariaShape(100, seed % VARIANTS)), { x, y, scale: h / 100 }, { fill });

/** Spruce of six tiers; `snow` lies on the left, where the light comes from. */
function spruceShape(h: number, fill: string, seed: number, snow?: string): string {
  const random = rng(seed);
  let d = `M${num(-h * 0.02)} 0V${num(-h * 0.2)}H${num(h * 0.02)}V0Z`;
  let lit = '';
  for (let i = 0; i < 6; i++) {
    const t = i / 6;
    const top = -h * (1 - t * 0.92);
    const bottom = -h * (1 - (t + 0.3) * 0.86);
    const w = h * (0.07 + 0.2 * t + 0.02 * random());
    d += `M0 ${num(top)}L${num(w)} ${num(bottom)}Q${num(w * 0.4)} ${num(bottom - h * 0.015)} 0 ${num(bottom + h * 0.01)}Q${num(-w * 0.4)} ${num(bottom - h * 0.015)} ${num(-w)} ${num(bottom)}Z`;
    lit += `M0 ${num(top)}L${num(-w)} ${num(bottom)}Q${num(-w * 0.5)} ${num(bottom - h * 0.035)} ${num(-w * 0.22)} ${num(bottom - h * 0.03)}Q${num(-w * 0.1)} ${num(bottom - h * 0.08)} 0 ${num(top)}Z`;
  }
  return path(d, fill) + (snow ? path(lit, snow) : '');
}

export const spruce = (
  defs: Defs,
  x: number,
  y: number,
  h: number,
  fill: string,
  seed: number,
  snow?: string,
) => stamp(defs.symbol(spruceShape(100, fill, seed % VARIANTS, snow)), { x, y, scale: h / 100 });

type AcaciaColours = { trunk: string; leaf: string; lit: string };

/** Umbrella thorn: forked trunk under flat tiers of foliage. */
function acaciaShape(h: number, seed: number, { trunk, leaf, lit }: AcaciaColours): string {
  const random = rng(seed);
  const w = h * between(random, 0.62, 0.78);
  const fork: Point = [between(random, -0.04, 0.04) * h, -h * 0.4];
  const tiers: Joint[] = [
    [-w * 0.52, -h * 0.74, w * 0.42],
    [w * 0.5, -h * 0.8, w * 0.46],
    [-w * 0.06, -h * 0.92, w * 0.56],
  ];
  const branches = tiers.map(([tx, ty]) =>
    limbPath(
      limb(
        [fork[0], fork[1], h * 0.022],
        [(fork[0] + tx) / 2 + tx * 0.08, (fork[1] + ty) / 2, h * 0.015],
        [tx, ty, h * 0.006],
      ),
      3,
    ),
  );
  const stem = limbPath(
    limb(
      [0, 6, h * 0.042],
      [fork[0] * 0.4, -h * 0.2, h * 0.028],
      [fork[0], fork[1] - h * 0.03, h * 0.022],
    ),
    3,
  );
  const tier = ([tx, ty, r]: Joint, grow: number, dy: number) => {
    const points: Point[] = [];
    const n = 14;
    for (let i = 0; i < n; i++) {
      const a = Math.PI + (Math.PI * i) / (n - 1);
      points.push([
        tx + Math.cos(a) * r * grow * between(random, 0.94, 1.05),
        ty + dy + Math.sin(a) * r * 0.3 * grow * between(random, 0.82, 1.15),
      ]);
    }
    for (let i = 1; i < 6; i++) {
      points.push([tx + r * grow * (1 - (2 * i) / 6), ty + dy + r * 0.1 * between(random, 0.2, 1)]);
    }
    return smooth(points, true);
  };
  return (
    path(stem + branches.join(''), trunk) +
    path(tiers.map((t) => tier(t, 1, 0)).join(''), leaf) +
    path(tiers.map((t) => tier(t, 0.8, -h * 0.02)).join(''), lit, { 'fill-opacity': 0.75 })
  );
}

export const acacia = (
  defs: Defs,
  x: number,
  y: number,
  h: number,
  seed: number,
  colours: AcaciaColours,
) => stamp(defs.symbol(acaciaShape(100, seed % VARIANTS, colours)), { x, y, scale: h / 100 });

type CrownColours = { trunk: string; dark: string; leaf: string; lit: string };

/** Broad-leaved tree: a crown of overlapping rounds, lit from the upper `side`. */
function oakShape(
  h: number,
  seed: number,
  colours: CrownColours,
  side: -1 | 1,
  leafy: boolean,
  trunk = true,
): string {
  const random = rng(seed);
  const stem = `M${num(-h * 0.06)} 2Q${num(-h * 0.03)} ${num(-h * 0.08)} ${num(-h * 0.03)} ${num(-h * 0.24)}L0 ${num(-h * 0.5)}H${num(h * 0.04)}L${num(h * 0.034)} ${num(-h * 0.22)}Q${num(h * 0.034)} ${num(-h * 0.08)} ${num(h * 0.066)} 2Z`;
  const fork = limbPath(
    limb(
      [0, -h * 0.22, h * 0.022],
      [-h * 0.12, -h * 0.42, h * 0.014],
      [-h * 0.2, -h * 0.54, h * 0.006],
    ),
    3,
  );
  const rounds: Joint[] = [[0, -h * 0.66, h * 0.25]];
  for (const [count, reach, low, high] of [
    [11, 1, 0.09, 0.13],
    [7, 0.55, 0.11, 0.15],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const a = ((i + random() * 0.4) / count) * Math.PI * 2;
      rounds.push([
        Math.cos(a) * h * 0.27 * reach,
        -h * 0.66 + Math.sin(a) * h * 0.18 * reach,
        h * between(random, low, high),
      ]);
    }
  }
  const mass = (list: readonly Joint[], k: number, dx: number, dy: number) =>
    dots(list.map(([rx, ry, r]) => [rx + dx * h * side, ry + dy * h, r * k]));
  // Only the rounds turned to the light carry the brightest tone, so that it forms one mass.
  const sunny = rounds.slice(1).filter(([rx, ry]) => rx * side * 0.8 - (ry + h * 0.66) > h * 0.03);
  const speckled = repeat(leafy ? 26 : 0, () => {
    const [rx, ry, r] = rounds[Math.floor(random() * rounds.length)] ?? [0, 0, 0];
    const a = random() * Math.PI * 2;
    const [lx, ly, l] = [rx + Math.cos(a) * r * 0.7, ry + Math.sin(a) * r * 0.7, h * 0.016];
    return `M${num(lx - l)} ${num(ly)}q${num(l)} ${num(-l * 1.3)} ${num(l * 2)} 0q${num(-l)} ${num(l * 0.7)} ${num(-l * 2)} 0Z`;
  });
  return (
    (trunk ? path(stem, colours.trunk) + path(fork, colours.trunk) : '') +
    path(mass(rounds, 1, 0, 0), colours.dark) +
    path(mass(rounds, 0.86, 0.022, -0.028), colours.leaf) +
    path(mass(sunny, 0.66, 0.034, -0.045), colours.lit, { 'fill-opacity': 0.85 }) +
    (speckled ? path(speckled, colours.dark, { 'fill-opacity': 0.55 }) : '')
  );
}

/** Birches in autumn, drawn as oaks with a white trunk. */
export const BIRCH = { trunk: '#EFE8D8', dark: '#B9852F', leaf: '#DDA93F', lit: '#F3CF6A' };

export const oak = (
  defs: Defs,
  x: number,
  y: number,
  h: number,
  seed: number,
  colours: CrownColours,
  side: -1 | 1 = -1,
) =>
  stamp(defs.symbol(oakShape(100, seed % VARIANTS, colours, side, h > 120)), {
    x,
    y,
    scale: h / 100,
  });

/** How far the crown's underside hangs above the foot of its trunk, as a share of the height. */
const CROWN_BASE = 0.38;

/** The crown alone, standing on the ground: undergrowth, and woods seen from afar. */
export const shrub = (
  defs: Defs,
  x: number,
  y: number,
  h: number,
  seed: number,
  colours: CrownColours,
  side: -1 | 1 = -1,
) =>
  stamp(defs.symbol(oakShape(100, seed % VARIANTS, colours, side, false, false)), {
    x,
    y: y + h * CROWN_BASE,
    scale: h / 100,
  });

/** A row of trees with seeded places and heights. */
export function grove(
  count: number,
  seed: number,
  [left, right]: readonly [number, number],
  [low, high]: readonly [number, number],
  draw: (x: number, height: number, index: number) => string,
): string {
  const random = rng(seed);
  return repeat(count, (i) => draw(between(random, left, right), between(random, low, high), i));
}
