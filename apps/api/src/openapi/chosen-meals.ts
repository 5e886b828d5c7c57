import { MEAL_CATALOG, type Meal } from '@museum/shared/meals/meal-catalog';
import { mealOptions } from '@museum/shared/meals/meal-choices';
import { MAX_COUNT } from '@museum/shared/primitives/count';

/** A chosen meal is complete: its amount and all its options (spec §5). */
const complete = (meal: Meal) => ({
  required: [meal.flag, meal.amount, ...mealOptions(meal).map(({ field }) => field)],
  properties: {
    [meal.flag]: { const: true },
    [meal.amount]: { type: 'integer', minimum: 1, maximum: MAX_COUNT },
    ...Object.fromEntries(
      mealOptions(meal).map(({ field, values }) => [
        field,
        { enum: values.map(({ value }) => value) },
      ]),
    ),
  },
});

const notChosen = (meal: Meal) => ({
  required: [meal.flag],
  properties: { [meal.flag]: { const: false } },
});

const notMentioned = (meal: Meal) => ({
  not: { anyOf: [{ required: [meal.flag] }, { required: [meal.amount] }] },
});

/** What the fields of a dinner request must have in common, as JSON Schema: zod can't tell it. */
export const chosenMeals = {
  allOf: [
    ...MEAL_CATALOG.map((meal) => ({
      anyOf: [complete(meal), notChosen(meal), notMentioned(meal)],
    })),
    { anyOf: MEAL_CATALOG.map(complete) },
  ],
};
