import { expect, it } from 'vitest';
import { MEAL_CATALOG } from './meal-catalog.ts';
import { COMPONENT_AMOUNTS } from './meal-components.ts';

/** Spec §2: the two weights that the meals name. */
it.each([
  ['kidsDinoDinner', 'grilovana piletina 130\u00A0g', 'grilledChicken', 130],
  ['dinnerForAdults', 'bečka šnicla od piletine 200\u00A0g', 'schnitzel', 200],
] as const)('the plate of %s holds %s', (group, words, component, amount) => {
  const meal = MEAL_CATALOG.find((one) => one.group === group);
  expect(meal?.contents).toContain(words);
  expect(COMPONENT_AMOUNTS[component]).toEqual({ amount, unit: 'g', isExample: false });
});

it('tells which weights are only examples', () => {
  const examples = Object.entries(COMPONENT_AMOUNTS).filter(([, { isExample }]) => isExample);
  expect(examples.map(([component]) => component)).toEqual([
    'soup',
    'chickenFilet',
    'hamburger',
    'fries',
    'mashedPotatoes',
    'salad',
  ]);
});
