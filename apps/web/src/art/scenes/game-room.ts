import { diplodocus } from '../creatures/diplodocus.ts';
import { person, type Clothes, type Pose } from '../creatures/people.ts';
import { dots, limb, limbPath, type Joint } from '../parts/curve.ts';
import { ammonite, bone, track } from '../parts/fossils.ts';
import { bunting, floorLines } from '../parts/interior.ts';
import { ridge } from '../parts/ridge.ts';
import { between, repeat, rng } from '../parts/rng.ts';
import { glow } from '../parts/sky.ts';
import { circle, ellipse, group, line, num, path, rect, type Defs } from '../parts/svg.ts';
import { araucaria } from '../parts/trees.ts';
import { defineScene, type Sheet } from '../scene.ts';

const TOYS = ['#B8421F', '#F2B33D', '#4F8A68', '#4F86A8', '#FBF8F1', '#E58A4A'];
const KIDS: readonly Clothes[] = [
  { skin: '#F0C49C', hair: '#5A3320', top: '#B8421F', bottom: '#1D3A44' },
  { skin: '#E0A878', hair: '#221714', top: '#2F6B66', bottom: '#5A4A34' },
  { skin: '#F0C49C', hair: '#A8702F', top: '#FBF8F1', bottom: '#4F86A8' },
  { skin: '#D89E70', hair: '#1E1512', top: '#7A5AA6', bottom: '#2A3A4A' },
];

/** A slide built as a sauropod: stairs up the tail, the neck is the chute. */
function slide(defs: Defs, x: number, floor: number, k: number): string {
  const body = limbPath(
    limb(
      [-268, -22, 9],
      [-210, -70, 17],
      [-150, -128, 30],
      [-76, -176, 50],
      [8, -190, 58],
      [72, -182, 46],
    ),
  );
  const chute = limbPath(
    limb(
      [60, -196, 34],
      [120, -182, 28],
      [176, -138, 25],
      [220, -86, 23],
      [262, -44, 21],
      [312, -26, 19],
    ),
  );
  const inner = limbPath(
    limb(
      [70, -204, 20],
      [124, -188, 18],
      [178, -144, 16],
      [220, -94, 15],
      [264, -52, 13],
      [314, -36, 11],
    ),
  );
  const head = limbPath(
    limb([36, -226, 24], [60, -282, 19], [84, -330, 20], [122, -344, 21], [150, -334, 14]),
  );
  const legs =
    limbPath({
      spine: [
        [-60, -150, 34],
        [-64, -80, 27],
        [-64, -6, 29],
      ],
      flat: true,
    }) +
    limbPath({
      spine: [
        [50, -150, 32],
        [54, -80, 25],
        [54, -6, 27],
      ],
      flat: true,
    });
  const steps = repeat(6, (i) => `M${-252 + i * 30} ${-34 - i * 24}l28 -6`);
  const rails =
    'M-270 -70Q-190 -110 -140 -176Q-100 -236 -52 -262M-60 -262V-226M-118 -208V-160M-178 -136V-96';
  return group(
    { x, y: floor, scale: k },
    ellipse(20, 4, 330, 16, '#7A4A18', { 'fill-opacity': 0.3 }) +
      path(legs, '#2F6B52') +
      path(
        body,
        defs.linear([
          [0, '#6FB07C'],
          [1, '#2F7A58'],
        ]),
      ) +
      path(
        head,
        defs.linear([
          [0, '#7DBB86'],
          [1, '#3E8A62'],
        ]),
      ) +
      path(
        dots([
          [-40, -200, 12],
          [-6, -214, 9],
          [-86, -176, 9],
          [-120, -150, 7],
          [30, -206, 8],
        ]),
        '#F2B33D',
        { 'fill-opacity': 0.8 },
      ) +
      line(steps, '#F2B33D', 7) +
      line(rails, '#B8421F', 6) +
      path(chute, '#E58A2E') +
      path(inner, '#FFC861') +
      circle(116, -350, 5, '#FBF8F1') +
      circle(117, -350, 2.6, '#171010') +
      line('M132 -326Q144 -326 156 -332', '#1F5A4B', 3),
  );
}

function ballPool(defs: Defs, x: number, floor: number, w: number, h: number): string {
  const random = rng(12);
  const balls = TOYS.map((fill, c) => {
    const list: Joint[] = Array.from({ length: 26 }, (_, i) => [
      x - w / 2 + 14 + ((i * 37 + c * 53) % (w - 28)),
      floor - h * between(random, 0.55, 1.02),
      h * 0.11,
    ]);
    return (
      path(dots(list), fill) +
      path(dots(list.map(([bx, by, r]) => [bx - r * 0.3, by - r * 0.3, r * 0.28])), '#fff', {
        'fill-opacity': 0.6,
      })
    );
  }).join('');
  return (
    balls +
    path(
      `M${num(x - w / 2)} ${num(floor - h * 0.62)}H${num(x + w / 2)}L${num(x + w / 2 - 12)} ${floor}H${num(x - w / 2 + 12)}Z`,
      defs.linear([
        [0, '#4F86A8'],
        [1, '#2A5578'],
      ]),
    ) +
    rect(x - w / 2 - 6, floor - h * 0.68, w + 12, h * 0.16, '#F2B33D', { rx: h * 0.07 })
  );
}

const blocks = (x: number, floor: number, a: number) =>
  [
    [0, 0, 0],
    [1.08, 0, 1],
    [2.16, 0, 3],
    [0.5, 1, 2],
    [1.6, 1, 5],
    [1.05, 2, 0],
  ]
    .map(
      ([dx = 0, dy = 0, c = 0]) =>
        rect(x + dx * a, floor - (dy + 1) * a, a, a, TOYS[c] ?? '#fff', { rx: a * 0.08 }) +
        path(`M${num(x + dx * a)} ${num(floor - dy * a)}h${num(a)}v${num(-a)}Z`, '#000', {
          'fill-opacity': 0.12,
        }),
    )
    .join('');

/** Climbing wall laid in strata, with fossils for holds. */
function climbingWall(
  { defs, pick }: Sheet,
  x: number,
  floor: number,
  w: number,
  h: number,
): string {
  const clip = defs.clip(rect(x, floor - h, w, h, '#000', { rx: 10 }));
  const fills = ['#E9C58F', '#C98A56', '#F0DDB4', '#A8633A', '#DDB070', '#8C5636'];
  const courses = fills
    .map((fill, i) =>
      path(
        ridge(x + w, floor - h + (h / fills.length) * i, pick(16, 9), 5 + i, {
          from: x - 10,
          detail: 4,
        }).d,
        fill,
      ),
    )
    .join('');
  const random = rng(30);
  const holds = repeat(15, (i) =>
    circle(
      x + w * between(random, 0.08, 0.92),
      floor - h * between(random, 0.08, 0.94),
      h * 0.026,
      TOYS[i % 6] ?? '#fff',
    ),
  );
  return (
    `<g clip-path="${clip}">${courses}${ammonite({ x: x + w * 0.3, y: floor - h * 0.7, scale: h / 520 }, '#FBF0D8', '#A8633A')}${track({ x: x + w * 0.7, y: floor - h * 0.44, scale: h / 460 }, '#7A4A2C')}${bone({ x: x + w * 0.4, y: floor - h * 0.24, scale: h / 460, rotate: -20 }, '#FFF8E8')}</g>` +
    holds
  );
}

/** The play room: a sauropod for a slide, balls, blocks, a wall of layers to climb. */
export const gameRoom = defineScene('game-room', (sheet) => {
  const { defs, width, height, pick } = sheet;
  const floor = pick(584, 506);
  const kid = (x: number, y: number, s: number, c: number, pose: Pose, flip = false) =>
    ellipse(x, y, 18 * s, 3.6 * s, '#7A4A18', { 'fill-opacity': 0.3 }) +
    person(
      { x, y, scale: s, flip },
      KIDS[c] ?? KIDS[0] ?? { skin: '', hair: '', top: '', bottom: '' },
      pose,
      true,
    );
  const mural = ridge(width, floor - pick(110, 66), pick(90, 50), 14);
  const mural2 = ridge(width, floor - pick(56, 34), pick(60, 36), 27);
  return (
    rect(
      0,
      0,
      width,
      height,
      defs.linear([
        [0, '#FBE6B4'],
        [0.6, '#F8D78C'],
        [1, '#F2C05C'],
      ]),
    ) +
    glow(
      defs,
      width * pick(0.72, 0.5),
      height * pick(0.34, 0.5),
      width * pick(0.4, 0.7),
      '#FFF9E6',
      0.85,
    ) +
    path(mural.d, '#F0C878') +
    repeat(pick(15, 6), (i) => {
      const x = ((i + 0.4) / pick(15, 6)) * width;
      return araucaria(
        defs,
        x,
        mural.at(x) + 6,
        pick(70, 44) + (i % 3) * pick(24, 12),
        '#E3B35E',
        i,
      );
    }) +
    diplodocus(
      defs,
      pick({ x: 90, y: 540, scale: 0.42 }, { x: 170, y: 452, scale: 0.15, flip: false }),
      { body: '#EBBC66', far: '#DFAC52' },
    ) +
    path(mural2.d, '#E6B45A') +
    rect(
      0,
      floor,
      width,
      height - floor,
      defs.linear([
        [0, '#D99A4C'],
        [0.3, '#C07F38'],
        [1, '#7A4A20'],
      ]),
    ) +
    rect(0, floor - pick(10, 6), width, pick(10, 6), '#FBF0D8') +
    floorLines(
      [-width * 0.3, width * 1.3],
      [floor, height],
      width * pick(0.66, 0.5),
      pick(22, 12),
      '#7A4A20',
      0.35,
    ) +
    climbingWall(sheet, pick(1330, 268), floor + pick(6, 4), pick(250, 140), pick(380, 196)) +
    pick(
      bunting([660, 124], [1140, 108], 36, 17, 28, TOYS, '#8A5A2A') +
        bunting([1140, 108], [1640, 130], 36, 17, 28, TOYS, '#8A5A2A'),
      bunting([-10, 252], [200, 246], 16, 11, 15, TOYS, '#8A5A2A') +
        bunting([200, 246], [410, 256], 16, 11, 15, TOYS, '#8A5A2A'),
    ) +
    slide(defs, pick(1000, 140), pick(640, 540), pick(1, 0.44)) +
    pick(kid(1440, 430, 0.8, 3, 'raise'), kid(338, 440, 0.46, 3, 'raise')) +
    ballPool(defs, pick(1390, 300), pick(686, 590), pick(330, 150), pick(120, 58)) +
    pick(kid(1330, 640, 0.74, 2, 'raise'), '') +
    pick(kid(1440, 634, 0.7, 0, 'raise', true), kid(310, 564, 0.42, 0, 'raise', true)) +
    pick(ballPool(defs, 1390, 686, 330, 74), ballPool(defs, 300, 590, 150, 38)) +
    pick(
      kid(1256, 664, 0.84, 1, 'walk', true) + kid(690, 668, 0.96, 0, 'point', true),
      kid(40, 566, 0.5, 1, 'point', true),
    ) +
    pick(blocks(1090, 690, 36) + blocks(120, 690, 30), blocks(96, 590, 22)) +
    pick(
      circle(600, 664, 24, '#B8421F') +
        line('M578 656q22 -14 44 0M582 676q18 10 36 0', '#FBF8F1', 4) +
        circle(300, 676, 18, '#4F86A8'),
      '',
    )
  );
});
