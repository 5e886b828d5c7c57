import fc from 'fast-check';
import type { DinnerRequestFields } from '#meals/dinner-request-schema.ts';
import { MEAL_CATALOG } from '#meals/meal-catalog.ts';
import { emptyMealChoices, mealOptions } from '#meals/meal-choices.ts';

/** What a dinner request says of its meals. */
type Meals = Omit<
  DinnerRequestFields,
  'timeOfDinner' | 'customerName' | 'customerEmail' | 'additionalComments'
>;

const ofMeal = (meal: (typeof MEAL_CATALOG)[number]) =>
  fc
    .record({
      [meal.flag]: fc.constant(true),
      [meal.amount]: fc.integer({ min: 1, max: 120 }),
      ...Object.fromEntries(
        mealOptions(meal).map(({ field, values }) => [
          field,
          fc.constantFrom(...values.map(({ value }) => value)),
        ]),
      ),
    })
    .map((fields): Record<string, unknown> => fields);

/** Any meals, at least one, with any options; what isn't chosen has no portions. */
export const arbitraryMeals: fc.Arbitrary<Meals> = fc
  .subarray([...MEAL_CATALOG], { minLength: 1 })
  .chain((meals) => fc.tuple(...meals.map(ofMeal)))
  .map((meals) => Object.assign({}, emptyMealChoices(), ...meals) as Meals);
