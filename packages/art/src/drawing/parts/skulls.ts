import { repeat } from './rng.ts';
import { circle, group, line, num, path, type Defs, type Placement } from './svg.ts';

const boneOf = (defs: Defs, [lit, body, shade]: readonly [string, string, string]) =>
  defs.linear([
    [0, lit],
    [0.5, body],
    [1, shade],
  ]);

/** A row of curved teeth along a line, pointing down (1) or up (-1). */
const teeth = (
  from: readonly [number, number],
  to: readonly [number, number],
  count: number,
  size: number,
  way: 1 | -1,
) =>
  repeat(count, (i, t) => {
    const x = from[0] + (to[0] - from[0]) * t;
    const y = from[1] + (to[1] - from[1]) * t;
    const l = size * (0.7 + ((i * 7) % 5) * 0.12) * (1 - t * 0.35);
    return `M${num(x - size * 0.3)} ${num(y - way * 4)}Q${num(x - size * 0.1)} ${num(y + way * l * 0.6)} ${num(x + size * 0.28)} ${num(y + way * l)}Q${num(x + size * 0.42)} ${num(y + way * l * 0.4)} ${num(x + size * 0.38)} ${num(y - way * 4)}Z`;
  });

/** Skull of a Tyrannosaurus, 300 long, muzzle to the left: pale bone, dark openings. */
export function tyrannosaurusSkull(
  defs: Defs,
  placement: Placement,
  tones: readonly [string, string, string],
  hollow: string,
): string {
  const bone = boneOf(defs, tones);
  const upper =
    'M-148 -18C-152 -46 -138 -66 -112 -74C-80 -84 -40 -86 -8 -98C6 -112 34 -118 52 -108C80 -112 112 -106 132 -92C146 -82 150 -62 144 -44C152 -30 148 -8 134 2C128 14 116 18 108 10C96 14 84 8 78 0C50 6 6 8 -36 12C-76 16 -118 18 -138 8C-148 2 -148 -8 -148 -18Z';
  const jaw =
    'M-128 48C-138 40 -142 30 -136 24C-96 30 -20 28 48 18C70 12 92 8 112 14C128 16 136 26 130 38C120 52 92 60 62 62C10 72 -70 74 -108 66C-120 62 -126 56 -128 48Z';
  return group(
    placement,
    path(jaw, bone) +
      path('M50 34C66 28 90 26 100 34C92 44 70 48 54 46C46 44 44 38 50 34Z', hollow) +
      path(teeth([-126, 26], [30, 22], 13, 22, -1), tones[0]) +
      path(teeth([-136, 8], [48, 6], 13, 30, 1), '#FFFBEE') +
      path(upper, bone) +
      // Nostril, the windows before the eye, the eye, the windows behind it.
      path('M-132 -46C-130 -58 -116 -62 -106 -56C-108 -44 -120 -38 -130 -40Z', hollow) +
      path(
        'M-74 -30C-72 -42 -60 -46 -52 -40C-50 -30 -58 -20 -68 -20C-74 -22 -76 -26 -74 -30Z',
        hollow,
      ) +
      path('M-34 -24C-30 -52 0 -70 22 -62C26 -44 18 -20 2 -12C-14 -8 -32 -10 -34 -24Z', hollow) +
      path(
        'M42 -52C40 -74 56 -88 70 -84C80 -76 78 -60 70 -50C66 -38 64 -26 58 -22C50 -28 44 -40 42 -52Z',
        hollow,
      ) +
      circle(58, -66, 4.5, '#FBE3B4', { 'fill-opacity': 0.85 }) +
      path(
        'M92 -48C92 -66 106 -76 118 -68C124 -56 120 -38 110 -26C102 -20 94 -24 92 -32Z',
        hollow,
      ) +
      line(
        'M-140 -14C-96 -4 -20 -4 40 -10M-20 -84C-50 -76 -90 -72 -116 -62M84 -6C86 -40 82 -70 74 -92',
        tones[2],
        2.6,
        {
          'stroke-opacity': 0.8,
        },
      ),
  );
}

/** Skull of a mammoth, 200 wide with its tusks, seen from the left: high crown, eye, nose opening, curved tusks. */
export function mammothSkull(
  defs: Defs,
  placement: Placement,
  tones: readonly [string, string, string],
  hollow: string,
): string {
  const bone = boneOf(defs, tones);
  const tusk = (d: string, fill: string) => line(d, fill, 15, { 'stroke-linecap': 'round' });
  return group(
    placement,
    tusk('M-48 40C-66 66 -96 70 -114 52C-124 40 -124 24 -116 12', tones[2]) +
      path(
        'M-30 -88C2 -104 48 -96 66 -64C76 -44 76 -18 64 0C70 12 66 26 52 30C42 40 22 38 10 32C0 46 -14 60 -30 66C-46 70 -58 60 -56 46C-50 22 -46 2 -48 -20C-50 -50 -46 -78 -30 -88Z',
        bone,
      ) +
      path('M8 30C28 40 50 40 58 30C62 42 54 58 36 60C18 62 4 54 0 44Z', tones[1]) +
      line('M14 40h34M12 48h34', tones[2], 3) +
      path('M-46 -36C-40 -46 -22 -46 -16 -36C-20 -26 -38 -24 -46 -36Z', hollow) +
      path('M2 -14C2 -28 20 -34 30 -24C36 -14 30 0 18 2C8 2 2 -4 2 -14Z', hollow) +
      line('M-28 -82C-6 -88 26 -86 46 -70M-44 -6C-40 20 -46 44 -44 58', tones[2], 2.6, {
        'stroke-opacity': 0.8,
      }) +
      tusk('M-44 46C-56 78 -84 92 -108 80C-126 70 -130 50 -122 34', tones[0]) +
      line('M-48 60C-60 80 -84 88 -104 78', '#FFFFFF', 3, { 'stroke-opacity': 0.7 }),
  );
}
