import { brachiosaurus } from '#drawing/creatures/brachiosaurus.ts';
import { pteranodon } from '#drawing/creatures/pteranodon.ts';
import type { Pose } from '#drawing/creatures/people.ts';
import { TEACHERS, TRIP_PUPILS, tripGiant, walker } from '#drawing/creatures/school-trip.ts';
import { bus } from '#drawing/parts/buildings.ts';
import { fernBush, frondShapes, treeFern } from '#drawing/parts/ferns.ts';
import { blades } from '#drawing/parts/grass.ts';
import { ridge, skyline, type Ridge } from '#drawing/parts/ridge.ts';
import { between, repeat, rng } from '#drawing/parts/rng.ts';
import { clouds, mist, sky, sun } from '#drawing/parts/sky.ts';
import { line, path } from '#drawing/parts/svg.ts';
import { araucaria, grove } from '#drawing/parts/trees.ts';
import { defineScene, type Sheet } from '#drawing/scene.ts';

const POSES: readonly Pose[] = ['walk', 'point', 'walk', 'raise', 'walk'];

/** The class on its way from the bus, a teacher at each end, the guide looking up at the giant. */
function pupils({ pick }: Sheet, trail: Ridge): string {
  const random = rng(7);
  const [from, gap, count, s] = pick([884, 44, 9, 0.76], [66, 29, 7, 0.5]);
  const at = (x: number, scale: number) => ({ x, y: trail.at(x) + 3, scale });
  const end = from + count * gap;
  return (
    walker(at(from - gap * 1.1, s * 1.42), TEACHERS.last, 'walk', false) +
    repeat(count, (i) =>
      walker(
        at(from + i * gap + (random() - 0.5) * gap * 0.2, s * between(random, 0.9, 1.08)),
        TRIP_PUPILS[i % TRIP_PUPILS.length] ?? TEACHERS.last,
        POSES[i % POSES.length] ?? 'walk',
      ),
    ) +
    walker(at(end + gap * 0.5, s * 1.42), TEACHERS.guide, 'point', false)
  );
}

/** A class walks along the ridge, beneath a giant. */
export const groupVisit = defineScene('group-visit', (sheet) => {
  const { defs, width, height, pick } = sheet;
  const horizon = height * pick(0.64, 0.7);
  const fronds = frondShapes(defs);
  const far = ridge(width, horizon - pick(60, 40), pick(160, 80), 16);
  const mid = ridge(width, horizon, pick(110, 50), 27);
  const trail = pick(
    skyline([
      [-20, 646],
      [180, 640],
      [420, 626],
      [640, 606],
      [860, 596],
      [1080, 590],
      [1300, 596],
      [1480, 606],
      [1640, 622],
    ]),
    skyline([
      [-20, 540],
      [80, 528],
      [180, 520],
      [280, 520],
      [410, 532],
    ]),
  );
  const front = ridge(width, height * 0.965, pick(34, 18), 52, { rough: 0.45 });
  return (
    sky(defs, sheet, [
      [0, '#B7D9CF'],
      [0.34, '#D8EAD4'],
      [0.6, '#F8F3D4'],
      [0.76, '#FBE7B0'],
      [1, '#F4D48A'],
    ]) +
    sun(
      width * pick(0.72, 0.6),
      height * pick(0.5, 0.585),
      pick(130, 66),
      '#FFF8DC',
      '#FFFBEA',
      1.7,
    ) +
    clouds(sheet, pick([100, 260], [80, 220]), pick(7, 4), 19, '#fff', 0.6) +
    path(far.d, '#B5D0AE') +
    mist(defs, width, horizon - 80, 130, '#FBF3D0', 0.8) +
    path(mid.d, '#86B290') +
    grove(pick(24, 8), 9, [0, width], pick([60, 120], [36, 64]), (x, h, i) =>
      araucaria(defs, x, mid.at(x) + 8, h, '#6FA083', i),
    ) +
    mist(defs, width, horizon - 10, 100, '#F8F0CC', 0.7) +
    pick(
      pteranodon({ x: 1210, y: 190, scale: 0.62 }, '#4A7F72') +
        pteranodon({ x: 1330, y: 136, scale: 0.36 }, '#5E9080'),
      pteranodon({ x: 262, y: 320, scale: 0.34 }, '#4A7F72'),
    ) +
    brachiosaurus(defs, pick({ x: 736, y: 500, scale: 0.25 }, { x: 20, y: 500, scale: 0.14 }), {
      body: '#7FB093',
      far: '#6B9E84',
      rim: '#FFF3C4',
      dark: '#5E9080',
      light: '#CFE3B4',
      eye: '#FFF3C4',
    }) +
    tripGiant(defs, pick({ x: 936, y: 604, scale: 0.7 }, { x: 74, y: 536, scale: 0.39 })) +
    path(
      trail.d,
      defs.linear([
        [0, '#4C8A62'],
        [0.12, '#2A6650'],
        [1, '#123A38'],
      ]),
    ) +
    line(`M${trail.points.map(([x, y]) => `${x} ${y + 1}`).join('L')}`, '#FBE7B0', pick(2.4, 1.6), {
      'stroke-opacity': 0.8,
    }) +
    pupils(sheet, trail) +
    blades(
      defs,
      [0, width],
      (x) => trail.at(x) + pick(14, 8),
      pick(260, 90),
      pick([8, 22], [6, 14]),
      5,
      '#3A7A5C',
    ) +
    pick(bus(1310, 672, 0.78), '') +
    pick(
      treeFern(fronds, 1560, 690, 230, 1.2, 6, '#1B4A42', '#1F5A4B') +
        treeFern(fronds, 60, 700, 120, 0.8, 12, '#1B4A42', '#1F5A4B'),
      treeFern(fronds, 380, 592, 120, 0.62, 6, '#1B4A42', '#1F5A4B'),
    ) +
    path(
      front.d,
      defs.linear([
        [0, '#1B4A42'],
        [0.4, '#0E2E2C'],
      ]),
    ) +
    repeat(pick(16, 7), (i) =>
      fernBush(
        fronds,
        ((i + 0.5) / pick(16, 7)) * width,
        height * 1.01,
        pick(0.44, 0.28) * (0.8 + (i % 3) * 0.2),
        i + 8,
        i % 2 ? '#1F5A4B' : '#0F3330',
      ),
    )
  );
});
