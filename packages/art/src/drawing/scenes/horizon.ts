import { parasaurolophus } from '#drawing/creatures/dinosaurs.ts';
import { pteranodon } from '#drawing/creatures/pteranodon.ts';
import { fernBush, frondShapes } from '#drawing/parts/ferns.ts';
import { lake } from '#drawing/parts/lake.ts';
import { ridge, type Ridge } from '#drawing/parts/ridge.ts';
import { repeat } from '#drawing/parts/rng.ts';
import { clouds, mist, sky, stars, sun } from '#drawing/parts/sky.ts';
import { path } from '#drawing/parts/svg.ts';
import { araucaria, grove } from '#drawing/parts/trees.ts';
import { defineScene, type Sheet } from '#drawing/scene.ts';

const RIDGES = [
  [-96, 170, '#6E8FA0', 3],
  [-52, 140, '#557A8A', 8],
  [-6, 110, '#3D6473', 15],
  [40, 80, '#294E5C', 22],
] as const;

/** A herd of Parasaurolophus on its way along the ridge, a calf behind. */
function herd({ defs, pick }: Sheet, hill: Ridge): string {
  const walkers = pick(
    [
      [1330, 0.36],
      [900, 0.44],
      [1110, 0.5],
      [1400, 0.22],
    ] as const,
    [
      [70, 0.22],
      [168, 0.27],
      [292, 0.13],
    ] as const,
  );
  return walkers
    .map(([x, scale]) =>
      parasaurolophus(
        defs,
        { x, y: hill.at(x + 340 * scale) + 7, scale },
        {
          body: '#1B3C47',
          far: '#142F39',
          rim: '#F2D9A8',
          rimShift: [-3, 5],
          dark: '#142F39',
          accent: '#2B5560',
          eye: '#F2D9A8',
        },
      ),
    )
    .join('');
}

/** Calm blue hour: a herd before the moon. For pages whose subject is text. */
export const horizon = defineScene('horizon', (sheet) => {
  const { defs, width, height, pick } = sheet;
  const level = height * pick(0.62, 0.73);
  const fronds = frondShapes(defs);
  const front = ridge(width, height * 0.93, pick(44, 22), 44, { rough: 0.45 });
  const meadow = pick([860, 1540] as const, [50, 390] as const);
  const light = pick({ x: 1140, y: 330, r: 128 }, { x: 216, y: 366, r: 70 });
  return (
    sky(defs, sheet, [
      [0, '#12293F'],
      [0.34, '#2B506A'],
      [0.58, '#6F97A0'],
      [0.72, '#F2D9A8'],
      [1, '#F8E6BE'],
    ]) +
    stars([0, width], pick([104, 260], [70, 210]), pick(60, 24), 15, '#EAF2EC') +
    sun(light.x, light.y, light.r, '#F8EBC8', '#FFF8E4', 1.1) +
    clouds(sheet, pick([130, 260], [110, 220]), pick(6, 3), 31, '#9FC0C4', 0.3) +
    clouds(sheet, [height * 0.4, level - 90], pick(4, 2), 42, '#F8E6BE', 0.35) +
    RIDGES.map(([lift, amplitude, fill, seed], i) => {
      const hill = ridge(width, level + lift * pick(1, 0.7), amplitude * pick(1, 0.55), seed);
      const trees =
        i === 3
          ? grove(pick(34, 12), 5, [0, width], pick([44, 104], [28, 62]), (x, h, k) =>
              x > meadow[0] && x < meadow[1] ? '' : araucaria(defs, x, hill.at(x) + 6, h, fill, k),
            ) + herd(sheet, hill)
          : '';
      return (
        path(hill.d, fill) +
        (i < 3 ? mist(defs, width, level + (lift + 4) * pick(1, 0.7), 80, '#DCE6D6', 0.34) : '') +
        trees
      );
    }).join('') +
    lake(
      defs,
      { top: level + pick(84, 62), bottom: height, right: width },
      [
        [0, '#C9C6A8'],
        [0.2, '#8FB0AE'],
        [0.6, '#3A6470'],
        [1, '#173540'],
      ],
      {
        colour: '#FFF6DA',
        opacity: 0.46,
        lightX: light.x,
        spread: pick(120, 70),
        depth: pick(90, 70),
        count: pick(34, 16),
        seed: 12,
      },
    ) +
    pick(
      pteranodon({ x: 860, y: 230, scale: 0.5 }, '#2B4A58') +
        pteranodon({ x: 950, y: 184, scale: 0.3 }, '#2B4A58'),
      pteranodon({ x: 62, y: 344, scale: 0.26 }, '#2B4A58'),
    ) +
    path(
      front.d,
      defs.linear([
        [0, '#1B444A'],
        [0.4, '#0E262C'],
      ]),
    ) +
    repeat(pick(18, 8), (i) =>
      fernBush(
        fronds,
        ((i + 0.5) / pick(18, 8)) * width,
        height * 0.985,
        pick(0.56, 0.32) * (0.8 + (i % 3) * 0.22),
        i + 3,
        i % 2 ? '#1F5258' : '#12343A',
      ),
    ) +
    repeat(pick(9, 5), (i) =>
      fernBush(
        fronds,
        ((i + 0.2) / pick(9, 5)) * width,
        height * 1.04,
        pick(0.9, 0.46),
        i + 40,
        '#0A2026',
      ),
    )
  );
});
