import type { TestServer } from '@museum/database/test-database';

/** What every run is given: where databases are made, and the seed of its random numbers. */
export type RunSetting = {
  testServer: TestServer;
  seed: number;
  /** Told what is going on; a full run takes minutes. */
  log?: (line: string) => void;
};

/** Numbers from 0 to below 1 that follow from a seed (mulberry32): the same run again does the same. */
export function seededChance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Runs `work` for 0 … count-1, `width` at a time. */
export async function inParallel(
  count: number,
  width: number,
  work: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: Math.min(width, count) }, worker));
}

/** Asks every 50 ms until the answer is yes; false when it isn't within the time. */
export async function eventually(
  isSo: () => boolean | Promise<boolean>,
  withinMs: number,
): Promise<boolean> {
  const end = performance.now() + withinMs;
  while (performance.now() < end) {
    if (await isSo()) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return isSo();
}

/** Notes what has to be ended after a run, the last thing first. */
export type Keep = <Thing>(thing: Thing, end: (thing: Thing) => unknown) => Thing;

/** Does a run's work and ends everything that it has kept, also when it fails halfway. */
export async function withCleanUp<Result>(work: (keep: Keep) => Promise<Result>): Promise<Result> {
  const ends: (() => unknown)[] = [];
  try {
    return await work((thing, end) => {
      ends.push(() => end(thing));
      return thing;
    });
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}
