import { leg, limb, limbPath, polygon } from '#drawing/parts/curve.ts';
import { creature, type Anatomy, type Coat } from '#drawing/parts/creature.ts';
import { between, rng } from '#drawing/parts/rng.ts';
import { circle, line, path, type Defs, type Placement, type Point } from '#drawing/parts/svg.ts';

const anatomy: Anatomy = {
  near: [
    limb([356, -262, 30], [330, -268, 50], [286, -272, 62], [240, -284, 64], [212, -300, 56]),
    limb(
      [226, -300, 56],
      [204, -350, 38],
      [182, -410, 27],
      [160, -474, 21],
      [140, -536, 17],
      [130, -566, 16],
    ),
    limb([140, -574, 15], [118, -576, 16], [94, -564, 12.5], [70, -550, 9], [52, -542, 9]),
    leg(
      [226, -260, 44],
      [216, -196, 24],
      [210, -132, 14],
      [211, -116, 14],
      [209, -60, 10],
      [208, -18, 9.5],
      [206, -6, 12],
    ),
    leg(
      [340, -256, 44],
      [352, -196, 28],
      [346, -134, 14],
      [348, -118, 14],
      [338, -60, 10],
      [338, -18, 9.5],
      [336, -6, 12],
    ),
    limb(
      [372, -278, 8],
      [392, -240, 5],
      [396, -190, 3.4],
      [394, -164, 3],
      [398, -146, 7],
      [396, -122, 1.5],
    ),
  ],
  far: [
    leg(
      [252, -250, 34],
      [246, -190, 20],
      [248, -130, 13],
      [250, -116, 13],
      [256, -60, 9],
      [258, -18, 9],
      [256, -8, 11],
    ),
    leg(
      [316, -250, 36],
      [318, -190, 22],
      [308, -132, 13],
      [309, -116, 13],
      [298, -60, 9],
      [296, -18, 9],
      [294, -8, 11],
    ),
  ],
};

type GiraffeColours = Coat & { patch: string; dark: string };

/** Net-like coat: a jittered honeycomb of patches that shrink towards legs and muzzle. */
function patches(fill: string): string {
  const random = rng(21);
  const size = 25;
  let d = '';
  for (let row = 0; row < 22; row++) {
    for (let column = 0; column < 14; column++) {
      const y = -600 + row * size * 0.92;
      const x = 60 + column * size * 1.06 + (row % 2 ? size * 0.53 : 0);
      const shrink = y > -170 ? 0.36 : y > -220 ? 0.48 : y < -556 ? 0 : 0.56;
      if (!shrink) continue;
      const points = Array.from({ length: 6 }, (_, i): Point => {
        const a = ((i + 0.5) / 6) * Math.PI * 2;
        const r = size * shrink * between(random, 0.78, 1.08);
        return [x + Math.cos(a) * r, y + Math.sin(a) * r];
      });
      d += polygon(points);
    }
  }
  return path(d, fill);
}

const mane = limb(
  [136, -592, 3],
  [156, -560, 6],
  [178, -492, 7],
  [202, -424, 7],
  [230, -356, 6],
  [258, -338, 2],
);

/** Giraffe facing left, about 350 units long and 610 high. */
export function giraffe(defs: Defs, placement: Placement, colours: GiraffeColours): string {
  const shadow = defs.linear([
    [0, colours.dark, 0],
    [0.6, colours.dark, 0.08],
    [1, colours.dark, 0.5],
  ]);
  const skin =
    patches(colours.patch) +
    path('M240 -214C280 -196 320 -200 356 -226V-170H236Z', colours.dark, { 'fill-opacity': 0.3 }) +
    path('M40 -620H420V10H40Z', shadow);
  const detail =
    path(
      limbPath(limb([128, -588, 4], [132, -604, 3.4], [134, -616, 4.6])) +
        limbPath(limb([116, -590, 3.6], [116, -604, 3], [116, -614, 4.2])),
      colours.dark,
    ) +
    path('M146 -586Q166 -600 178 -592Q168 -578 146 -574Z', colours.body) +
    path('M150 -584Q164 -592 172 -590Q164 -580 150 -577Z', colours.dark, { 'fill-opacity': 0.5 }) +
    circle(108, -579, 3.6, '#1A1113') +
    line('M102 -586Q110 -589 115 -583', colours.dark, 2.2) +
    line('M48 -538Q60 -536 70 -542M50 -548l4 1', colours.dark, 2);
  return creature(defs, anatomy, placement, colours, {
    skin,
    detail,
    behind: path(limbPath(mane), colours.dark),
  });
}
