import { z } from 'zod';
import type { Group } from '#capacity/load.ts';
import { mealChoicesSchema } from '#meals/dinner-request-response.ts';
import { mealLines, type MealChoices, portionCount } from '#meals/meal-choices.ts';
import type { MealGroupName } from '#meals/meal-catalog.ts';
import { type Stage, takesPlace } from '#visit-requests/stages/stage.ts';

/**
 * What of a group's dinner request the kitchen cooks by. Nothing in it is personal, so that an
 * acknowledgement may keep it: the note is a mark that only tells whether it was changed.
 */
export const orderSchema = z.object({
  /** Of the visit request, as is `normalizedId`. */
  id: z.number().int(),
  normalizedId: z.string(),
  /** HH:mm */
  time: z.string(),
  meals: mealChoicesSchema,
  noteMark: z.string(),
});

export type Order = z.output<typeof orderSchema>;

/** A meal with what was chosen, as it is carried out: "Osnovnoškolski obrok 1", "Pileći file, Pomfrit". */
export type Dish = { meal: MealGroupName; label: string; choice: string; portions: number };

/**
 * Whether the kitchen cooks for a visit of this stage: for those that are only received, too, and for
 * those that came with other numbers what they ordered. Board and meal announcement ask here, so that
 * they agree.
 */
export const isCooked = (stage: Stage): boolean => takesPlace(stage);

/** The dishes of a dinner request in the catalogue's order. */
export const dishesOf = (meals: MealChoices): Dish[] =>
  mealLines(meals).map(({ meal, optionLabels, quantity }) => ({
    meal: meal.group,
    label: meal.label,
    choice: optionLabels.join(', '),
    portions: quantity,
  }));

/** An order as it fills the restaurant, and nothing else of the house. */
export const atTable = ({ time, meals }: Pick<Order, 'time' | 'meals'>): Group => ({
  visitTime: time,
  visitorAmount: 0,
  numberOfFollowers: 0,
  memorialHouseTime: null,
  lunchTime: time,
  portions: portionCount(meals),
});
