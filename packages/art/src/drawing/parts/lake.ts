import { rng } from './rng.ts';
import { pillPath, type Pill } from './sky.ts';
import { path, rect, type Defs, type Stop } from './svg.ts';

type LakePlace = { top: number; bottom: number; left?: number; right: number };

/** Still water with flat glints; two of three glints lie under the light at `lightX`. */
export function lake(
  defs: Defs,
  { top, bottom, left = 0, right }: LakePlace,
  stops: readonly Stop[],
  glint: {
    colour: string;
    opacity: number;
    lightX: number;
    spread: number;
    depth: number;
    count: number;
    seed: number;
  },
): string {
  const random = rng(glint.seed);
  const list: Pill[] = [];
  for (let i = 0; i < glint.count; i++) {
    const y = top + 6 + Math.pow(random(), 1.4) * glint.depth;
    const w = (30 + random() * 160 * (1 - (y - top) / (glint.depth * 2.4))) * (glint.spread / 120);
    const x =
      i % 3
        ? glint.lightX - w / 2 + (random() - 0.5) * glint.spread
        : left + random() * (right - left);
    list.push([x, y, w, 2.6 + random() * 2.4]);
  }
  return (
    rect(left, top, right - left, bottom - top, defs.linear(stops)) +
    path(pillPath(list), glint.colour, { 'fill-opacity': glint.opacity })
  );
}
