import { MEAL_CATALOG } from '@museum/shared/meals/meal-catalog';
import { mealLines, mealOptions, type MealChoices } from '@museum/shared/meals/meal-choices';

export type MealTotal = {
  label: string;
  portions: number;
  /** Portions by option, in the catalogue's order; those without portions are left out. */
  options: { label: string; portions: number }[];
};

/** Portions of many dinner requests per dish and per option. */
export type MealTotals = ReturnType<typeof mealTotals>;

/** Starts to add up portions. */
export function mealTotals() {
  const portions = new Map<string, number>();
  const of = (key: string) => portions.get(key) ?? 0;
  const count = (key: string, quantity: number) => {
    portions.set(key, of(key) + quantity);
  };
  return {
    /** Counts one dinner request. */
    add: (choices: MealChoices) => {
      for (const { meal, quantity } of mealLines(choices)) {
        count(meal.group, quantity);
        for (const { field } of mealOptions(meal)) count(`${field}=${choices[field]}`, quantity);
      }
    },
    /** All portions together. */
    total: () => MEAL_CATALOG.reduce((sum, meal) => sum + of(meal.group), 0),
    /** Dishes with at least one portion, in the catalogue's order. */
    list: (): MealTotal[] =>
      MEAL_CATALOG.filter((meal) => of(meal.group) > 0).map((meal) => ({
        label: meal.label,
        portions: of(meal.group),
        options: mealOptions(meal)
          .flatMap(({ field, values }) =>
            values.map(({ value, label }) => ({ label, portions: of(`${field}=${value}`) })),
          )
          .filter((option) => option.portions > 0),
      })),
  };
}
