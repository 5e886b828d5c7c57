import { limb, limbPath } from '#drawing/parts/curve.ts';
import { circle, group, line, path, type Defs, type Placement } from '#drawing/parts/svg.ts';

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

/** A raised wing of the stork: white in front, black flight feathers spread behind. */
const storkWing = (white: string, black: string) =>
  path(
    'M-16 -2C-20 -30 -10 -62 12 -88L40 -118L36 -96L50 -108L46 -86L58 -94L53 -72L62 -78L55 -52C52 -32 46 -14 38 4Z',
    white,
  ) +
  path(
    'M12 -88L40 -118L36 -96L50 -108L46 -86L58 -94L53 -72L62 -78L55 -52C52 -32 46 -14 38 4L22 2C30 -18 30 -36 24 -54C20 -66 14 -76 12 -88Z',
    black,
  );

/** White stork in flight to the left, wings raised; 155 units long. */
export function flyingStork(placement: Placement): string {
  return group(
    placement,
    group({ x: -10, y: -2, scale: 0.86, rotate: -30 }, storkWing('#DDD8CA', '#3A4645')) +
      line('M50 4L94 12M52 6L90 16', '#C8472B', 3) +
      path(
        limbPath(
          limb(
            [-66, -10, 4.6],
            [-58, -10, 5],
            [-34, -7, 5.6],
            [-8, -1, 12],
            [22, 4, 12],
            [46, 6, 6.5],
            [64, 8, 3],
          ),
        ),
        '#FBF8F1',
      ) +
      path('M-20 6C0 18 30 18 58 9C34 22 0 24 -20 6Z', '#D9D5C8') +
      storkWing('#FBF8F1', '#1F2B2C') +
      path(limbPath(limb([-68, -10, 3.4], [-84, -7, 2.2], [-102, -4, 0.8])), '#C8472B') +
      circle(-65, -12, 1.5, '#171010'),
  );
}

/** Eagle soaring, seen from below in front; wings 250 units across. */
export function eagle(placement: Placement, fill: string, tail = fill): string {
  const wing =
    'M0 -14C16 -26 40 -34 70 -32L108 -50L100 -38L120 -44L108 -32L126 -34L110 -24L126 -22L108 -15L118 -10L98 -8C72 0 44 4 18 12L0 16Z';
  const lining = 'M8 -8C26 -16 50 -22 78 -22L92 -24L88 -14C62 -12 38 -4 16 4Z';
  const both = (d: string, colour: string, more = {}) =>
    path(d, colour, more) + path(d, colour, { transform: 'scale(-1 1)', ...more });
  return group(
    placement,
    path('M-13 24L-26 58Q-13 52 -9 62Q0 55 9 62Q13 52 26 58L13 24Z', tail) +
      path('M-17 36L-13 24H13L17 36Q0 42 -17 36Z', fill) +
      both(wing, fill) +
      both(lining, tail, { 'fill-opacity': 0.28 }) +
      path(limbPath(limb([0, -22, 9], [0, -6, 15], [0, 14, 15], [0, 34, 9])), fill) +
      path('M-8 -20C-9 -36 9 -36 8 -20C5 -14 -5 -14 -8 -20Z', fill) +
      path('M-6 -20C-6 -30 6 -30 6 -20C3 -15 -3 -15 -6 -20Z', tail, { 'fill-opacity': 0.4 }) +
      path('M-3.400 -31Q0 -34 3.400 -31L0.600 -39Z', '#E0A030'),
  );
}

/** Flamingo wading, facing right, about 280 units high; the water's edge is y = 0. */
export function flamingo(defs: Defs, placement: Placement): string {
  const plumage = defs.linear([
    [0, '#F9B4BE'],
    [0.5, '#F08498'],
    [1, '#DA5578'],
  ]);
  const body = limbPath(
    limb([-66, -108, 4], [-42, -122, 20], [-6, -130, 33], [28, -134, 28], [50, -144, 15]),
  );
  const neck = limbPath(
    limb(
      [36, -140, 18],
      [64, -154, 10],
      [68, -184, 8.4],
      [48, -210, 8],
      [40, -238, 8],
      [54, -262, 8.6],
      [72, -266, 11],
      [80, -260, 9],
    ),
  );
  return group(
    placement,
    line('M14 -100L28 -58L-14 -40', '#B8486A', 5) +
      line('M-2 -100L2 -50L0 6', '#D9607E', 5.6) +
      circle(2, -50, 4.4, '#D9607E') +
      path('M-72 -104C-50 -126 -10 -120 10 -112C-14 -92 -48 -88 -84 -96Z', '#3A2430') +
      path(body, plumage) +
      path(neck, plumage) +
      path('M-70 -106C-46 -150 6 -166 44 -146C34 -112 -18 -92 -70 -106Z', '#E0607F') +
      line('M-48 -112Q-8 -114 26 -138M-30 -106Q2 -108 30 -126', '#F9B4BE', 2.6, {
        'stroke-opacity': 0.7,
      }) +
      path('M82 -272C98 -270 106 -258 102 -242L92 -244C92 -252 88 -254 78 -253Z', '#FBE3DC') +
      path('M103 -252C106 -240 100 -228 92 -228C88 -234 89 -240 91 -246Z', '#241820') +
      circle(76, -267, 3, '#FBE9A8') +
      circle(76.6, -267, 1.5, '#171010'),
  );
}

/** Small far bird: two strokes. */
export const gull = (x: number, y: number, s: number, colour: string) =>
  group({ x, y, scale: s }, line('M-14 -5Q-6 -8 0 0Q6 -8 14 -5', colour, 2.6));
