import { MEAL_CATALOG } from '@museum/shared/meals/meal-catalog';
import { mealOptions } from '@museum/shared/meals/meal-choices';
import { expect, it } from 'vitest';

import { servedMeals } from './meals.ts';

it.each(MEAL_CATALOG.map((meal) => [meal.label, meal] as const))(
  '%s shows the dishes that the form presets',
  (_, meal) => {
    const preset = mealOptions(meal).flatMap(({ preset: value, components }) => {
      const dish = (components as Record<string, string | undefined>)[value];
      return dish ? [dish] : [];
    });
    const shown = Object.keys(servedMeals[meal.picture].dishes);
    expect(shown.sort()).toEqual([...meal.components, ...preset].sort());
  },
);
