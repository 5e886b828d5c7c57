import { brachiosaurus } from '#drawing/creatures/brachiosaurus.ts';
import { triceratops, tyrannosaurus } from '#drawing/creatures/dinosaurs.ts';
import { balloon, bunting, confetti } from '#drawing/parts/interior.ts';
import { fernBush, frondShapes } from '#drawing/parts/ferns.ts';
import { cake, gift, stump } from '#drawing/parts/party.ts';
import { ridge, skyline } from '#drawing/parts/ridge.ts';
import { repeat } from '#drawing/parts/rng.ts';
import { clouds, mist, sky, sun } from '#drawing/parts/sky.ts';
import { circle, ellipse, group, path, type Placement, type Point } from '#drawing/parts/svg.ts';
import { araucaria, grove } from '#drawing/parts/trees.ts';
import { defineScene, type Sheet } from '#drawing/scene.ts';

const PARTY = ['#B8421F', '#1F5A4B', '#FBF8F1', '#4F86A8', '#E8579A', '#7A5AA6'];

/** A paper hat on a guest's head: `at` and `size` in the animal's own units. */
const hat = (placement: Placement, [x, y]: Point, size: number, tilt: number, paper: string) =>
  group(
    placement,
    group(
      { x, y, scale: size, rotate: tilt },
      path('M-30 0L0 -84L30 0Q0 13 -30 0Z', paper) +
        path(
          'M-24.500 -15L-18 -33L21 -26L26 -11Q0 -2 -24.500 -15ZM-11 -53L-6 -67L5 -70L11 -53Q0 -47 -11 -53Z',
          '#FFF6DA',
          {
            'fill-opacity': 0.75,
          },
        ) +
        circle(0, -86, 11, '#FFF6DA'),
    ),
  );

function guests({ defs, pick }: Sheet): string {
  const coat = (top: string, low: string, far: string) => ({
    body: defs.linear([
      [0, top],
      [1, low],
    ]),
    far,
    rim: '#FFF3D0',
    rimShift: [-4, 5] as const,
    dark: far,
    accent: '#F6C65A',
  });
  const giant = pick({ x: 1120, y: 580, scale: 0.53 }, { x: 190, y: 486, scale: 0.27 });
  const rex = pick(
    { x: 1046, y: 622, scale: 0.58, flip: true },
    { x: 182, y: 524, scale: 0.3, flip: true },
  );
  const horned = pick({ x: 1256, y: 640, scale: 0.52 }, { x: 244, y: 556, scale: 0.24 });
  const shade = (x: number, y: number, r: number) =>
    ellipse(x, y, r, r * 0.09, '#5A2E18', { 'fill-opacity': 0.35 });
  return (
    brachiosaurus(defs, giant, {
      ...coat('#6FA79A', '#2A5F5C', '#1F4A48'),
      light: '#E3E6B4',
      eye: '#FFF3D0',
    }) +
    hat(giant, [88, -708], 1.1, -8, '#E8579A') +
    pick(shade(880, 624, 140), shade(96, 526, 74)) +
    tyrannosaurus(defs, rex, coat('#D0703F', '#8C3A22', '#6A2A1A')) +
    hat(rex, [128, -392], 1.1, 8, '#4F86A8') +
    pick(shade(1390, 642, 150), shade(318, 558, 72)) +
    triceratops(defs, horned, { ...coat('#5F9A70', '#1F5A4B', '#174438'), accent: '#E58A4A' }) +
    hat(horned, [250, -340], 1, 16, '#F2B33D')
  );
}

/** A birthday in the park: the dinosaurs come to the party. */
export const birthday = defineScene('birthday', (sheet) => {
  const { defs, width, height, pick } = sheet;
  const horizon = height * pick(0.68, 0.7);
  const fronds = frondShapes(defs);
  const far = ridge(width, horizon - pick(60, 40), pick(140, 70), 21);
  const mid = ridge(width, horizon, pick(90, 44), 33);
  const stage = pick(
    skyline([
      [-20, 660],
      [300, 650],
      [640, 618],
      [900, 596],
      [1200, 590],
      [1640, 604],
    ]),
    skyline([
      [-20, 522],
      [120, 500],
      [260, 494],
      [410, 506],
    ]),
  );
  const front = ridge(width, height * 0.955, pick(30, 16), 38, { rough: 0.45 });
  return (
    sky(defs, sheet, [
      [0, '#F4BB4B'],
      [0.36, '#F8CE74'],
      [0.62, '#FBE3A8'],
      [0.8, '#FDEFC9'],
      [1, '#F8D58A'],
    ]) +
    sun(
      width * pick(0.7, 0.5),
      height * pick(0.46, 0.6),
      pick(150, 80),
      '#FFF6DA',
      '#FFF9E6',
      1.6,
    ) +
    clouds(sheet, pick([120, 300], [100, 240]), pick(6, 3), 16, '#FFF6DA', 0.6) +
    path(far.d, '#EDB765') +
    mist(defs, width, horizon - 80, 130, '#FDEFC9', 0.8) +
    path(mid.d, '#D9954A') +
    grove(pick(18, 7), 5, [0, width], pick([50, 110], [30, 60]), (x, h, i) =>
      araucaria(defs, x, mid.at(x) + 8, h, '#C27F3E', i),
    ) +
    mist(defs, width, horizon - 6, 90, '#FBE3A8', 0.7) +
    pick(
      bunting([680, 126], [1160, 104], 46, 17, 30, PARTY, '#7A4A18') +
        bunting([1160, 104], [1620, 140], 44, 16, 30, PARTY, '#7A4A18'),
      bunting([-10, 282], [200, 266], 20, 12, 16, PARTY, '#7A4A18') +
        bunting([200, 266], [400, 286], 20, 11, 16, PARTY, '#7A4A18'),
    ) +
    path(
      stage.d,
      defs.linear([
        [0, '#C98340'],
        [0.1, '#A8632C'],
        [1, '#5A2E18'],
      ]),
    ) +
    pick(
      balloon(1556, 250, 40, '#B8421F', '#FFD9C2', '#7A4A18', 380) +
        balloon(1496, 196, 32, '#7A5AA6', '#EADCFB', '#7A4A18', 430, -14) +
        balloon(740, 300, 36, '#1F5A4B', '#CFE0D2', '#7A4A18', 350, -10) +
        balloon(700, 232, 28, '#E8579A', '#FFE0EE', '#7A4A18', 420, 10),
      balloon(364, 340, 20, '#B8421F', '#FFD9C2', '#7A4A18', 200, -8) +
        balloon(30, 362, 20, '#7A5AA6', '#EADCFB', '#7A4A18', 200, 8),
    ) +
    guests(sheet) +
    path(
      front.d,
      defs.linear([
        [0, '#7A4420'],
        [0.5, '#42210F'],
      ]),
    ) +
    repeat(pick(12, 6), (i) =>
      fernBush(
        fronds,
        pick(
          [30, 130, 260, 390, 520, 630, 1330, 1400, 1470, 1530, 1570, 1610],
          [0, 44, 300, 344, 384, 250],
        )[i] ?? 0,
        height * 1.02,
        pick(0.62, 0.34) * (0.8 + (i % 3) * 0.24),
        i + 3,
        i % 2 ? '#5A3418' : '#3A2010',
      ),
    ) +
    stump(pick(1140, 206), pick(652, 566), pick(0.78, 0.4)) +
    cake(defs, pick(1140, 206), pick(656, 568), pick(0.78, 0.4)) +
    pick(
      gift(1290, 690, 76, 54, '#1F5A4B', '#F2B33D') +
        gift(900, 690, 84, 64, '#4F86A8', '#FBF8F1') +
        gift(846, 694, 58, 44, '#E8579A', '#FBF8F1') +
        gift(716, 688, 72, 56, '#7A5AA6', '#F6C65A'),
      gift(296, 592, 46, 34, '#1F5A4B', '#F2B33D') +
        gift(60, 592, 44, 36, '#4F86A8', '#FBF8F1') +
        gift(30, 594, 30, 24, '#E8579A', '#FBF8F1'),
    ) +
    confetti(
      pick([660, 1600], [0, 390]),
      pick([100, 540], [236, 470]),
      pick(120, 60),
      9,
      PARTY,
      pick(9, 6),
    ) +
    confetti([0, pick(660, 390)], pick([560, 660], [40, 230]), pick(20, 10), 12, PARTY, pick(8, 5))
  );
});
