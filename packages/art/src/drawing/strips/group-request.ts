import { TEACHERS, TRIP_PUPILS, tripGiant, walker } from '#drawing/creatures/school-trip.ts';
import { bus } from '#drawing/parts/buildings.ts';
import { blades } from '#drawing/parts/grass.ts';
import { ridge } from '#drawing/parts/ridge.ts';
import { repeat } from '#drawing/parts/rng.ts';
import { clouds, mist, sun } from '#drawing/parts/sky.ts';
import { path } from '#drawing/parts/svg.ts';
import { araucaria, grove } from '#drawing/parts/trees.ts';
import { calm, defineStrip, stripSky } from '#drawing/strip.ts';

const POSES = ['walk', 'raise', 'walk', 'point', 'walk', 'walk', 'raise'] as const;

/** The class has left its bus and walks towards the giant. */
export const groupRequest = defineStrip('group-request', (sheet) => {
  const { defs, width } = sheet;
  const far = ridge(width, 190, 60, 16);
  const mid = ridge(width, 226, 34, 27);
  const trail = ridge(width, 280, 10, 31, { rough: 0.4 });
  const at = (x: number, scale: number) => ({ x, y: trail.at(x) + 12, scale });
  return (
    stripSky(sheet, '#DDEEDA', '#F2F2D6', '#FBE7B0') +
    sun(1900, 170, 44, '#FFF8DC', '#FFFBEA', 0.9) +
    clouds(sheet, [84, 140], 9, 19, '#fff', 0.7) +
    path(far.d, '#C6DDBE') +
    mist(defs, width, 170, 60, '#FBF3D0', 0.6) +
    path(mid.d, '#AFD0AE') +
    grove(50, 9, [0, width], [30, 62], (x, h, i) =>
      x > 1640 && x < 1960 ? '' : araucaria(defs, x, mid.at(x) + 5, h, '#8FBE9C', i),
    ) +
    tripGiant(defs, { x: 1730, y: 290, scale: 0.27 }) +
    path(
      trail.d,
      defs.linear([
        [0, '#BBD9A0'],
        [0.01, '#9CC78E'],
        [0.08, '#6FA77C'],
      ]),
    ) +
    calm(sheet, 0.6) +
    bus(1292, 300, 0.62) +
    repeat(6, (i) =>
      walker(
        at(1524 + i * 31, 0.5 + (i % 3) * 0.03),
        TRIP_PUPILS[i % 5] ?? TEACHERS.last,
        POSES[i] ?? 'walk',
      ),
    ) +
    walker(at(1496, 0.74), TEACHERS.last, 'walk', false) +
    walker(at(1722, 0.74), TEACHERS.guide, 'point', false) +
    blades(defs, [0, width], () => 316, 480, [8, 20], 5, '#4F8A68')
  );
});
