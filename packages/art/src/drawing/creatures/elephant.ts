import { leg, limb, limbPath } from '#drawing/parts/curve.ts';
import { creature, type Anatomy, type Coat } from '#drawing/parts/creature.ts';
import { circle, line, path, type Defs, type Placement } from '#drawing/parts/svg.ts';

const anatomy: Anatomy = {
  near: [
    limb(
      [590, -190, 62],
      [556, -212, 92],
      [490, -222, 112],
      [410, -216, 114],
      [336, -232, 106],
      [286, -256, 88],
      [240, -280, 70],
    ),
    limb(
      [246, -286, 62],
      [214, -286, 62],
      [190, -258, 50],
      [172, -214, 36],
      [158, -160, 27],
      [150, -104, 20],
      [150, -58, 15],
      [140, -26, 11.5],
      [118, -14, 9],
      [98, -22, 6],
    ),
    leg([346, -170, 66], [338, -112, 46], [330, -60, 38], [328, -8, 41]),
    leg([552, -180, 78], [568, -118, 52], [548, -66, 38], [544, -8, 41]),
    limb(
      [628, -232, 22],
      [652, -196, 9],
      [660, -140, 5],
      [656, -104, 4],
      [660, -84, 9],
      [658, -60, 2],
    ),
  ],
  far: [
    leg([312, -160, 50], [288, -104, 38], [274, -56, 33], [272, -30, 33], [272, -12, 35]),
    leg([486, -160, 60], [472, -104, 42], [464, -58, 34], [463, -30, 33], [463, -12, 35]),
  ],
};

type ElephantColours = Coat & { dark: string; lit: string; tusk: string };

const EAR =
  'M262 -344C312 -372 372 -350 382 -296C390 -250 366 -206 336 -168C324 -152 304 -160 292 -182C270 -214 246 -252 246 -300C246 -320 250 -336 262 -344Z';
const EAR_FOLD = 'M268 -336C312 -356 356 -340 364 -298C340 -322 306 -330 268 -336Z';
const tusk = limb(
  [176, -206, 10],
  [160, -176, 10.5],
  [134, -158, 9],
  [104, -158, 6],
  [80, -172, 2],
);

/** African elephant walking to the left, about 640 units long and 350 high. */
export function elephant(defs: Defs, placement: Placement, colours: ElephantColours): string {
  const skin =
    // The near legs stand out against the belly by their own shadow.
    path(
      'M366 -176C392 -140 398 -60 366 10H420C424 -60 414 -140 366 -176ZM520 -200C500 -150 520 -80 506 10H470V-140Z',
      colours.dark,
      { 'fill-opacity': 0.42 },
    ) +
    path(
      'M340 -120C400 -150 480 -140 540 -150L520 -60H366Z',
      defs.linear([
        [0, colours.dark, 0],
        [0.5, colours.dark, 0.6],
      ]),
    );
  const nails = [328, 544]
    .map((x) => [-26, -9, 9, 26].map((k) => `M${x + k - 7} -1q7 -13 14 0Z`).join(''))
    .join('');
  const detail =
    path(EAR, colours.dark) +
    path(EAR, colours.body, { 'fill-opacity': 0.72, transform: 'translate(-5 -3)' }) +
    path(EAR_FOLD, colours.lit, { 'fill-opacity': 0.55 }) +
    line('M292 -184C300 -220 318 -250 340 -268', colours.dark, 3, { 'stroke-opacity': 0.6 }) +
    line(
      'M150 -190q12 6 26 2M143 -160q12 6 28 2M138 -130q12 5 26 2M134 -102q10 4 24 1M134 -76q8 4 20 1',
      colours.dark,
      2.6,
      { 'stroke-opacity': 0.8 },
    ) +
    path(nails, colours.lit, { 'fill-opacity': 0.75 }) +
    circle(204, -290, 5.5, '#1A1113') +
    circle(202.5, -292, 1.6, '#fff') +
    line('M192 -300Q204 -306 216 -298', colours.dark, 2.6) +
    path(limbPath(tusk), colours.tusk);
  return creature(defs, anatomy, placement, colours, { skin, detail });
}
