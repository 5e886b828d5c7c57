import type { PlateName } from '#art-names.ts';
import { parasaurolophus, stegosaurus, tyrannosaurus } from '#drawing/creatures/dinosaurs.ts';
import { track } from '#drawing/parts/fossils.ts';
import { blades } from '#drawing/parts/grass.ts';
import { nest } from '#drawing/parts/nest.ts';
import { ridge } from '#drawing/parts/ridge.ts';
import { tyrannosaurusSkull } from '#drawing/parts/skulls.ts';
import { ellipse, group, path } from '#drawing/parts/svg.ts';
import { backdrop, ground, W } from './stage.ts';
import { type PlateDrawing, ferns, coat, beast } from './compositions.ts';

/** The dinosaurs, what they left, and what is left of them. */
export const dinosaurPlates = {
  skull: (defs) => {
    const near = ground(defs, 'dusk', 5, 250);
    return (
      backdrop(defs, 'dusk', 5, { y: 128, r: 76 }) +
      near.markup +
      ellipse(204, 246, 132, 12, '#0A1A1E', { 'fill-opacity': 0.5 }) +
      tyrannosaurusSkull(
        defs,
        { x: 202, y: 172, scale: 1.02, rotate: -4 },
        ['#FFF3D6', '#EBD3A4', '#A8814E'],
        '#2A2028',
      ) +
      ferns(defs, ['#1B4A42', '#0A2728'])
    );
  },
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
