export type Random = () => number;

/** Mulberry32: the same seed always draws the same picture. */
export function rng(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (random: Random, low: number, high: number) => low + (high - low) * random();

/** Calls `make` `count` times and joins the markup. */
export function repeat(count: number, make: (index: number, share: number) => string): string {
  let markup = '';
  for (let i = 0; i < count; i++) markup += make(i, count > 1 ? i / (count - 1) : 0);
  return markup;
}

type Range = readonly [low: number, high: number];

export const within = (random: Random, [low, high]: Range) => between(random, low, high);
