import { portionCount } from '#meals/meal-choices.ts';
import { type Dish, dishesOf, type Order } from './order.ts';

/** What became of a group's order since the acknowledgement; `time` is when it is served, or was. */
export type OrderChange = { id: number; time: string } & (
  | { kind: 'new'; portions: number }
  | { kind: 'gone'; portions: number }
  | { kind: 'time'; from: string }
  | { kind: 'dish'; label: string; choice: string; from: number; to: number }
  | { kind: 'note' }
);

/** What a cook who acknowledged some orders doesn't know yet, by serving time. */
export function changesOf(orders: readonly Order[], acknowledged: readonly Order[]): OrderChange[] {
  const known = new Map(acknowledged.map((order) => [order.id, order]));
  const present = new Set(orders.map(({ id }) => id));
  const gone = acknowledged.filter(({ id }) => !present.has(id));
  return [
    ...orders.flatMap((order) => {
      const before = known.get(order.id);
      return before ? changesBetween(order, before) : [whole('new', order)];
    }),
    ...gone.map((order) => whole('gone', order)),
  ].toSorted((one, other) => one.time.localeCompare(other.time) || one.id - other.id);
}

const whole = (kind: 'new' | 'gone', { id, time, meals }: Order): OrderChange => ({
  kind,
  id,
  time,
  portions: portionCount(meals),
});

function changesBetween({ id, time, meals, noteMark }: Order, before: Order): OrderChange[] {
  const of = { id, time };
  return [
    ...(before.time === time ? [] : [{ ...of, kind: 'time' as const, from: before.time }]),
    ...dishChanges(dishesOf(meals), dishesOf(before.meals)).map((dish) => ({
      ...of,
      kind: 'dish' as const,
      ...dish,
    })),
    ...(before.noteMark === noteMark ? [] : [{ ...of, kind: 'note' as const }]),
  ];
}

const isSame = (one: Dish) => (other: Dish) =>
  one.meal === other.meal && one.choice === other.choice;

/** A dish has one line in an order, so its portions need not be summed. */
function dishChanges(now: readonly Dish[], before: readonly Dish[]) {
  const all = [...now, ...before.filter((dish) => !now.some(isSame(dish)))];
  return all
    .map((dish) => ({
      label: dish.label,
      choice: dish.choice,
      from: before.find(isSame(dish))?.portions ?? 0,
      to: now.find(isSame(dish))?.portions ?? 0,
    }))
    .filter(({ from, to }) => from !== to);
}
