import { leg, limb, limbPath, polygon } from '#drawing/parts/curve.ts';
import { creature, type Anatomy, type Coat } from '#drawing/parts/creature.ts';
import { circle, line, path, type Defs, type Placement, type Point } from '#drawing/parts/svg.ts';

export type DinosaurColours = Coat & { dark: string; accent: string; eye?: string };

const belly = (fill: string, d: string) => path(d, fill, { 'fill-opacity': 0.35 });

const tyrannosaurusAnatomy: Anatomy = {
  near: [
    limb(
      [600, -252, 2],
      [530, -246, 9],
      [450, -236, 20],
      [370, -230, 36],
      [300, -232, 58],
      [240, -244, 68],
      [190, -272, 60],
      [158, -310, 48],
      [134, -344, 40],
    ),
    limb([150, -352, 36], [112, -360, 37], [76, -350, 32], [40, -338, 24], [8, -328, 19]),
    limb([130, -326, 24], [96, -310, 17], [58, -300, 12], [24, -296, 9]),
    leg(
      [268, -220, 66],
      [246, -160, 48],
      [258, -112, 25],
      [276, -76, 17],
      [262, -40, 15],
      [252, -10, 15],
    ),
    limb([258, -8, 13], [228, -6, 10], [200, -4, 7]),
    limb([178, -236, 17], [164, -206, 11], [148, -194, 8], [132, -200, 6], [120, -198, 4]),
  ],
  far: [
    leg(
      [290, -210, 54],
      [318, -150, 36],
      [336, -104, 22],
      [350, -68, 15],
      [336, -36, 13],
      [330, -12, 13],
    ),
    limb([334, -8, 11], [308, -6, 9], [284, -4, 6]),
  ],
};

/** Tyrannosaurus, about 610 units long and 400 high. */
export function tyrannosaurus(defs: Defs, placement: Placement, colours: DinosaurColours): string {
  const stripes = [470, 424, 380, 338, 298, 262, 226]
    .map(
      (x, i) =>
        `M${x} ${-290 - i * 4}q10 ${26 + i * 3} -4 ${50 + i * 4}q-14 -24 -8 ${-50 - i * 4}Z`,
    )
    .join('');
  const skin =
    path(stripes, colours.dark, { 'fill-opacity': 0.45 }) +
    belly(
      colours.accent,
      'M96 -292Q136 -300 158 -262Q180 -206 236 -196Q200 -150 110 -190ZM318 -176Q400 -196 540 -238L520 -180H330Z',
    );
  const teeth = [26, 42, 58, 74, 90]
    .map((x, i) => `M${x} ${-314 - i * 1.4}l5 ${11 + (i % 2) * 3}l5 -10Z`)
    .join('');
  const detail =
    path('M8 -312Q60 -306 112 -324Q116 -316 108 -312Q60 -294 20 -300Z', colours.dark) +
    path(teeth, '#F7EDDA') +
    circle(104, -368, 5, colours.eye ?? '#FBE3B4') +
    circle(103, -368, 2.2, '#171010') +
    line('M92 -380Q106 -386 120 -376', colours.dark, 4) +
    circle(20, -338, 2.4, colours.dark);
  return creature(defs, tyrannosaurusAnatomy, placement, colours, { skin, detail });
}

const triceratopsAnatomy: Anatomy = {
  near: [
    limb(
      [600, -96, 3],
      [540, -122, 16],
      [470, -154, 42],
      [400, -176, 74],
      [320, -184, 90],
      [250, -182, 84],
      [196, -184, 66],
    ),
    limb(
      [186, -190, 54],
      [148, -182, 50],
      [104, -160, 38],
      [70, -138, 24],
      [48, -118, 12],
      [44, -106, 6],
    ),
    leg([262, -150, 52], [246, -96, 33], [240, -50, 25], [238, -8, 28]),
    leg([416, -160, 66], [436, -100, 40], [420, -52, 26], [416, -8, 29]),
  ],
  far: [
    leg([300, -140, 44], [306, -90, 30], [300, -48, 23], [296, -14, 25]),
    leg([372, -140, 50], [364, -90, 34], [354, -48, 23], [350, -14, 25]),
  ],
};

/** The bony collar: a fan that leans back over the shoulders. */
const FRILL =
  'M134 -196C132 -250 152 -306 208 -336C250 -356 300 -340 310 -296C318 -254 292 -196 248 -164C220 -146 176 -140 150 -158Z';

/** Places of the small horns along its edge. */
const FRILL_EDGE: readonly Point[] = [
  [160, -292],
  [188, -322],
  [222, -340],
  [258, -345],
  [290, -332],
  [308, -302],
  [309, -266],
  [296, -230],
  [274, -196],
];

/** Two large hollows in the collar, and the ridges between them. */
const HOLLOWS =
  'M176 -226C176 -262 192 -292 216 -304C236 -300 240 -266 232 -236C222 -214 200 -204 188 -204C180 -208 176 -216 176 -226Z' +
  'M252 -302C276 -300 286 -276 278 -248C270 -224 252 -208 240 -206C236 -222 244 -250 248 -268Z';

/** Triceratops, about 600 units long and 350 high. */
export function triceratops(defs: Defs, placement: Placement, colours: DinosaurColours): string {
  const skin = belly(
    colours.dark,
    'M290 -118Q340 -104 372 -116L372 -40H286ZM446 -110Q500 -130 540 -118V-60H450Z',
  );
  const knobs = FRILL_EDGE.map(([x, y]) => `M${x - 12} ${y}a12 12 0 1 0 24 0a12 12 0 1 0 -24 0`);
  // The face stands before the collar, or its horns would grow out of an ear.
  const face = limb(
    [196, -196, 50],
    [158, -190, 52],
    [116, -168, 42],
    [78, -146, 29],
    [50, -124, 16],
    [42, -108, 7],
  );
  const detail =
    path(knobs.join(''), '#E9D9B4') +
    path(FRILL, colours.body) +
    path(HOLLOWS, colours.accent, { 'fill-opacity': 0.75 }) +
    line('M166 -206Q196 -262 244 -330M190 -190Q252 -216 300 -282', colours.dark, 4, {
      'stroke-opacity': 0.35,
    }) +
    path(limbPath(face), colours.body) +
    line('M206 -150Q172 -134 132 -136', colours.dark, 4, { 'stroke-opacity': 0.3 }) +
    path(
      limbPath(limb([164, -222, 14], [128, -256, 11], [88, -278, 6], [54, -282, 1.5])) +
        limbPath(limb([136, -204, 13], [98, -234, 10], [58, -250, 5], [24, -250, 1.5])) +
        limbPath(limb([80, -166, 13], [66, -192, 8], [60, -212, 1.5])),
      '#F3E4C4',
    ) +
    circle(138, -182, 6, colours.eye ?? '#FBE3B4') +
    circle(137, -182, 2.8, '#171010') +
    line('M46 -112Q82 -122 116 -140', colours.dark, 3.4);
  return creature(defs, triceratopsAnatomy, placement, colours, { skin, detail });
}

const stegosaurusAnatomy: Anatomy = {
  near: [
    limb(
      [640, -150, 3],
      [570, -150, 15],
      [500, -164, 34],
      [424, -196, 64],
      [346, -210, 84],
      [270, -184, 72],
      [210, -142, 46],
      [164, -112, 28],
      [126, -100, 21],
      [96, -94, 17],
      [72, -86, 10],
    ),
    leg([424, -170, 62], [442, -110, 38], [426, -56, 24], [422, -8, 26]),
    leg([258, -140, 46], [250, -92, 28], [246, -48, 20], [244, -8, 23]),
  ],
  far: [
    leg([390, -150, 48], [376, -96, 30], [366, -50, 21], [362, -14, 23]),
    leg([286, -130, 38], [298, -84, 24], [294, -46, 18], [290, -14, 20]),
  ],
};

const STEGOSAURUS_PLATES = [
  [150, -138, 26, -16],
  [182, -166, 36, -16],
  [218, -204, 48, -14],
  [258, -246, 62, -9],
  [306, -280, 76, -4],
  [358, -288, 80, 3],
  [410, -264, 72, 9],
  [456, -228, 58, 14],
  [498, -196, 44, 16],
  [536, -172, 32, 18],
  [568, -160, 22, 18],
] as const;

/** Stegosaurus, about 640 units long and 360 high. */
export function stegosaurus(defs: Defs, placement: Placement, colours: DinosaurColours): string {
  const plate = (grow: number) =>
    STEGOSAURUS_PLATES.map(([x, y, h, lean]) => {
      const w = h * 0.46 * grow;
      return polygon([
        [x - w, y + h * 0.35],
        [x - w * 1.1 + lean * 0.4, y - h * 0.3 * grow],
        [x + lean, y - h * grow],
        [x + w * 1.1 + lean * 0.4, y - h * 0.25 * grow],
        [x + w, y + h * 0.35],
      ]);
    }).join('');
  const spikes =
    limbPath(limb([574, -156, 7], [590, -196, 4], [606, -216, 1])) +
    limbPath(limb([608, -152, 6], [632, -186, 3.4], [652, -200, 1]));
  const behind =
    path(plate(1), colours.dark) + path(plate(0.74), colours.accent) + path(spikes, '#F3E4C4');
  const skin = belly(colours.dark, 'M280 -114Q330 -110 380 -128L376 -40H286Z');
  const detail =
    circle(104, -102, 4, colours.eye ?? '#FBE3B4') +
    line('M66 -82Q84 -82 98 -86', colours.dark, 2.4);
  return creature(defs, stegosaurusAnatomy, placement, colours, { skin, detail, behind });
}

const parasaurolophusAnatomy: Anatomy = {
  near: [
    limb(
      [620, -196, 2],
      [540, -200, 13],
      [460, -204, 30],
      [384, -208, 54],
      [316, -216, 70],
      [256, -226, 64],
      [206, -254, 44],
      [172, -298, 29],
      [150, -340, 23],
      [138, -364, 22],
    ),
    limb([146, -372, 21], [118, -372, 20], [88, -360, 13], [62, -350, 11], [48, -346, 11]),
    limb([134, -382, 14], [168, -404, 11], [208, -426, 9.5], [244, -440, 6]),
    leg(
      [340, -196, 66],
      [326, -138, 44],
      [340, -96, 22],
      [356, -66, 15],
      [344, -34, 13],
      [336, -10, 14],
    ),
    limb([342, -8, 11], [318, -6, 9], [300, -4, 6]),
    limb(
      [222, -214, 34],
      [206, -164, 19],
      [212, -126, 13],
      [190, -102, 9],
      [176, -84, 8],
      [170, -72, 5],
    ),
  ],
  far: [
    leg(
      [366, -190, 52],
      [386, -130, 34],
      [400, -92, 19],
      [412, -62, 14],
      [402, -34, 12],
      [396, -12, 13],
    ),
    limb([246, -200, 28], [244, -154, 16], [246, -124, 11], [226, -100, 8], [214, -84, 6]),
  ],
};

/** Parasaurolophus, about 620 units long and 450 high. */
export function parasaurolophus(
  defs: Defs,
  placement: Placement,
  colours: DinosaurColours,
): string {
  const stripes = [470, 430, 390, 350, 312, 276]
    .map(
      (x, i) => `M${x} ${-250 - i * 9}q8 ${24 + i * 3} -3 ${46 + i * 3}q-12 -22 -8 ${-46 - i * 3}Z`,
    )
    .join('');
  const skin =
    path(stripes, colours.dark, { 'fill-opacity': 0.4 }) +
    path(limbPath(limb([150, -396, 5], [190, -412, 5], [238, -434, 4])), colours.accent) +
    belly(
      colours.accent,
      'M144 -312Q176 -250 212 -200Q250 -172 296 -164Q250 -120 180 -150ZM396 -160Q470 -184 580 -196V-140H400Z',
    );
  const detail =
    circle(118, -378, 4.6, colours.eye ?? '#FBE3B4') +
    circle(117, -378, 2, '#171010') +
    line('M48 -340Q78 -344 100 -354', colours.dark, 2.6);
  return creature(defs, parasaurolophusAnatomy, placement, colours, { skin, detail });
}
