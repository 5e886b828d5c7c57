import { between, repeat, rng } from './rng.ts';
import { group, layer, line, num, path, type Defs } from './svg.ts';

/** A tuft of five bent blades. */
export function tuft(x: number, y: number, scale: number, seed: number, colour: string): string {
  const random = rng(seed);
  const d = repeat(5, (k) => {
    const lean = (k - 2) * 7 + random() * 5;
    return `M0 0q${num(lean * 0.3)} ${num(-12 - random() * 8)} ${num(lean)} ${num(-18 - random() * 14)}`;
  });
  return group({ x, y, scale }, line(d, colour, 2));
}

const CLUMP_WIDTH = 60;
const CLUMP_BLADES = 13;

/** Thirteen tapering blades, 100 units high at most, as one shape that all bands of a picture share. */
function clump(seed: number, wind: number, low: number): string {
  const random = rng(seed);
  return repeat(CLUMP_BLADES, (i) => {
    const x = ((i + random()) / CLUMP_BLADES - 0.5) * CLUMP_WIDTH;
    const h = 100 * between(random, low, 1);
    const lean = (random() - 0.5) * h * 0.5 + h * wind;
    const w = 2 + h * 0.03;
    return `M${num(x - w)} 6Q${num(x + lean * 0.25)} ${num(-h * 0.6)} ${num(x + lean)} ${num(-h)}Q${num(x + lean * 0.35 + w)} ${num(-h * 0.55)} ${num(x + w)} 6Z`;
  });
}

/** A band of about `count` grass blades along `at(x)`, of heights between `low` and `high`. */
export function blades(
  defs: Defs,
  [left, right]: readonly [number, number],
  at: (x: number) => number,
  count: number,
  [low, high]: readonly [number, number],
  seed: number,
  fill: string,
  wind = 0.25,
): string {
  const random = rng(seed);
  const shapes = [1, 2, 3].map((k) => defs.shape(clump(k, wind, low / high)));
  const clumps = Math.ceil(count / CLUMP_BLADES) + 1;
  return layer(
    repeat(clumps, (i) => {
      const x = left + ((i + random()) / clumps) * (right - left);
      const stretch = ((right - left) / clumps / CLUMP_WIDTH) * between(random, 0.9, 1.5);
      const tall = (high / 100) * between(random, 0.85, 1);
      return `<use href="${shapes[i % shapes.length]}" transform="translate(${num(x)} ${num(at(x) + 4)}) scale(${stretch.toFixed(2)} ${tall.toFixed(2)})"/>`;
    }),
    { fill },
  );
}

/** A meadow flower: a stem and a head of round petals. */
export function flower(
  x: number,
  y: number,
  h: number,
  seed: number,
  petal: string,
  heart: string,
  stem: string,
): string {
  const random = rng(seed);
  const lean = (random() - 0.5) * h * 0.3;
  const r = h * between(random, 0.1, 0.14);
  const petals = repeat(5, (i) => {
    const a = (i / 5) * Math.PI * 2 + random();
    const [px, py] = [lean + Math.cos(a) * r, -h + Math.sin(a) * r * 0.8];
    return `M${num(px - r * 0.75)} ${num(py)}a${num(r * 0.75)} ${num(r * 0.75)} 0 1 0 ${num(r * 1.5)} 0a${num(r * 0.75)} ${num(r * 0.75)} 0 1 0 ${num(-r * 1.5)} 0`;
  });
  return group(
    { x, y },
    line(
      `M0 4Q0 ${num(-h * 0.5)} ${num(lean)} ${num(-h)}M0 ${num(-h * 0.3)}q${num(h * 0.12)} ${num(-h * 0.06)} ${num(h * 0.16)} ${num(-h * 0.2)}`,
      stem,
      Math.max(1.2, h * 0.035),
    ) +
      path(petals, petal) +
      `<circle cx="${num(lean)}" cy="${num(-h)}" r="${num(r * 0.6)}" fill="${heart}"/>`,
  );
}
