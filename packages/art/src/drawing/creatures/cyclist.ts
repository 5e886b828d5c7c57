import { circle, group, line, path, type Placement } from '#drawing/parts/svg.ts';
import { person, type Clothes } from './people.ts';

const WHEELS = [-31, 25] as const;

/** A visitor on a bicycle, facing left: 100 units high, wheels on the ground at y = 0. */
export function cyclist(placement: Placement, clothes: Clothes, frame: string): string {
  const spokes = WHEELS.map(
    (x) => `M${x - 18} -20h36M${x} -38v36M${x - 13} -33l26 26M${x + 13} -33l-26 26`,
  ).join('');
  return group(
    placement,
    WHEELS.map((x) =>
      circle(x, -20, 20, '#fff', {
        'fill-opacity': 0.14,
        stroke: '#22282A',
        'stroke-width': 3.4,
      }),
    ).join('') +
      line(spokes, '#5E6A68', 0.8) +
      line('M25 -20L-3 -18L5 -46M-3 -18L-20 -46L4 -44L25 -20M-20 -46L-22 -52L-31 -20', frame, 3.6) +
      line('M-22 -52L-21 -60L-29 -60', '#22282A', 3) +
      path('M-4 -48Q6 -52 15 -49L14 -46H0Z', '#22282A') +
      path('M14 -46h22v4H16ZM30 -42l-6 22M-50 -34', '#22282A') +
      circle(-3, -18, 5, '#22282A') +
      line('M-3 -18l4 -9M-3 -18l-4 9', '#22282A', 2.4) +
      // The rider leans to the handlebar.
      person({ x: 4, y: -2 }, clothes, 'ride'),
  );
}
