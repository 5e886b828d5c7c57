import { boardOf } from '#kitchen/board.ts';
import type { KitchenDay } from '#kitchen/kitchen-schema.ts';
import type { Order } from '#kitchen/order.ts';
import { EXAMPLE_ZONES } from '#capacity/zones-schema.ts';
import { mealChoicesSchema } from '#meals/dinner-request-response.ts';
import { emptyMealChoices, portionCount } from '#meals/meal-choices.ts';

/** A group's order at 12:30: nothing but what is told. */
export const buildOrder = (
  id: number,
  meals: Partial<Order['meals']>,
  overrides: Partial<Omit<Order, 'id' | 'meals'>> = {},
): Order => ({
  id,
  normalizedId: `GP-2026-${String(id).padStart(6, '0')}`,
  time: '12:30',
  noteMark: '',
  ...overrides,
  meals: { ...mealChoicesSchema.parse(emptyMealChoices()), ...meals },
});

/** A day of the kitchen with these orders, of groups named „Škola 1“ and so on, as the API answers it. */
export function buildKitchenDay(
  orders: readonly Order[],
  acknowledged?: readonly Order[],
  overrides: Partial<KitchenDay> = {},
): KitchenDay {
  const { servings, ...board } = boardOf(orders, acknowledged, EXAMPLE_ZONES);
  return {
    date: '2026-12-10',
    mark: '0123456789abcdef',
    ...board,
    places: EXAMPLE_ZONES.restaurant.places,
    servings: servings.map((serving) => ({
      ...serving,
      groups: orders
        .filter(({ time }) => time === serving.time)
        .map(({ id, meals }) => ({
          id,
          name: `OŠ „Škola ${id}“`,
          stage: 'confirmed',
          portions: portionCount(meals),
          agreed: portionCount(meals),
          arrived: null,
        })),
      notes: [],
    })),
    changes: [],
    acknowledgement: null,
    next: null,
    ...overrides,
  };
}
