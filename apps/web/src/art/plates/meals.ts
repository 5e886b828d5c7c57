import { diplodocusAnatomy } from '../creatures/diplodocus.ts';
import { limbs } from '../parts/curve.ts';
import {
  apple,
  breadSlice,
  cakeSlice,
  cutlery,
  dish,
  filledBread,
  fillet,
  flatbread,
  fries,
  juice,
  lemon,
  mash,
  salad,
  soup,
} from '../parts/food.ts';
import { ammonite } from '../parts/fossils.ts';
import { circle, ellipse, group, line, path, rect, type Defs } from '../parts/svg.ts';
import { cloth } from './stage.ts';

const PATTY = ['#A8623A', '#6A3620'] as const;
const CHICKEN = ['#F0BE6A', '#B9742C'] as const;
const ORANGE = ['#FFC65A', '#EE8F22'] as const;

/** The children's cake: a green disc with the sauropod on it. */
const dinoCake = (defs: Defs, x: number, y: number, r: number) =>
  ellipse(x + 3, y + 5, r, r, '#3A2414', { 'fill-opacity': 0.28 }) +
  circle(x, y, r, '#FBF0DC') +
  circle(
    x,
    y,
    r * 0.9,
    defs.radial([
      [0, '#A9D36B'],
      [1, '#5C9A48'],
    ]),
  ) +
  group(
    { x: x - r * 0.66, y: y + r * 0.42, scale: (r * 1.26) / 1150 },
    path(limbs([...diplodocusAnatomy.near, ...diplodocusAnatomy.far]), '#1F5A4B'),
  ) +
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    .map((i) =>
      circle(
        x + Math.cos(i * 0.63) * r * 0.9,
        y + Math.sin(i * 0.63) * r * 0.9,
        r * 0.11,
        '#FBF0DC',
      ),
    )
    .join('');

/** The six meals of the offer, seen from above. */
export const meals = {
  'meal-kids-dino-dinner': (defs: Defs) =>
    cloth(defs, ['#FBE9B8', '#F2CE7A'], '#1F5A4B') +
    dish(defs, 160, 160, 122) +
    mash(118, 128, 44, 3) +
    fillet(defs, 184, 196, 104, 8, CHICKEN, '#7A4416') +
    salad(212, 116, 42, 5) +
    dinoCake(defs, 336, 84, 54) +
    juice(defs, 338, 220, 44, ORANGE) +
    breadSlice(34, 262, 0.86, -16),
  'meal-base-dinner': (defs: Defs) =>
    cloth(defs, ['#F3ECDD', '#E0CFAE'], '#4F8A68') +
    dish(defs, 176, 154, 126) +
    fillet(defs, 140, 186, 96, 4, PATTY, '#4A2414') +
    fillet(defs, 200, 210, 92, 9, PATTY, '#4A2414') +
    mash(216, 128, 48, 6) +
    salad(130, 108, 44, 12) +
    flatbread(defs, 346, 232, 56, 4) +
    juice(defs, 344, 82, 44, ['#F58A6A', '#C8472B'], '#1F5A4B'),
  'meal-base-dinner-2': (defs: Defs) =>
    cloth(defs, ['#F3ECDD', '#E0CFAE'], '#B8421F') +
    soup(defs, 92, 96, 70) +
    dish(defs, 232, 174, 112) +
    fillet(defs, 214, 206, 110, 8, CHICKEN, '#7A4416') +
    fries(270, 134, 78, 7) +
    salad(186, 126, 38, 15) +
    cakeSlice(350, 66, 0.96, -6) +
    breadSlice(60, 240, 0.9, 10) +
    breadSlice(104, 256, 0.84, -12),
  'meal-school-dinner': (defs: Defs) =>
    cloth(defs, ['#DDE9DC', '#B9D3C0'], '#1F5A4B') +
    dish(defs, 164, 156, 124) +
    filledBread(defs, 132, 150, 150) +
    fries(222, 202, 84, 11) +
    circle(226, 112, 22, '#FBF0DC') +
    circle(226, 112, 17, '#C8472B') +
    juice(defs, 338, 100, 48, ORANGE) +
    rect(304, 196, 70, 80, '#FBF8F1', { rx: 3, transform: 'rotate(-8 340 236)' }) +
    line('M312 214l56 -8M314 230l56 -8', '#4F8A68', 3, { 'stroke-opacity': 0.5 }),
  'meal-dinner-for-adults': (defs: Defs) =>
    cloth(defs, ['#E9E0CE', '#CDB98F'], '#16324A') +
    dish(defs, 190, 164, 126) +
    fillet(defs, 166, 186, 156, 12, ['#F3C26A', '#B9742C']) +
    lemon(176, 178, 19) +
    fries(246, 116, 78, 5) +
    salad(146, 104, 44, 9) +
    soup(defs, 346, 84, 54) +
    cakeSlice(346, 238, 0.9, 8) +
    juice(defs, 46, 60, 36, ['#E6F3F6', '#A9D0DC'], '#F2B33D') +
    cutlery(40, 190, 150, 0, false),
  'meal-lunch-packet': (defs: Defs) =>
    cloth(defs, ['#FBE9B8', '#F2CE7A'], '#B8421F') +
    ellipse(140, 262, 92, 14, '#5A3414', { 'fill-opacity': 0.3 }) +
    path(
      'M64 84L74 74L88 84L102 72L118 84L134 72L150 84L166 72L182 84L198 74L210 84L204 264H70Z',
      defs.linear(
        [
          [0, '#E3BE86'],
          [1, '#B98A4E'],
        ],
        1,
        0.4,
      ),
    ) +
    path('M176 84L198 74L210 84L204 264H172Z', '#8A5F2E', { 'fill-opacity': 0.3 }) +
    circle(134, 178, 44, '#1F5A4B') +
    ammonite({ x: 134, y: 178, scale: 0.62, rotate: -20 }, '#F3ECDD', '#1F5A4B') +
    breadSlice(290, 226, 1.3, 8) +
    salad(288, 222, 34, 8) +
    fillet(defs, 288, 222, 66, 4, ['#F0A8A0', '#C86A64']) +
    breadSlice(272, 216, 1.3, -8) +
    apple(344, 130, 34) +
    rect(254, 46, 44, 128, '#9CCFE0', { rx: 12 }) +
    rect(262, 26, 28, 24, '#1F5A4B', { rx: 5 }) +
    rect(254, 92, 44, 40, '#FBF8F1') +
    line('M264 58v26', '#fff', 5, { 'stroke-opacity': 0.7 }) +
    path('M276 100q10 14 0 22q-10 -8 0 -22Z', '#4F86A8'),
};
