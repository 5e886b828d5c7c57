import type { PlateName } from '../art-names.ts';
import { parasaurolophus, stegosaurus, tyrannosaurus } from '../creatures/dinosaurs.ts';
import { dots } from '../parts/curve.ts';
import { track } from '../parts/fossils.ts';
import { blades } from '../parts/grass.ts';
import { ridge } from '../parts/ridge.ts';
import { between, repeat, rng } from '../parts/rng.ts';
import { ellipse, group, line, num, path, type Defs } from '../parts/svg.ts';
import { backdrop, ground, W } from './stage.ts';
import { type PlateDrawing, ferns, coat, beast, silhouettePlate } from './compositions.ts';

function nest(defs: Defs): string {
  const random = rng(4);
  const straw = repeat(60, () => {
    const x = between(random, 90, 310);
    const y = between(random, 222, 262);
    return `M${num(x)} ${num(y)}l${num(between(random, -34, 34))} ${num(between(random, -9, 9))}`;
  });
  const egg = (x: number, y: number, s: number, turn: number, fill: readonly [string, string]) =>
    group(
      { x, y, scale: s, rotate: turn },
      path(
        'M0 -46C26 -46 38 -8 34 12C31 32 16 40 0 40C-16 40 -31 32 -34 12C-38 -8 -26 -46 0 -46Z',
        defs.linear(
          [
            [0, fill[0]],
            [1, fill[1]],
          ],
          1,
          1,
        ),
      ) +
        path(
          dots([
            [-12, -18, 4],
            [8, -26, 3],
            [14, 4, 5],
            [-16, 10, 3.6],
            [0, 22, 4],
            [20, -12, 2.6],
            [-22, -6, 2.6],
          ]),
          '#8C6A42',
          { 'fill-opacity': 0.5 },
        ) +
        path('M-16 -30C-8 -40 2 -42 8 -40C-4 -36 -14 -24 -18 -10Z', '#fff', {
          'fill-opacity': 0.6,
        }),
    );
  return (
    ellipse(200, 250, 150, 34, '#4A2E1C') +
    ellipse(200, 240, 124, 24, '#2E1C12') +
    egg(148, 206, 0.92, -14, ['#FBF0DC', '#D9BE92']) +
    egg(252, 206, 0.92, 12, ['#FBF0DC', '#D9BE92']) +
    egg(200, 192, 1.14, 2, ['#FFF8EA', '#E0C79A']) +
    egg(172, 226, 0.8, -30, ['#F6E6C8', '#C9A878']) +
    egg(230, 228, 0.8, 26, ['#F6E6C8', '#C9A878']) +
    path(
      'M56 244C90 222 130 262 200 258C270 262 310 222 344 244C336 280 280 292 200 292C120 292 64 280 56 244Z',
      '#6A4428',
    ) +
    line(straw, '#D9A860', 3) +
    line(
      repeat(34, () => {
        const x = between(random, 70, 330);
        return `M${num(x)} ${num(between(random, 258, 286))}l${num(between(random, -30, 30))} ${num(between(random, -7, 7))}`;
      }),
      '#A8743F',
      3,
    )
  );
}

/** The dinosaurs, what they left, and what is left of them. */
export const dinosaurPlates = {
  skull: silhouettePlate('dusk', 5, 't-rex-skull', 216, ['#3A4A52', '#0E1C24'], '#FFD9A0', (defs) =>
    ferns(defs, ['#1B4A42', '#0A2728']),
  ),
  'egg-nest': (defs) => {
    const near = ground(defs, 'dusk', 9, 236);
    return (
      backdrop(defs, 'dusk', 12, { y: 110 }) +
      near.markup +
      nest(defs) +
      ferns(defs, ['#1B4A42', '#0A2728'], 312)
    );
  },
  tracks: (defs) => {
    const near = ridge(W, 96, 22, 5, { detail: 5 });
    return (
      backdrop(defs, 'earth', 21, { y: 64, r: 34 }) +
      path(
        near.d,
        defs.linear([
          [0, '#E7CE9E'],
          [1, '#B98254'],
        ]),
      ) +
      (
        [
          [96, 286, 1.3],
          [168, 226, 1.02],
          [150, 286, 0],
          [214, 178, 0.78],
          [262, 142, 0.58],
          [300, 116, 0.42],
        ] as const
      )
        .map(([x, y, s]) =>
          s
            ? group(
                { x, y, rotate: 38, scale: s },
                track({ x: 3, y: 4 }, '#F6E2B8') + track({ x: 0, y: 0 }, '#6E4632'),
              )
            : '',
        )
        .join('') +
      blades(defs, [0, W], () => 302, 110, [12, 34], 5, '#7A6A3A')
    );
  },
  parasaurolophus: beast('forest', 9, (defs) =>
    parasaurolophus(
      defs,
      { x: 58, y: 266, scale: 0.49 },
      coat(defs, '#4F8A68', '#1F5A4B', '#174438', '#E58A4A', '#FFF8DC'),
    ),
  ),
  tyrannosaurus: beast('dusk', 15, (defs) =>
    tyrannosaurus(
      defs,
      { x: 44, y: 268, scale: 0.56 },
      coat(defs, '#5A6E5E', '#22383A', '#14282C', '#C87A4A', '#F7B06C'),
    ),
  ),
  stegosaurus: beast('forest', 22, (defs) =>
    stegosaurus(
      defs,
      { x: 34, y: 264, scale: 0.5 },
      coat(defs, '#6E8A5A', '#3A5A3E', '#2A4430', '#E58A4A', '#FFF8DC'),
    ),
  ),
} satisfies Partial<Record<PlateName, PlateDrawing>>;
