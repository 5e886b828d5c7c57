import { diplodocusAnatomy } from '#drawing/creatures/diplodocus.ts';
import { limbs } from '#drawing/parts/curve.ts';
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
} from '#drawing/parts/food.ts';
import { ammonite } from '#drawing/parts/fossils.ts';
import { circle, ellipse, group, line, path, rect, type Defs } from '#drawing/parts/svg.ts';
import { type PlateDrawing } from './compositions.ts';
import { cloth } from './stage.ts';

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

/** A meal's picture: its cloth, and each dish of the catalogue (`MEAL_CATALOG`) with its drawing. */
type ServedMeal = {
  cloth: readonly [ground: readonly [string, string], stripe: string];
  /** The dinner plate, under what lies on it. */
  plate?: readonly [x: number, y: number, r: number];
  dishes: Readonly<Record<string, (defs: Defs) => string>>;
  extras?: (defs: Defs) => string;
};

/** What is drawn is what the form has chosen before anybody chooses. */
export const servedMeals = {
  'meal-kids-dino-dinner': {
    cloth: [['#FBE9B8', '#F2CE7A'], '#1F5A4B'],
    plate: [164, 176, 112],
    dishes: {
      mashedPotatoes: () => mash(124, 148, 40, 3),
      grilledChicken: (defs) => fillet(defs, 184, 210, 96, 8, CHICKEN, '#7A4416'),
      salad: () => salad(212, 136, 38, 5),
      soup: (defs) => soup(defs, 322, 226, 58),
      dinoCake: (defs) => dinoCake(defs, 340, 96, 48),
      juice: (defs) => juice(defs, 256, 46, 36, ORANGE),
      bread: () => breadSlice(42, 52, 0.86, -16),
    },
  },
  'meal-base-dinner': {
    cloth: [['#F3ECDD', '#E0CFAE'], '#4F8A68'],
    plate: [176, 154, 124],
    dishes: {
      fries: () => fries(222, 128, 78, 7),
      chickenFilet: (defs) => fillet(defs, 164, 200, 112, 8, CHICKEN, '#7A4416'),
      salad: () => salad(126, 112, 42, 12),
      flatbread: (defs) => flatbread(defs, 346, 230, 52, 4),
      juice: (defs) => juice(defs, 344, 82, 44, ORANGE, '#1F5A4B'),
    },
  },
  'meal-base-dinner-2': {
    cloth: [['#F3ECDD', '#E0CFAE'], '#B8421F'],
    plate: [238, 168, 114],
    dishes: {
      soup: (defs) => soup(defs, 84, 96, 66),
      chickenFilet: (defs) => fillet(defs, 222, 208, 104, 8, CHICKEN, '#7A4416'),
      mashedPotatoes: () => mash(282, 140, 42, 6),
      salad: () => salad(196, 122, 38, 15),
      bread: () => breadSlice(58, 236, 0.9, 10) + breadSlice(102, 254, 0.84, -12),
    },
  },
  'meal-school-dinner': {
    cloth: [['#DDE9DC', '#B9D3C0'], '#1F5A4B'],
    plate: [164, 156, 124],
    dishes: {
      hamburger: (defs) => filledBread(defs, 132, 150, 150),
      // The same bread is folded about the meat.
      flatbread: () => '',
      fries: () => fries(222, 202, 84, 11),
      juice: (defs) => juice(defs, 338, 100, 48, ORANGE),
    },
    extras: () =>
      circle(226, 112, 22, '#FBF0DC') +
      circle(226, 112, 17, '#C8472B') +
      rect(304, 196, 70, 80, '#FBF8F1', { rx: 3, transform: 'rotate(-8 340 236)' }) +
      line('M312 214l56 -8M314 230l56 -8', '#4F8A68', 3, { 'stroke-opacity': 0.5 }),
  },
  'meal-dinner-for-adults': {
    cloth: [['#E9E0CE', '#CDB98F'], '#16324A'],
    plate: [178, 172, 116],
    dishes: {
      schnitzel: (defs) =>
        fillet(defs, 158, 194, 144, 12, ['#F3C26A', '#B9742C']) + lemon(168, 186, 18),
      fries: () => fries(228, 130, 72, 5),
      salad: () => salad(142, 118, 40, 9),
      soup: (defs) => soup(defs, 340, 76, 54),
      flatbread: (defs) => flatbread(defs, 344, 178, 40, 4),
      cake: () => cakeSlice(340, 262, 0.84, 8),
      juice: (defs) => juice(defs, 46, 50, 36, ORANGE, '#F2B33D'),
    },
    extras: () => cutlery(34, 200, 140, 0, false),
  },
  'meal-lunch-packet': {
    cloth: [['#FBE9B8', '#F2CE7A'], '#B8421F'],
    dishes: {
      water: () =>
        rect(254, 46, 44, 128, '#9CCFE0', { rx: 12 }) +
        rect(262, 26, 28, 24, '#1F5A4B', { rx: 5 }) +
        rect(254, 92, 44, 40, '#FBF8F1') +
        line('M264 58v26', '#fff', 5, { 'stroke-opacity': 0.7 }) +
        path('M276 100q10 14 0 22q-10 -8 0 -22Z', '#4F86A8'),
    },
    extras: (defs) => packet(defs),
  },
} as const satisfies Record<string, ServedMeal>;

const packet = (defs: Defs) =>
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
  apple(344, 130, 34);

const drawMeal =
  ({ cloth: [ground, stripe], plate, dishes, extras }: ServedMeal): PlateDrawing =>
  (defs) =>
    cloth(defs, ground, stripe) +
    (plate ? dish(defs, ...plate) : '') +
    Object.values(dishes)
      .map((draw) => draw(defs))
      .join('') +
    (extras?.(defs) ?? '');

/** The meals of the offer, seen from above. */
export const meals = Object.fromEntries(
  Object.entries(servedMeals).map(([name, meal]) => [name, drawMeal(meal)]),
) as Record<keyof typeof servedMeals, PlateDrawing>;
