import { person, type Clothes, type Pose } from '#drawing/creatures/people.ts';
import { pteranodon } from '#drawing/creatures/pteranodon.ts';
import { bunting, floorLines } from '#drawing/parts/interior.ts';
import { ballPool, climbingWall, sauropodSlide, toyBlocks } from '#drawing/parts/playground.ts';
import { ridge } from '#drawing/parts/ridge.ts';
import { repeat } from '#drawing/parts/rng.ts';
import { glow, sun } from '#drawing/parts/sky.ts';
import { circle, ellipse, line, path, rect } from '#drawing/parts/svg.ts';
import { araucaria } from '#drawing/parts/trees.ts';
import { defineScene, type Sheet } from '#drawing/scene.ts';

const FLAGS = ['#C8472B', '#F2B33D', '#4F8A68', '#4F86A8', '#FBF8F1', '#E58A4A'];
const KIDS = {
  visitor: { skin: '#F0C49C', hair: '#5A3320', top: '#C8472B', bottom: '#1D3A44', cut: 'bob' },
  runner: { skin: '#E0A878', hair: '#221714', top: '#2F6B66', bottom: '#5A4A34', cut: 'cap' },
  slider: { skin: '#F0C49C', hair: '#A8702F', top: '#4F86A8', bottom: '#7A3A5A', cut: 'tail' },
  climber: { skin: '#D89E70', hair: '#1E1512', top: '#7A5AA6', bottom: '#2A3A4A' },
  bather: { skin: '#F0C49C', hair: '#7A4A24', top: '#2F6B66', bottom: '#2A3A4A' },
} as const satisfies Record<string, Clothes>;

const child = (
  [x, y, scale]: readonly [number, number, number],
  who: keyof typeof KIDS,
  pose: Pose,
  flip = false,
) =>
  ellipse(x, y, 18 * scale, 3.6 * scale, '#5A3414', { 'fill-opacity': 0.3 }) +
  person({ x, y, scale, flip }, KIDS[who], pose, true);

/** The wall's painting: hills in the morning, a pteranodon. */
function mural({ defs, width, height, pick }: Sheet, floor: number): string {
  const far = ridge(width, floor - pick(170, 96), pick(120, 60), 14);
  const mid = ridge(width, floor - pick(96, 58), pick(80, 44), 27);
  const near = ridge(width, floor - pick(36, 24), pick(40, 24), 33, { rough: 0.42 });
  return (
    rect(
      0,
      0,
      width,
      height,
      defs.linear([
        [0, '#FDEBC0'],
        [0.5, '#FBDFA0'],
        [0.8, '#F8D08A'],
      ]),
    ) +
    sun(
      width * pick(0.56, 0.32),
      height * pick(0.34, 0.58),
      pick(70, 34),
      '#FFF6DC',
      '#FFF9E9',
      2,
    ) +
    path(far.d, '#F2CB8A') +
    repeat(pick(16, 7), (i) => {
      const x = ((i + 0.4) / pick(16, 7)) * width;
      return araucaria(defs, x, mid.at(x) + 6, pick(84, 50) + (i % 3) * pick(26, 14), '#CDBF86', i);
    }) +
    path(mid.d, '#D3C68C') +
    path(near.d, '#B0BA80') +
    pteranodon(pick({ x: 560, y: 214, scale: 0.6 }, { x: 196, y: 318, scale: 0.34 }), '#DDB874')
  );
}

/** The play room: a sauropod for a slide, a pool of balls, blocks, a wall of layers to climb. */
export const gameRoom = defineScene('game-room', (sheet) => {
  const { defs, width, height, pick } = sheet;
  const floor = pick(572, 496);
  const bather = pick([1372, 618, 0.8] as const, [296, 566, 0.44] as const);
  return (
    mural(sheet, floor) +
    rect(
      0,
      floor,
      width,
      height - floor,
      defs.linear([
        [0, '#E0A860'],
        [0.3, '#C88A44'],
        [1, '#8A5626'],
      ]),
    ) +
    floorLines(
      [-width * 0.3, width * 1.3],
      [floor, height],
      width * pick(0.66, 0.5),
      pick(22, 12),
      '#7A4A20',
      0.3,
    ) +
    rect(0, floor - pick(8, 5), width, pick(8, 5), '#FBF0D8') +
    glow(defs, pick(1100, 195), floor + pick(80, 60), pick(520, 220), '#FFF3D6', 0.45) +
    climbingWall(defs, pick([1300, 590, 272, 400] as const, [282, 508, 128, 226] as const)) +
    pick(
      bunting([680, 118], [1140, 100], 36, 17, 28, FLAGS, '#8A5A2A') +
        bunting([1140, 100], [1640, 128], 36, 17, 28, FLAGS, '#8A5A2A'),
      bunting([-10, 250], [200, 244], 16, 11, 15, FLAGS, '#8A5A2A') +
        bunting([200, 244], [410, 254], 16, 11, 15, FLAGS, '#8A5A2A'),
    ) +
    child(pick([1452, 436, 0.86], [344, 420, 0.46]), 'climber', 'raise') +
    sauropodSlide(defs, pick(990, 150), pick(640, 548), pick(0.96, 0.45)) +
    person(
      pick(
        { x: 1128, y: 452, scale: 0.86, flip: true, rotate: 34 },
        { x: 214, y: 460, scale: 0.42, flip: true, rotate: 34 },
      ),
      KIDS.slider,
      'slide',
      true,
    ) +
    ballPool(
      defs,
      pick([1428, 672, 320, 92] as const, [318, 582, 158, 46] as const),
      child(bather, 'bather', 'raise') +
        child(
          [bather[0] + pick(90, 44), bather[1] + pick(8, 4), bather[2]],
          'visitor',
          'raise',
          true,
        ),
    ) +
    pick(
      child([770, 666, 0.98], 'visitor', 'point', true) +
        child([716, 680, 0.9], 'runner', 'walk', true),
      child([40, 572, 0.5], 'visitor', 'point', true),
    ) +
    pick(toyBlocks(1150, 692, 34) + toyBlocks(120, 690, 30), toyBlocks(150, 594, 20)) +
    pick(
      circle(560, 666, 24, '#C8472B') +
        line('M538 658q22 -14 44 0M542 678q18 10 36 0', '#FBF8F1', 4) +
        circle(300, 676, 18, '#4F86A8'),
      '',
    )
  );
});
