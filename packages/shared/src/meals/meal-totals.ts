import { MEAL_CATALOG } from './meal-catalog.ts';
import { mealLines, mealOptions, type MealChoices } from './meal-choices.ts';
import { MEAL_COURSES, type MealComponent } from './meal-components.ts';

/** The portions of a meal. */
export type MealTotal = {
  label: string;
  portions: number;
  /** Portions by option, in the catalogue's order; those without portions are left out. */
  options: { label: string; portions: number }[];
};

/** The portions of a component, across all meals. */
export type ComponentTotal = { component: MealComponent; label: string; portions: number };

/** The components of a course. */
export type CourseTotal = { course: string; components: ComponentTotal[] };

/** Portions of many dinner requests: per meal and option, and per component across all meals. */
export type MealTotals = ReturnType<typeof mealTotals>;

/** Starts to add up portions. */
export function mealTotals() {
  const meals = new Map<string, number>();
  const components = new Map<string, number>();
  const count = (portions: Map<string, number>, key: string, quantity: number) => {
    portions.set(key, (portions.get(key) ?? 0) + quantity);
  };
  const of = (key: string) => meals.get(key) ?? 0;
  return {
    /** Counts one dinner request. */
    add: (choices: MealChoices) => {
      for (const { meal, quantity } of mealLines(choices)) {
        count(meals, meal.group, quantity);
        for (const component of meal.components) count(components, component, quantity);
        for (const option of mealOptions(meal)) {
          const chosen = choices[option.field];
          const component = option.components[chosen];
          count(meals, `${option.field}=${chosen}`, quantity);
          if (component) count(components, component, quantity);
        }
      }
    },
    /** All portions together. */
    total: () => MEAL_CATALOG.reduce((sum, meal) => sum + of(meal.group), 0),
    /** Meals with at least one portion, in the catalogue's order. */
    list: () => listMeals(of),
    /** What is prepared, across all meals, by course; what nobody eats is left out. */
    courses: () => listCourses((component) => components.get(component) ?? 0),
  };
}

const listMeals = (portionsOf: (key: string) => number): MealTotal[] =>
  MEAL_CATALOG.filter((meal) => portionsOf(meal.group) > 0).map((meal) => ({
    label: meal.label,
    portions: portionsOf(meal.group),
    options: mealOptions(meal)
      .flatMap(({ field, values }) =>
        values.map(({ value, label }) => ({ label, portions: portionsOf(`${field}=${value}`) })),
      )
      .filter((option) => option.portions > 0),
  }));

const listCourses = (portionsOf: (component: MealComponent) => number): CourseTotal[] =>
  MEAL_COURSES.map(({ course, components: labels }) => ({
    course,
    components: (Object.entries(labels) as [MealComponent, string][])
      .map(([component, label]) => ({ component, label, portions: portionsOf(component) }))
      .filter(({ portions }) => portions > 0),
  })).filter((total) => total.components.length > 0);
