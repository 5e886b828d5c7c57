import { expect, it } from 'vitest';
import { UNREADABLE_COUNT } from '#primitives/count.ts';
import { MEAL_CATALOG, type Meal } from './meal-catalog.ts';
import {
  emptyMealChoices,
  mealAmountChange,
  mealLines,
  mealPriceKind,
  mealPriceVariants,
  portionCount,
} from './meal-choices.ts';

const meal = (group: Meal['group']) => MEAL_CATALOG.find((entry) => entry.group === group) as Meal;

it('an amount of 1 or more chooses a meal, anything less resets it', () => {
  expect(mealAmountChange(meal('schoolDinner'), 1)).toEqual({
    hasSchoolDinner: true,
    schoolDinnerAmount: 1,
  });
  expect(mealAmountChange(meal('schoolDinner'), UNREADABLE_COUNT)).toEqual({
    hasSchoolDinner: true,
    schoolDinnerAmount: UNREADABLE_COUNT,
  });
  for (const amount of [0, -1, -100, Number.NaN, 0.5]) {
    expect(mealAmountChange(meal('schoolDinner'), amount)).toEqual({
      hasSchoolDinner: false,
      schoolDinnerAmount: 0,
    });
  }
});

it.each([
  ['kidsDinoDinner', { kidsDinoDinnerOption1: 'without_soup' }, 'KIDS_DINO_WITHOUT_SOUP'],
  ['kidsDinoDinner', { kidsDinoDinnerOption1: 'with_soup' }, 'KIDS_DINO_WITH_SOUP'],
  // What isn't chosen, or isn't known, is the default (spec §3).
  ['kidsDinoDinner', {}, 'KIDS_DINO_WITH_SOUP'],
  ['kidsDinoDinner', { kidsDinoDinnerOption1: 'without-soup' }, 'KIDS_DINO_WITH_SOUP'],
  ['baseDinner', {}, 'BASE_DINNER_1'],
  ['baseDinner2', { baseDinner2Option3: 'with_cake' }, 'BASE_DINNER_2_WITH_CAKE'],
  ['baseDinner2', { baseDinner2Option3: 'without_cake' }, 'BASE_DINNER_2_WITHOUT_CAKE'],
  ['schoolDinner', {}, 'SCHOOL_DINNER'],
  ['dinnerForAdults', {}, 'ADULT_DINNER'],
  ['lunchPacket', {}, 'LUNCH_PACKET'],
] as const)('the price of %s with %o is %s', (group, choices, kind) => {
  expect(mealPriceKind(meal(group), choices)).toBe(kind);
});

it('a meal with two prices names both variants', () => {
  expect(mealPriceVariants(meal('kidsDinoDinner'))).toEqual([
    { kind: 'KIDS_DINO_WITHOUT_SOUP', label: 'Bez supe' },
    { kind: 'KIDS_DINO_WITH_SOUP', label: 'Sa supom' },
  ]);
  expect(mealPriceVariants(meal('schoolDinner'))).toEqual([{ kind: 'SCHOOL_DINNER', label: '' }]);
});

it('lines name the portions and the chosen options', () => {
  const choices = {
    ...emptyMealChoices(),
    hasBaseDinner2: true,
    baseDinner2Amount: 12,
    baseDinner2Option1: 'hamburger',
    baseDinner2Option3: 'with_cake',
    hasSchoolDinner: true,
    schoolDinnerAmount: 3,
  };
  expect(
    mealLines(choices).map((line) => [line.meal.group, line.quantity, line.optionLabels]),
  ).toEqual([
    ['baseDinner2', 12, ['Pljeskavica', 'Pire krompir', 'Sa kolačem']],
    ['schoolDinner', 3, []],
  ]);
  expect(portionCount(choices)).toBe(15);
});

it('a meal that is not ticked, or ticked for nobody, is no line and no portion', () => {
  const choices = {
    ...emptyMealChoices(),
    baseDinnerAmount: 12,
    hasSchoolDinner: true,
    schoolDinnerAmount: 0,
  };
  expect([mealLines(choices), portionCount(choices)]).toEqual([[], 0]);
});

it('every group but the lunch packet is offered', () => {
  expect(MEAL_CATALOG.filter((entry) => !entry.isOffered).map((entry) => entry.group)).toEqual([
    'lunchPacket',
  ]);
});
