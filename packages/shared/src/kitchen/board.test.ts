import { arbitraryMeals } from '@museum/shared/testing/arbitrary-meals';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_ZONES } from '#capacity/zones-schema.ts';
import { MEAL_CATALOG } from '#meals/meal-catalog.ts';
import { emptyMealChoices, mealOptions } from '#meals/meal-choices.ts';
import { mealChoicesSchema } from '#meals/dinner-request-response.ts';
import { boardOf } from './board.ts';
import { changesOf } from './changes.ts';
import { isCooked, type Order } from './order.ts';

const zones = { ...EXAMPLE_ZONES, restaurant: { places: 120, stayMinutes: 45 } };

const order = (id: number, time: string, meals: Partial<Order['meals']>, noteMark = ''): Order => ({
  id,
  normalizedId: `GP-2026-00000${id}`,
  time,
  noteMark,
  meals: { ...mealChoicesSchema.parse(emptyMealChoices()), ...meals },
});

const dino = (portions: number, soup: 'with_soup' | 'without_soup' = 'with_soup') => ({
  hasKidsDinoDinner: true,
  kidsDinoDinnerAmount: portions,
  kidsDinoDinnerOption1: soup,
});
const school = (portions: number) => ({ hasSchoolDinner: true, schoolDinnerAmount: portions });
const base = (portions: number, side: 'fries' | 'mashed_potatoes') => ({
  hasBaseDinner: true,
  baseDinnerAmount: portions,
  baseDinnerOption2: side,
});

const orders = fc
  .array(
    fc.record({
      time: fc.constantFrom('11:00', '11:20', '12:00', '13:45'),
      meals: arbitraryMeals.map((meals) => mealChoicesSchema.parse(meals)),
      noteMark: fc.constantFrom('', 'a', 'b'),
    }),
    { maxLength: 12 },
  )
  .map((all) => all.map((one, id): Order => ({ id, normalizedId: `GP-${id}`, ...one })));

const sum = (rows: readonly { portions: number }[]) =>
  rows.reduce((total, { portions }) => total + portions, 0);

describe('a board', () => {
  it('puts groups that eat at the same time together, by dish and option', () => {
    const board = boardOf(
      [
        order(1, '12:30', { ...dino(30, 'without_soup'), ...base(16, 'mashed_potatoes') }),
        order(2, '11:15', { ...dino(38), ...base(6, 'fries') }),
        order(3, '12:30', { ...base(4, 'fries'), ...base(10, 'mashed_potatoes') }),
      ],
      undefined,
      zones,
    );

    expect(
      board.servings.map(({ time, portions, dishes }) => [
        time,
        portions,
        dishes.map((dish) => `${dish.portions} ${dish.label}: ${dish.choice}`),
      ]),
    ).toEqual([
      [
        '11:15',
        44,
        ['38 Dečiji dino obrok: Sa supom', '6 Osnovnoškolski obrok 1: Pileći file, Pomfrit'],
      ],
      [
        '12:30',
        56,
        ['30 Dečiji dino obrok: Bez supe', '26 Osnovnoškolski obrok 1: Pileći file, Pire krompir'],
      ],
    ]);
    expect(board.portions).toBe(100);
  });

  // A stay of 45 minutes: 84 from 11:15, 30 more from 11:30.
  it('says how many sit in the restaurant from a quarter before the first to one after the last', () => {
    const { seats } = boardOf(
      [order(1, '11:15', school(84)), order(2, '11:30', school(30)), order(3, '12:30', school(1))],
      undefined,
      zones,
    );

    expect(seats.map(({ time, persons }) => [time, persons])).toEqual([
      ['11:00', 0],
      ['11:15', 84],
      ['11:30', 114],
      ['11:45', 114],
      ['12:00', 30],
      ['12:15', 0],
      ['12:30', 1],
      ['12:45', 1],
      ['13:00', 1],
      ['13:15', 0],
    ]);
  });

  it('of no orders is empty', () => {
    expect(boardOf([], undefined, zones)).toEqual({
      portions: 0,
      servings: [],
      components: [],
      seats: [],
    });
  });

  it('has every portion of every dish once among its servings', () => {
    fc.assert(
      fc.property(orders, (all) => {
        const { servings, portions } = boardOf(all, undefined, zones);
        const ordered = all.reduce(
          (total, { meals }) =>
            MEAL_CATALOG.reduce((count, { amount }) => count + meals[amount], total),
          0,
        );
        expect(portions).toBe(ordered);
        expect(sum(servings)).toBe(ordered);
        for (const serving of servings) expect(sum(serving.dishes)).toBe(serving.portions);
      }),
    );
  });

  it('counts a component as often as its dishes carry it', () => {
    fc.assert(
      fc.property(orders, (all) => {
        const { servings, components } = boardOf(all, undefined, zones);
        const carried = new Map<string, number>();
        for (const { meal: group, choice, portions } of servings.flatMap(({ dishes }) => dishes)) {
          const meal = MEAL_CATALOG.find((one) => one.group === group)!;
          const chosen = choice.split(', ');
          const ofOptions = mealOptions(meal).flatMap(({ values, components: put }, index) => {
            const value = values.find(({ label }) => label === chosen[index])!.value;
            return put[value] ?? [];
          });
          for (const component of [...meal.components, ...ofOptions])
            carried.set(component, (carried.get(component) ?? 0) + portions);
        }
        expect(Object.fromEntries(carried)).toEqual(
          Object.fromEntries(components.map(({ component, portions }) => [component, portions])),
        );
      }),
    );
  });
});

describe('beside an acknowledgement a board', () => {
  it('says at portions, servings, components and seats what they were', () => {
    const before = [order(1, '12:30', base(12, 'mashed_potatoes')), order(2, '12:30', school(48))];
    const now = [order(1, '12:30', base(16, 'mashed_potatoes')), order(2, '12:30', school(48))];
    const { servings, components, seats } = boardOf(now, before, zones);

    expect(servings).toMatchObject([
      { portions: 64, before: 60, dishes: [{ portions: 16, before: 12 }, { before: null }] },
    ]);
    expect(components.map(({ label, portions, before: was }) => [label, portions, was])).toEqual([
      ['Pileći file', 16, 12],
      ['Pljeskavica', 48, null],
      ['Pomfrit', 48, null],
      ['Pire krompir', 16, 12],
      ['Salata', 16, 12],
      ['Lepinja', 64, 60],
      ['Sok', 64, 60],
    ]);
    expect(seats.map(({ persons, before: was }) => [persons, was])).toEqual([
      [0, null],
      [64, 60],
      [64, 60],
      [64, 60],
      [0, null],
    ]);
  });

  it('keeps with none what is not cooked any more', () => {
    const { servings, seats } = boardOf(
      [order(1, '13:00', dino(10))],
      [order(1, '12:00', dino(10)), order(2, '12:00', school(5))],
      zones,
    );

    expect(servings).toMatchObject([
      {
        time: '12:00',
        portions: 0,
        before: 15,
        dishes: [
          { meal: 'kidsDinoDinner', portions: 0, before: 10 },
          { meal: 'schoolDinner', portions: 0, before: 5 },
        ],
      },
      { time: '13:00', portions: 10, before: 0, dishes: [{ portions: 10, before: 0 }] },
    ]);
    expect(seats[0]).toEqual({ time: '11:45', persons: 0, before: null });
  });

  it('keeps the order of dishes and components, where the gone ones stood', () => {
    const { servings, components } = boardOf(
      [order(1, '12:00', school(5))],
      [order(1, '12:00', { ...school(5), ...dino(10, 'without_soup') })],
      zones,
    );
    expect(servings[0]?.dishes.map(({ label }) => label)).toEqual([
      'Dečiji dino obrok',
      'Školski obrok',
    ]);
    expect(components.map(({ label, portions }) => `${portions} ${label}`)).toEqual([
      '0 Grilovana piletina',
      '5 Pljeskavica',
      '5 Pomfrit',
      '0 Pire krompir',
      '0 Salata',
      '0 Hleb',
      '5 Lepinja',
      '0 Dino kolač',
      '5 Sok',
    ]);
  });

  it('of the same orders has no change, in whatever order they come', () => {
    fc.assert(
      fc.property(orders, (all) => {
        const { servings, components, seats } = boardOf(all, all.toReversed(), zones);
        const rows = [
          ...servings,
          ...servings.flatMap(({ dishes }) => dishes),
          ...components,
          ...seats,
        ];
        expect(rows.filter(({ before }) => before !== null)).toEqual([]);
        expect(changesOf(all, all.toReversed())).toEqual([]);
      }),
    );
  });
});

describe('the changes', () => {
  it('name each group with what became of its order, by serving time', () => {
    const before = [
      order(1, '12:30', { ...base(12, 'fries'), ...dino(3) }, 'a'),
      order(2, '11:45', school(40)),
      order(3, '13:00', school(7)),
    ];
    const now = [
      order(1, '12:30', { ...base(12, 'mashed_potatoes'), ...dino(5) }, 'b'),
      order(3, '13:30', school(9)),
      order(4, '11:45', dino(20)),
    ];

    const choice = (side: string) => `Pileći file, ${side}`;
    const changed = { id: 1, time: '12:30', kind: 'dish' };
    const dish = { ...changed, label: 'Osnovnoškolski obrok 1' };
    expect(changesOf(now, before)).toEqual([
      { id: 2, time: '11:45', kind: 'gone', portions: 40 },
      { id: 4, time: '11:45', kind: 'new', portions: 20 },
      { ...changed, label: 'Dečiji dino obrok', choice: 'Sa supom', from: 3, to: 5 },
      { ...dish, choice: choice('Pire krompir'), from: 0, to: 12 },
      { ...dish, choice: choice('Pomfrit'), from: 12, to: 0 },
      { id: 1, time: '12:30', kind: 'note' },
      { id: 3, time: '13:30', kind: 'time', from: '13:00' },
      { id: 3, time: '13:30', kind: 'dish', label: 'Školski obrok', choice: '', from: 7, to: 9 },
    ]);
  });
});

it.each([
  ['received', true],
  ['confirmed', true],
  ['changing', true],
  ['arrived', true],
  ['missed', false],
  ['postponed', false],
  ['canceled', false],
] as const)('a visit that is %s is cooked for: %s', (stage, answer) => {
  expect(isCooked(stage)).toBe(answer);
});
