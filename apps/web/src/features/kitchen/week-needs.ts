import type { KitchenDay } from '@museum/shared/kitchen/kitchen-schema';
import { COMPONENT_AMOUNTS, type MealComponent } from '@museum/shared/meals/meal-components';
import { added } from '@museum/shared/primitives/money';

/** How many portions of a component some days take, each and together. */
export type ComponentNeed = {
  component: MealComponent;
  label: string;
  byDay: number[];
  portions: number;
};

const COMPONENTS = Object.keys(COMPONENT_AMOUNTS) as MealComponent[];

/** What is cooked of each component on some days, in the order of the courses; those that no day takes are left out. */
export const componentNeeds = (days: readonly KitchenDay[]): ComponentNeed[] =>
  COMPONENTS.flatMap((component) => {
    const ofDays = days.map(({ components }) =>
      components.find((one) => one.component === component),
    );
    const label = ofDays.find((one) => one)?.label;
    if (label === undefined) return [];
    const byDay = ofDays.map((one) => one?.portions ?? 0);
    return [{ component, label, byDay, portions: added(byDay) }];
  });
