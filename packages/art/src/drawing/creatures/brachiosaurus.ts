import { leg, limb } from '#drawing/parts/curve.ts';
import { creature, type Anatomy, type Coat } from '#drawing/parts/creature.ts';
import { circle, ellipse, line, path, type Defs, type Placement } from '#drawing/parts/svg.ts';

const anatomy: Anatomy = {
  near: [
    limb(
      [770, -128, 2],
      [700, -146, 10],
      [620, -178, 26],
      [548, -214, 50],
      [470, -250, 80],
      [392, -272, 92],
      [316, -298, 92],
      [252, -334, 78],
      [206, -384, 56],
      [172, -444, 40],
      [146, -512, 30],
      [126, -580, 24],
      [110, -640, 20],
      [98, -676, 18],
    ),
    limb([104, -680, 19], [84, -690, 20], [60, -682, 15], [38, -668, 12], [22, -662, 10]),
    limb([102, -694, 10], [84, -708, 10], [66, -704, 7], [54, -692, 4]),
    leg(
      [262, -300, 60],
      [252, -220, 44],
      [262, -146, 32],
      [254, -76, 26],
      [252, -26, 26],
      [252, -8, 30],
    ),
    leg(
      [474, -236, 68],
      [492, -164, 48],
      [502, -104, 33],
      [486, -60, 26],
      [483, -26, 27],
      [483, -8, 31],
    ),
  ],
  far: [
    leg(
      [304, -270, 46],
      [324, -184, 36],
      [338, -112, 27],
      [328, -64, 22],
      [326, -28, 23],
      [326, -14, 25],
    ),
    leg(
      [430, -220, 56],
      [422, -150, 40],
      [412, -92, 28],
      [424, -56, 23],
      [423, -28, 24],
      [423, -14, 26],
    ),
  ],
};

/** Brachiosaurus, head to the left unless flipped; about 770 units long and 720 high. */
export function brachiosaurus(
  defs: Defs,
  placement: Placement,
  coat: Coat & { dark: string; light: string; eye: string },
): string {
  const bands = [
    [212, -424, 34],
    [184, -486, 26],
    [160, -546, 20],
    [140, -600, 16],
    [250, -398, 44],
    [300, -388, 50],
    [356, -372, 52],
    [412, -362, 50],
    [468, -338, 46],
    [524, -304, 38],
    [580, -262, 28],
    [632, -226, 20],
  ] as const;
  const skin =
    path(
      bands
        .map(
          ([x, y, h]) =>
            `M${x - 16} ${y + 18}q14 ${h * 0.5} 6 ${h + 26}q18 ${-h * 0.3} 18 ${-h - 26}q-2 -14 -24 0Z`,
        )
        .join(''),
      coat.dark,
      { 'fill-opacity': 0.32 },
    ) +
    path(
      'M92 -660C118 -590 140 -470 200 -360C240 -280 330 -206 440 -186C330 -150 236 -200 190 -270C130 -380 100 -560 70 -650Z',
      coat.light,
      { 'fill-opacity': 0.3 },
    ) +
    ellipse(300, -40, 30, 80, coat.dark, { 'fill-opacity': 0.18 }) +
    ellipse(530, -40, 30, 80, coat.dark, { 'fill-opacity': 0.22 });
  const detail =
    circle(86, -692, 5, coat.eye) +
    circle(85, -692, 2.4, '#171010') +
    line('M24 -656Q48 -662 74 -674', coat.dark, 3) +
    line('M238 -4v-9M252 -4v-10M266 -4v-9M466 -4v-9M482 -4v-10M498 -4v-9', coat.light, 4, {
      'stroke-opacity': 0.6,
    });
  return creature(defs, anatomy, placement, coat, { skin, detail });
}
