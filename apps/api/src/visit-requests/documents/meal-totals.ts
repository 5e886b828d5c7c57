import { MEAL_CATALOG } from '@museum/shared/meals/meal-catalog';
import { mealLines, mealOptions, type MealChoices } from '@museum/shared/meals/meal-choices';

export type MealTotal = {
  label: string;
  portions: number;
  /** Portions by option, in the catalogue's order; those without portions are left out. */
  options: { label: string; portions: number }[];
};

/** Adds up the portions of many dinner requests per dish and per option. */
export class MealTotals {
  private readonly portions = new Map<string, number>();

  /** Counts one dinner request. */
  add(choices: MealChoices) {
    for (const { meal, quantity } of mealLines(choices)) {
      this.count(meal.group, quantity);
      for (const { field } of mealOptions(meal)) this.count(`${field}=${choices[field]}`, quantity);
    }
  }

  /** All portions together. */
  get total() {
    return MEAL_CATALOG.reduce((sum, meal) => sum + this.of(meal.group), 0);
  }

  /** Dishes with at least one portion, in the catalogue's order. */
  list(): MealTotal[] {
    return MEAL_CATALOG.filter((meal) => this.of(meal.group) > 0).map((meal) => ({
      label: meal.label,
      portions: this.of(meal.group),
      options: mealOptions(meal)
        .flatMap(({ field, values }) =>
          values.map(({ value, label }) => ({ label, portions: this.of(`${field}=${value}`) })),
        )
        .filter(({ portions }) => portions > 0),
    }));
  }

  private of(key: string) {
    return this.portions.get(key) ?? 0;
  }

  private count(key: string, quantity: number) {
    this.portions.set(key, this.of(key) + quantity);
  }
}
