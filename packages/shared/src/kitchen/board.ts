import { loadOf } from '#capacity/load.ts';
import { quarterStart } from '#capacity/quarters.ts';
import type { Zones } from '#capacity/zones.ts';
import { MEAL_CATALOG } from '#meals/meal-catalog.ts';
import { MEAL_COURSES } from '#meals/meal-components.ts';
import { type ComponentTotal, mealTotals } from '#meals/meal-totals.ts';
import { atTable, type Dish, dishesOf, type Order } from './order.ts';

/** A number that says what it was at the acknowledgement; null while it is the same, or nothing was acknowledged. */
type Changing = { before: number | null };

/** What is carried out at one time (HH:MM). */
type ServingCount = { time: string; portions: number } & Changing & {
    dishes: (Dish & Changing)[];
  };

type Seats = { time: string; persons: number } & Changing;

/** What the kitchen cooks on a day, when it serves it and how many sit in the restaurant. */
export type Board = {
  portions: number;
  servings: ServingCount[];
  components: (ComponentTotal & Changing)[];
  /** By quarter of the hour, from one before the first serving to one after the last has gone. */
  seats: Seats[];
};

type State = {
  portions: number;
  servings: { time: string; portions: number; dishes: Dish[] }[];
  components: ComponentTotal[];
  /** Persons by quarter of the day. */
  persons: readonly number[];
};

/** The board of a day's orders, beside those that were acknowledged if any were. */
export function boardOf(
  orders: readonly Order[],
  acknowledged: readonly Order[] | undefined,
  zones: Zones,
): Board {
  const now = stateOf(orders, zones);
  const before = acknowledged && stateOf(acknowledged, zones);
  return {
    portions: now.portions,
    servings: servingsOf(now, before),
    components: beside(now.components, before?.components, ({ component }) => component).toSorted(
      (one, other) =>
        COMPONENT_ORDER.indexOf(one.component) - COMPONENT_ORDER.indexOf(other.component),
    ),
    seats: seatsOf(now, before),
  };
}

const COMPONENT_ORDER: readonly string[] = MEAL_COURSES.flatMap(({ components }) =>
  Object.keys(components),
);

function stateOf(orders: readonly Order[], zones: Zones): State {
  const totals = mealTotals();
  for (const { meals } of orders) totals.add(meals);
  const byTime = Map.groupBy(orders, ({ time }) => time);
  return {
    portions: totals.total(),
    servings: [...byTime].map(([time, ofTime]) => servingOf(time, ofTime)),
    components: totals.courses().flatMap(({ components }) => components),
    persons: loadOf(orders.map(atTable), zones).persons.restaurant,
  };
}

const keyOf = ({ meal, choice }: Dish) => `${meal} ${choice}`;

function servingOf(time: string, orders: readonly Order[]) {
  const dishes = new Map<string, Dish>();
  for (const dish of orders.flatMap(({ meals }) => dishesOf(meals))) {
    const others = dishes.get(keyOf(dish))?.portions ?? 0;
    dishes.set(keyOf(dish), { ...dish, portions: others + dish.portions });
  }
  const portions = [...dishes.values()].reduce((sum, dish) => sum + dish.portions, 0);
  return { time, portions, dishes: [...dishes.values()] };
}

/** The rows of two states as one list: what has gone stays with none, what differs says what it was. */
function beside<Row extends { portions: number }>(
  now: readonly Row[],
  before: readonly Row[] | undefined,
  key: (row: Row) => string,
): (Row & Changing)[] {
  if (!before) return now.map((row) => ({ ...row, before: null }));
  const was = new Map(before.map((row) => [key(row), row.portions]));
  const is = new Set(now.map(key));
  const gone = before.filter((row) => !is.has(key(row))).map((row) => ({ ...row, portions: 0 }));
  return [...now, ...gone].map((row) => {
    const portions = was.get(key(row)) ?? 0;
    return { ...row, before: portions === row.portions ? null : portions };
  });
}

const MEAL_ORDER: readonly string[] = MEAL_CATALOG.map(({ group }) => group);

const byMeal = (one: Dish, other: Dish) =>
  MEAL_ORDER.indexOf(one.meal) - MEAL_ORDER.indexOf(other.meal) ||
  one.choice.localeCompare(other.choice, 'sr');

function servingsOf(now: State, before: State | undefined): ServingCount[] {
  return beside(now.servings, before?.servings, ({ time }) => time)
    .map((serving) => {
      const at = ({ servings }: State) =>
        servings.find(({ time }) => time === serving.time)?.dishes ?? [];
      return {
        ...serving,
        dishes: beside(at(now), before && at(before), keyOf).toSorted(byMeal),
      };
    })
    .toSorted((one, other) => one.time.localeCompare(other.time));
}

function seatsOf(now: State, before: State | undefined): Seats[] {
  const taken = now.persons.flatMap((persons, quarter) =>
    persons > 0 || (before?.persons[quarter] ?? 0) > 0 ? [quarter] : [],
  );
  const [first, last] = [taken[0], taken.at(-1)];
  if (first === undefined || last === undefined) return [];
  return now.persons
    .map((persons, quarter) => {
      const was = before?.persons[quarter] ?? persons;
      return { time: quarterStart(quarter), persons, before: was === persons ? null : was };
    })
    .slice(Math.max(0, first - 1), last + 2);
}
