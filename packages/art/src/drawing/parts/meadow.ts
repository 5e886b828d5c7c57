import type { Sheet } from '#drawing/scene.ts';
import { blades, flower } from './grass.ts';
import type { Ridge } from './ridge.ts';
import { between, repeat, type Random } from './rng.ts';
import { path } from './svg.ts';

type Flowers = {
  count: number;
  /** The tallest, on the wide picture. */
  height: number;
  /** In turn; the second is the one with a dark heart. */
  petals: readonly string[];
};

/** The grass in front, full of flowers. */
export function meadow(
  { defs, width, pick }: Sheet,
  front: Ridge,
  { count, height, petals }: Flowers,
  random: Random,
): string {
  return (
    path(
      front.d,
      defs.linear([
        [0, '#3C7A50'],
        [0.4, '#1B4A3A'],
      ]),
    ) +
    blades(defs, [0, width], front.at, pick(380, 130), pick([12, 40], [8, 24]), 6, '#2F6B48') +
    repeat(count, (i) => {
      const x = ((i + random()) / count) * width;
      const nth = i % petals.length;
      return flower(
        x,
        front.at(x) + 16,
        between(random, 30, height) * pick(1, 0.66),
        i,
        petals[nth] ?? '',
        nth === 1 ? '#8A5A00' : '#FBE7A0',
        '#2F6A48',
      );
    })
  );
}
