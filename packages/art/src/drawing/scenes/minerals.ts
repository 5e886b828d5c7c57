import { caveCeiling, rays } from '#drawing/parts/cave.ts';
import { botryoid, cluster, cubes, rockBase, type Tones } from '#drawing/parts/crystals.ts';
import { ridge } from '#drawing/parts/ridge.ts';
import { glow, sky, specks } from '#drawing/parts/sky.ts';
import { ellipse, path, type Defs } from '#drawing/parts/svg.ts';
import { defineScene } from '#drawing/scene.ts';

const GLOWING = {
  green: ['#C9FFD9', '#3BE38C', '#0F8F63'],
  magenta: ['#FFC3F1', '#F24BC0', '#8B1F8C'],
  orange: ['#FFE3B0', '#FF8A3A', '#B3401F'],
  blue: ['#D6F0FF', '#4FB4FF', '#2A55C8'],
  yellow: ['#FDFFC4', '#E8F24A', '#8FA51E'],
  red: ['#FFC2B8', '#FF4B4B', '#A31848'],
} as const satisfies Record<string, Tones>;

type Habit = 'prism' | 'cube' | 'grape';
type Specimen = readonly [
  x: number,
  y: number,
  scale: number,
  seed: number,
  colour: keyof typeof GLOWING,
  count: number,
  habit?: Habit,
];

function specimen(
  defs: Defs,
  [x, y, s, seed, colour, count, habit = 'prism']: Specimen,
  rock: string,
  facet: string,
): string {
  const tones = GLOWING[colour];
  const grown =
    habit === 'cube'
      ? cubes(x, y - 14 * s, s, seed, tones, count)
      : habit === 'grape'
        ? botryoid(x, y - 8 * s, s, seed, tones, count + 9)
        : cluster(x, y, s, seed, tones, count, '#fff');
  return (
    glow(defs, x, y - 60 * s, 210 * s, tones[1], 0.5) +
    grown +
    rockBase(x, y + 12 * s, 230 * s, 26 * s, seed + 3, rock, facet)
  );
}

const BACK: readonly Specimen[] = [
  [90, 478, 0.4, 3, 'blue', 5],
  [430, 486, 0.42, 9, 'magenta', 6, 'grape'],
  [830, 468, 0.66, 6, 'yellow', 7, 'cube'],
  [1460, 475, 0.62, 14, 'red', 6],
];
const MIDDLE: readonly Specimen[] = [
  [250, 574, 0.62, 21, 'orange', 7, 'grape'],
  [770, 581, 0.95, 26, 'blue', 7],
  [1075, 602, 1.72, 22, 'green', 9],
  [1385, 581, 1.12, 25, 'magenta', 8],
];
const FRONT: readonly Specimen[] = [
  [60, 668, 0.6, 31, 'green', 6],
  [500, 682, 0.6, 32, 'red', 7, 'cube'],
  [860, 690, 0.5, 35, 'yellow', 5],
  [1240, 686, 0.72, 36, 'orange', 7, 'grape'],
  [1545, 679, 0.95, 33, 'blue', 7],
];
const BACK_TALL: readonly Specimen[] = [
  [70, 416, 0.42, 3, 'blue', 5],
  [330, 412, 0.42, 6, 'yellow', 5, 'cube'],
];
const MIDDLE_TALL: readonly Specimen[] = [
  [84, 506, 0.86, 21, 'magenta', 7],
  [318, 500, 0.74, 22, 'orange', 6, 'grape'],
  [200, 540, 1.15, 23, 'green', 9],
];
const FRONT_TALL: readonly Specimen[] = [
  [40, 585, 0.55, 31, 'yellow', 6, 'cube'],
  [352, 582, 0.6, 33, 'blue', 6],
];

const BEAMS = [
  [-470, -330, 0.22],
  [-360, -150, 0.2],
  [-210, 60, 0.26],
  [-80, 170, 0.22],
  [40, 300, 0.26],
  [180, 380, 0.2],
  [330, 480, 0.22],
] as const;

/** A cave under ultraviolet light: crystals glow. */
export const minerals = defineScene('minerals', (sheet) => {
  const { defs, width, height, pick } = sheet;
  const openX = width * pick(0.66, 0.5);
  const spread = pick(1.15, 0.55);
  const floor = (y: number, amplitude: number, seed: number, fill: string) =>
    path(ridge(width, y, amplitude, seed, { rough: 0.55, detail: pick(5, 4) }).d, fill);
  const put = (list: readonly Specimen[], rock: string, facet: string) =>
    list.map((s) => specimen(defs, s, rock, facet)).join('');
  return (
    sky(defs, sheet, [
      [0, '#0B0A24'],
      [0.5, '#1A1450'],
      [1, '#090818'],
    ]) +
    ellipse(
      openX,
      height * 0.1,
      width * pick(0.5, 0.95),
      height * 0.85,
      defs.radial([
        [0, '#7C55F5', 0.6],
        [0.5, '#4A2FC0', 0.28],
        [1, '#2A1C80', 0],
      ]),
    ) +
    rays(
      (opacity) =>
        defs.linear([
          [0, '#B79CFF', opacity],
          [0.9, '#6A45F0', 0],
        ]),
      openX,
      height,
      BEAMS.map(([from, to, opacity]) => [from * spread, to * spread, opacity] as const),
    ) +
    caveCeiling(width, openX, {
      drop: height * pick(0.3, 0.2),
      depth: pick(40, 26),
      teeth: pick(15, 9),
      seed: 3,
      fill: '#1B1547',
      facet: '#2A2168',
    }) +
    floor(height * pick(0.62, 0.66), pick(110, 60), 5, '#221A5C') +
    put(pick(BACK, BACK_TALL), '#1D1652', '#2A2170') +
    floor(height * pick(0.75, 0.78), pick(100, 60), 8, '#171145') +
    put(pick(MIDDLE, MIDDLE_TALL), '#140F3E', '#1F1858') +
    caveCeiling(width, openX, {
      drop: height * pick(0.13, 0.09),
      depth: pick(34, 22),
      teeth: pick(15, 9),
      seed: 12,
      fill: '#0F0B30',
      facet: '#1A1450',
    }) +
    floor(height * 0.93, pick(80, 50), 13, '#0B0827') +
    put(pick(FRONT, FRONT_TALL), '#0A0724', '#15103F') +
    specks([0, width], [0, height], [0.7, 2.4], pick(130, 50), 44, '#D9CCFF', 0.5)
  );
});
