import { limb, limbPath } from '../parts/curve.ts';
import { circle, group, line, path, type Placement } from '../parts/svg.ts';

/** White stork standing, facing left, about 210 units high. */
export function stork(placement: Placement): string {
  const legs = line(
    'M58 -74L54 -40L58 0M58 0l-10 2M58 0l9 2M74 -74L82 -40L76 0M76 0l-10 2M76 0l9 2',
    '#C8472B',
    4,
  );
  const body = limbPath(
    limb([28, -126, 20], [52, -112, 29], [82, -100, 25], [112, -86, 11], [126, -80, 4]),
  );
  const neck = limbPath(
    limb([34, -124, 17], [20, -148, 11], [22, -172, 8.4], [18, -190, 9.4], [8, -194, 8]),
  );
  const wing = 'M44 -118C72 -124 108 -104 138 -72C120 -70 96 -74 78 -82C60 -90 46 -104 44 -118Z';
  return group(
    placement,
    legs +
      path(body + neck, '#FBF8F1') +
      path('M26 -112C44 -86 84 -74 116 -80C92 -66 46 -78 26 -112Z', '#D9D5C8') +
      path(wing, '#1F2B2C') +
      path(limbPath(limb([2, -194, 4.6], [-24, -188, 3], [-52, -180, 1])), '#C8472B') +
      circle(9, -196, 2, '#171010'),
  );
}

/** White stork in flight to the left, wings half raised. */
export function flyingStork(placement: Placement): string {
  return group(
    placement,
    path('M6 -4C-4 -34 -2 -66 22 -92C22 -62 40 -40 44 -6Z', '#E9E4D8') +
      path('M14 -76L22 -92C20 -70 30 -52 40 -34L30 -38L28 -50L20 -52L22 -64L14 -64Z', '#1F2B2C') +
      path(
        limbPath(limb([-52, -4, 4], [-20, -4, 6], [12, 0, 12], [40, 2, 9], [58, 2, 3])),
        '#FBF8F1',
      ) +
      path(limbPath(limb([-54, -4, 3], [-74, -2, 2], [-92, 0, 0.8])), '#C8472B') +
      line('M50 3L88 8', '#C8472B', 3) +
      path('M2 -2C22 20 54 34 96 36C78 18 62 8 44 -2Z', '#FBF8F1') +
      path('M34 20C52 30 74 36 96 36C84 24 74 16 64 10L58 14L50 12L48 18L40 16Z', '#1F2B2C') +
      circle(-50, -6, 1.6, '#171010'),
  );
}

/** Eagle soaring, seen from below in front; wings 240 units across. */
export const eagle = (placement: Placement, fill: string, tail = fill) =>
  group(
    placement,
    path(
      'M0 -14C20 -24 52 -34 84 -28L120 -40L110 -26L122 -24L108 -16L118 -10L102 -8C72 -2 40 0 16 10L12 30L22 46H-22L-12 30L-16 10C-40 0 -72 -2 -102 -8L-118 -10L-108 -16L-122 -24L-110 -26L-120 -40L-84 -28C-52 -34 -20 -24 0 -14Z',
      fill,
    ) +
      path('M-12 30L-22 46H22L12 30Z', tail) +
      path('M-8 -14Q0 -32 8 -14L2 -8Z', fill),
  );

/** Small far bird: two strokes. */
export const gull = (x: number, y: number, s: number, colour: string) =>
  group({ x, y, scale: s }, line('M-14 -5Q-6 -8 0 0Q6 -8 14 -5', colour, 2.6));

type WingColours = { wing: string; spot: string; edge: string; body: string };

/** Butterfly from above, wings 100 units across. */
export function butterfly(placement: Placement, { wing, spot, edge, body }: WingColours): string {
  const half = (s: number) => {
    const p = (d: string, fill: string) => path(d, fill, { transform: `scale(${s} 1)` });
    return (
      p('M3 -6C12 -34 40 -46 50 -34C56 -22 40 -2 4 2Z', edge) +
      p('M3 2C24 0 42 10 38 24C34 38 22 34 16 44C10 40 4 20 3 2Z', edge) +
      p('M6 -8C16 -29 38 -39 45 -31C49 -22 34 -5 7 -1Z', wing) +
      p('M6 4C22 4 36 12 33 22C30 32 20 29 15 36C11 32 7 18 6 4Z', wing) +
      p(
        'M30 -28a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M20 18a4.4 4.4 0 1 0 8.800 0a4.400 4.400 0 1 0 -8.800 0',
        spot,
      ) +
      p('M10 -9L26 -22M11 -5L34 -13', edge)
    );
  };
  return group(
    placement,
    half(1) +
      half(-1) +
      path(limbPath(limb([0, -12, 3], [0, 4, 3.2], [0, 26, 1.6])), body) +
      line('M-1 -14Q-6 -24 -12 -28M1 -14Q6 -24 12 -28', body, 1.4),
  );
}
