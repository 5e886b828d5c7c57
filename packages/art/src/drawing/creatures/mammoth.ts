import { leg, limb, limbPath, raise } from '#drawing/parts/curve.ts';
import { creature, type Anatomy } from '#drawing/parts/creature.ts';
import { between, repeat, rng } from '#drawing/parts/rng.ts';
import {
  circle,
  line,
  num,
  path,
  type Defs,
  type Placement,
  type Point,
} from '#drawing/parts/svg.ts';

const GROUND = 192;

const anatomy: Anatomy = {
  near: raise(
    [
      limb(
        [612, 34, 66],
        [576, 2, 100],
        [510, -34, 126],
        [430, -58, 142],
        [360, -76, 132],
        [306, -80, 110],
        [262, -88, 88],
        [236, -98, 70],
      ),
      limb(
        [268, -170, 34],
        [246, -164, 58],
        [230, -128, 70],
        [214, -84, 64],
        [196, -30, 46],
        [182, 24, 34],
        [174, 78, 26],
        [176, 122, 20],
        [190, 150, 15],
        [212, 158, 11],
        [228, 146, 7],
      ),
      leg([330, 30, 78], [322, 96, 56], [317, 146, 46], [315, 186, 48]),
      leg([556, 40, 84], [568, 100, 60], [556, 150, 46], [554, 186, 48]),
      limb([640, -10, 26], [672, 30, 12], [684, 80, 7], [684, 118, 11], [680, 142, 3]),
    ],
    GROUND,
  ),
  far: raise(
    [
      leg([386, 60, 60], [388, 116, 42], [384, 150, 35], [384, 176, 36]),
      leg([498, 60, 64], [486, 116, 42], [480, 150, 34], [480, 176, 36]),
    ],
    GROUND,
  ),
};

export type MammothColours = {
  body: string;
  dark: string;
  lit: string;
  rim: string;
  tusk: string;
  tuskShade: string;
};

/** A hem of hanging locks between two points, sagging in the middle. */
function fringe(
  [x0, y0]: Point,
  [x1, y1]: Point,
  locks: number,
  length: number,
  sag: number,
  seed: number,
): string {
  const random = rng(seed);
  const at = (t: number): Point => [
    x0 + (x1 - x0) * t,
    y0 + (y1 - y0) * t + sag * Math.sin(Math.PI * t),
  ];
  let d = `M${num(x0)} ${num(y0 - 60)}L${num(x0)} ${num(y0)}`;
  for (let i = 0; i < locks; i++) {
    const [ax, ay] = at((i + 0.5) / locks);
    const [bx, by] = at((i + 1) / locks);
    const l = length * between(random, 0.7, 1.2);
    const lean = between(random, 2, 9);
    d += `Q${num(ax - 2)} ${num(ay + l * 0.5)} ${num(ax + lean)} ${num(ay + l)}Q${num(bx - 3)} ${num(by + l * 0.35)} ${num(bx)} ${num(by)}`;
  }
  return `${d}L${num(x1)} ${num(y1 - 60)}Q${num((x0 + x1) / 2)} ${num((y0 + y1) / 2 - 110 + sag)} ${num(x0)} ${num(y0 - 60)}Z`;
}

/** Rows of locks from back to belly, each darker than the one above. */
const coatRows = (defs: Defs, { dark }: MammothColours) => {
  const tone = (o: number) =>
    defs.linear([
      [0, dark, 0],
      [0.5, dark, o * 0.55],
      [1, dark, o],
    ]);
  return (
    path(fringe([262, -250], [640, -210], 17, 46, -34, 3), tone(0.45)) +
    path(fringe([266, -186], [650, -160], 19, 48, 4, 5), tone(0.7)) +
    path(fringe([262, -112], [650, -106], 17, 58, 26, 7), tone(1))
  );
};

function hairs(colour: string): string {
  const random = rng(7);
  const d = repeat(70, () => {
    const x = between(random, 296, 620);
    const y = -330 + random() * 190 + Math.abs(x - 430) * 0.25;
    return `M${num(x)} ${num(y)}q${num(3 + random() * 4)} ${num(14 + random() * 9)} ${num(-3 + random() * 6)} ${num(26 + random() * 16)}`;
  });
  return line(d, colour, 2.6, { 'stroke-opacity': 0.5 });
}

const nails = (fill: string) =>
  path(
    [315, 554]
      .map((x) => [-32, -11, 11, 32].map((k) => `M${x + k - 8} -1q8 -15 16 0Z`).join(''))
      .join(''),
    fill,
    { 'fill-opacity': 0.85 },
  );

const hood =
  'M218 -378Q238 -408 266 -408Q260 -398 268 -394Q282 -404 300 -396Q290 -388 298 -382Q314 -384 326 -368Q334 -352 322 -346Q262 -344 218 -378Z';
const ear =
  'M284 -322Q330 -320 334 -264Q332 -238 318 -222L312 -232L304 -210L294 -226L288 -214Q276 -240 276 -280Q276 -306 284 -322Z';
const farTusk = limb(
  [204, -214, 14],
  [186, -158, 14],
  [150, -114, 12.5],
  [104, -104, 10.5],
  [68, -130, 8],
  [56, -170, 5],
  [66, -198, 2],
);
const nearTusk = limb(
  [200, -214, 16],
  [176, -148, 16.5],
  [130, -100, 14.5],
  [76, -96, 12],
  [36, -132, 9],
  [24, -182, 5.5],
  [36, -218, 2],
);
const tuskGleam = limb(
  [190, -190, 3],
  [166, -140, 4],
  [126, -106, 4],
  [80, -102, 3],
  [46, -132, 1.4],
);

/** Woolly mammoth walking to the left, about 690 units long and 400 high. */
export function mammoth(
  defs: Defs,
  placement: Placement,
  colours: MammothColours,
  rimShift: Point,
): string {
  const body = defs.linear([
    [0, colours.lit],
    [0.45, colours.body],
    [1, colours.dark],
  ]);
  const detail =
    path(hood, colours.dark) +
    path(ear, colours.dark) +
    line('M292 -312Q320 -308 324 -266', colours.lit, 3, { 'stroke-opacity': 0.7 }) +
    nails(colours.tuskShade) +
    circle(210, -288, 6.5, '#171010') +
    circle(208, -290.5, 2, '#FBF3E2') +
    line(
      'M196 -300Q210 -308 224 -297M186 -150q14 6 28 2M178 -124q12 6 24 3M174 -100q12 5 22 2M172 -76q10 4 20 1',
      colours.dark,
      3,
    ) +
    path(limbPath(farTusk), colours.tuskShade) +
    path(limbPath(nearTusk), colours.tusk) +
    path(limbPath(tuskGleam), '#fff', { 'fill-opacity': 0.7 });
  return creature(
    defs,
    anatomy,
    placement,
    { body, far: colours.dark, rim: colours.rim, rimShift },
    // From afar single hairs are smaller than a pixel.
    {
      skin: coatRows(defs, colours) + ((placement.scale ?? 1) < 0.3 ? '' : hairs(colours.lit)),
      detail,
    },
  );
}
