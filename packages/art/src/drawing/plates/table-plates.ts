import type { PlateName } from '#art-names.ts';
import { glow, specks } from '#drawing/parts/sky.ts';
import { circle, ellipse, line, num, path } from '#drawing/parts/svg.ts';
import { cloth, W } from './stage.ts';
import { cakeSlice, dish, juice, soup, breadSlice, spoon } from '#drawing/parts/food.ts';
import { type PlateDrawing, still } from './compositions.ts';

/** What is served. */
export const tablePlates = {
  soup: (defs) =>
    cloth(defs, ['#F3ECDD', '#E0CFAE'], '#B8421F') +
    soup(defs, 190, 152, 104) +
    breadSlice(334, 96, 1, 18) +
    breadSlice(346, 214, 0.9, -14) +
    spoon(48, 160, 190, 0),
  cakes: (defs) =>
    cloth(defs, ['#F3ECDD', '#E0CFAE'], '#1F5A4B') +
    dish(defs, 200, 152, 128) +
    cakeSlice(150, 112, 1.34, -8) +
    cakeSlice(258, 146, 1.34, 22) +
    cakeSlice(176, 214, 1.34, -14),
  drinks: (defs) =>
    cloth(defs, ['#F3ECDD', '#E0CFAE'], '#F2B33D') +
    juice(defs, 116, 126, 64, ['#FFC65A', '#EE8F22']) +
    juice(defs, 282, 106, 56, ['#F06A5A', '#B8271F'], '#1F5A4B') +
    juice(defs, 244, 226, 58, ['#CFE8F0', '#8FC4D6'], '#F2B33D'),
  cocktail: still(
    ['#0F2740', '#24506E'],
    ['#4A3A34', '#1D1614'],
    '#F6C98A',
    (defs) =>
      (
        [
          [110, '#F2A33D'],
          [200, '#C8472B'],
          [290, '#F6D98A'],
        ] as const
      )
        .map(([x, drink], i) => {
          const y = 262 + (i === 1 ? 8 : 0);
          const k = i === 1 ? 1.16 : 1;
          return (
            ellipse(x, y, 40 * k, 6 * k, '#000', { 'fill-opacity': 0.4 }) +
            path(
              `M${num(x - 34 * k)} ${num(y - 118 * k)}h${num(68 * k)}l${num(-30 * k)} ${num(54 * k)}h${num(-8 * k)}Z`,
              drink,
            ) +
            path(
              `M${num(x - 46 * k)} ${num(y - 140 * k)}h${num(92 * k)}L${num(x + 4 * k)} ${num(y - 62 * k)}V${num(y - 6 * k)}h${num(24 * k)}v${num(5 * k)}h${num(-56 * k)}v${num(-5 * k)}h${num(24 * k)}V${num(y - 62 * k)}Z`,
              '#FFFFFF',
              { 'fill-opacity': 0.3 },
            ) +
            line(
              `M${num(x - 30 * k)} ${num(y - 128 * k)}l${num(18 * k)} ${num(32 * k)}`,
              '#fff',
              3,
              { 'stroke-opacity': 0.8 },
            ) +
            circle(x + 30 * k, y - 142 * k, 12 * k, '#F6C12E') +
            circle(x + 30 * k, y - 142 * k, 8 * k, '#FFF0B0')
          );
        })
        .join('') +
      specks([0, W], [10, 200], [1, 3], 34, 6, '#FFE3A0', 0.6) +
      glow(defs, 200, 60, 160, '#F6C98A', 0.2),
  ),
} satisfies Partial<Record<PlateName, PlateDrawing>>;
