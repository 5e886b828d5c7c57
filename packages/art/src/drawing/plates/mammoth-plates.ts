import type { PlateName } from '#art-names.ts';
import { leg, limb, limbPath } from '#drawing/parts/curve.ts';
import { femur, vertebra } from '#drawing/parts/fossils.ts';
import { blades } from '#drawing/parts/grass.ts';
import { ridge } from '#drawing/parts/ridge.ts';
import { repeat } from '#drawing/parts/rng.ts';
import { mammothSkull } from '#drawing/parts/skulls.ts';
import { clouds, sky, sun } from '#drawing/parts/sky.ts';
import { strata } from '#drawing/parts/strata.ts';
import { circle, ellipse, group, line, path, rect } from '#drawing/parts/svg.ts';
import { BIRCH, oak } from '#drawing/parts/trees.ts';
import { H, tabletop, W } from './stage.ts';
import { type PlateDrawing } from './compositions.ts';

const tuskPlate: PlateDrawing = (defs) => {
  const curl = limb(
    [70, 92, 20],
    [96, 160, 22],
    [160, 208, 20],
    [240, 206, 16],
    [300, 158, 12],
    [318, 96, 7],
    [296, 56, 2],
  );
  return (
    tabletop(defs, ['#9CC0D2', '#D9E8EC'], ['#8C6A4A', '#4A3424'], '#FFFFFF', 246) +
    rect(96, 226, 208, 22, '#3A4A52', { rx: 4 }) +
    path('M120 228L140 196H160L150 228ZM250 228L236 200H254L274 228Z', '#2A363C') +
    path(limbPath(curl), '#8A6A44', { transform: 'translate(5 7)', 'fill-opacity': 0.35 }) +
    path(
      limbPath(curl),
      defs.linear([
        [0, '#FFF8E6'],
        [0.6, '#EAD3A4'],
        [1, '#C4A068'],
      ]),
    ) +
    path(
      limbPath(
        limb(
          [70, 86, 5],
          [94, 148, 7],
          [156, 194, 6],
          [238, 194, 5],
          [294, 150, 3],
          [310, 98, 1.4],
        ),
      ),
      '#fff',
      { 'fill-opacity': 0.75 },
    ) +
    line('M84 128q12 8 26 2M112 176q8 10 22 8M176 214q8 8 20 4', '#A8834C', 2.4, {
      'stroke-opacity': 0.6,
    })
  );
};

const excavation: PlateDrawing = (defs) => {
  const fold = (x: number) => Math.sin(x / 120) * 5;
  const layers = [
    ['#8A8A4A', 10],
    ['#5A4A2C', 18],
    ['#A8764A', 40],
    ['#D9B07A', 44],
    ['#C08A54', 40],
    ['#8C5636', 40],
    ['#5A4438', 90],
  ] as const;
  const depth =
    repeat(4, (i) => line(`M356 ${64 + i * 62}h14`, '#FBF8F1', 3)) +
    line('M363 64V250', '#FBF8F1', 3);
  return (
    sky(defs, { width: W, height: H }, [
      [0, '#BFDCE4'],
      [0.2, '#F6EBD2'],
    ]) +
    strata(
      [-20, W + 20],
      46,
      layers.map(([fill, thickness]) => ({ fill, thickness })),
      4,
      fold,
    ) +
    // The pit and its lit floor.
    path('M54 62L84 264H318L342 62Q200 52 54 62Z', '#2E1F18', { 'fill-opacity': 0.42 }) +
    path('M84 264L92 214H310L318 264Z', '#7A5A42') +
    path('M92 214H310L312 226Q200 218 90 226Z', '#A8825C', { 'fill-opacity': 0.7 }) +
    mammothSkull(
      defs,
      { x: 246, y: 196, scale: 0.78 },
      ['#FFF6E0', '#EBD6AC', '#B08A58'],
      '#4A3428',
    ) +
    femur({ x: 138, y: 252, scale: 0.5, rotate: -8 }, '#FBF0D8', '#B08A58') +
    vertebra({ x: 304, y: 244, scale: 0.5, rotate: 20 }, '#EFDDB6', '#A8814E') +
    line(
      'M72 40L90 244M92 40L110 244' + repeat(10, (i) => `M${74 + i * 1.75} ${60 + i * 19}h20`),
      '#D9A55A',
      4,
    ) +
    depth
  );
};

/** A saiga of the cold steppe, grazing: 60 units high, facing left. */
const saiga = (x: number, y: number, scale: number, flip = false) =>
  group(
    { x, y, scale, flip },
    path(
      limbPath(limb([34, -44, 5], [24, -40, 12], [0, -39, 13], [-18, -42, 11], [-28, -48, 7])) +
        limbPath(limb([-24, -46, 8], [-34, -36, 6], [-40, -26, 5])) +
        limbPath(limb([-36, -32, 6], [-44, -24, 6], [-50, -16, 5], [-51, -12, 4])) +
        limbPath(leg([-20, -38, 5], [-21, -20, 3], [-20, -4, 2.2])) +
        limbPath(leg([-12, -36, 5], [-10, -18, 3], [-12, -4, 2.2])) +
        limbPath(leg([20, -36, 6], [24, -20, 3], [21, -4, 2.2])) +
        limbPath(leg([28, -38, 6], [32, -20, 3], [31, -4, 2.2])),
      '#B98A54',
    ) +
      path(limbPath(limb([20, -32, 5], [0, -29, 6], [-16, -33, 5])), '#F0DDB4') +
      line('M-38 -36Q-42 -46 -40 -54M-35 -38Q-37 -48 -34 -56', '#5A4A34', 2.2) +
      circle(-44, -27, 1.3, '#2A1C12'),
  );

/** The mammoths' land: grass to the horizon, hardly a tree. */
const steppe: PlateDrawing = (defs) => {
  const field = ridge(W, 192, 18, 26, { detail: 4 });
  return (
    sky(defs, { width: W, height: H }, [
      [0, '#A5CADA'],
      [0.45, '#E6EAD8'],
      [0.66, '#FBE7BC'],
    ]) +
    sun(290, 96, 34, '#FFF7E2', '#FFFDF4', 1.7) +
    clouds({ width: W, height: H }, [40, 110], 3, 8, '#fff', 0.6) +
    path(ridge(W, 168, 40, 12, { detail: 5 }).d, '#C7C7AE') +
    path(ridge(W, 182, 24, 31, { detail: 5 }).d, '#D2C08A') +
    path(
      field.d,
      defs.linear([
        [0, '#E6D49A'],
        [0.06, '#CFAE66'],
        [0.2, '#8A6A38'],
      ]),
    ) +
    path(
      'M262 196C280 200 214 206 232 214C262 226 120 236 70 262C40 278 20 292 0 300H150C150 270 210 250 262 236C320 222 284 210 262 206C252 202 280 200 262 196Z',
      '#A9CBD4',
    ) +
    oak(defs, 62, 214, 92, 6, BIRCH, 1) +
    oak(defs, 100, 206, 58, 3, BIRCH, 1) +
    oak(defs, 352, 204, 46, 5, BIRCH, -1) +
    saiga(182, 220, 0.62) +
    saiga(222, 212, 0.5, true) +
    saiga(286, 264, 1) +
    saiga(366, 232, 0.66, true) +
    blades(defs, [0, W], () => 280, 130, [10, 26], 4, '#C99F52') +
    blades(defs, [0, W], () => 304, 150, [14, 36], 7, '#7A5A2A')
  );
};

/** One round print with five toenails in front, pressed into wet ground. */
const print = (x: number, y: number, s: number, turn: number) =>
  group(
    { x, y, scale: s, rotate: turn },
    ellipse(0, 0, 64, 54, '#D9BE8C') +
      ellipse(1, 2, 58, 48, '#8A6840') +
      ellipse(3, 6, 52, 42, '#6A4C2E') +
      // Water stands in the hollow.
      ellipse(6, 14, 36, 22, '#8FB0B4', { 'fill-opacity': 0.85 }) +
      line('M-14 10h26M-2 18h24', '#E6F0EC', 2.4, { 'stroke-opacity': 0.8 }) +
      // Nails, not claws: flat half-moons inside the front rim.
      [-58, -30, 0, 30, 58]
        .map((a) =>
          group(
            {
              x: Math.sin((a * Math.PI) / 180) * 45 + 2,
              y: 3 - Math.cos((a * Math.PI) / 180) * 37,
              rotate: a,
            },
            ellipse(0, 0, 11.5, 7.5, '#C99F64') + ellipse(0, 2.6, 10, 6, '#7A5836'),
          ),
        )
        .join(''),
  );

const footprint: PlateDrawing = (defs) =>
  sky(defs, { width: W, height: H }, [
    [0, '#A5CADA'],
    [0.26, '#FBE7BC'],
  ]) +
  path(ridge(W, 74, 30, 12, { detail: 5 }).d, '#C7C7AE') +
  path(
    ridge(W, 90, 14, 5, { detail: 4 }).d,
    defs.linear([
      [0, '#D9C288'],
      [0.03, '#C9A568'],
      [0.12, '#A37C4A'],
    ]),
  ) +
  blades(defs, [0, W], () => 100, 150, [6, 16], 3, '#B9924E') +
  print(318, 112, 0.22, 10) +
  print(262, 128, 0.32, -4) +
  print(304, 158, 0.46, 10) +
  print(206, 182, 0.66, -6) +
  print(128, 244, 1.06, 4) +
  print(292, 240, 0.98, 12) +
  blades(defs, [0, 70], () => 304, 40, [16, 40], 7, '#7A5A2A') +
  blades(defs, [350, W], () => 304, 30, [16, 44], 9, '#7A5A2A');

/** The mammoth, its land, and how it was found. */
export const mammothPlates = {
  tusk: tuskPlate,
  excavation,
  steppe,
  footprint,
} satisfies Partial<Record<PlateName, PlateDrawing>>;
