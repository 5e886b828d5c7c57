import type { PriceKind } from '#prices/price-kind.ts';
import {
  MEAL_CATALOG,
  type Meal,
  type MealAmountField,
  type MealFlagField,
  type MealOption,
  type MealOptionField,
} from './meal-catalog.ts';

/** The meal groups of a dinner request as they stand on the wire. */
export type MealChoices = Record<MealFlagField, boolean> &
  Record<MealAmountField, number> &
  Record<MealOptionField, string>;

/** A chosen meal: how many portions of what, and by which price. */
export type MealLine = {
  meal: Meal;
  quantity: number;
  /** The chosen values' names, in the catalogue's order, e.g. "Pileći file", "Pomfrit". */
  optionLabels: string[];
  priceKind: PriceKind;
};

/** The options of a meal as plain rows, so that one loop serves all groups. */
export const mealOptions = (meal: Meal) =>
  meal.options.map((option: MealOption & { field: MealOptionField }) => ({
    field: option.field,
    label: option.label,
    preset: option.preset,
    served: option.served,
    components: option.components,
    values: Object.entries(option.values).map(([value, label]) => ({
      value,
      label,
    })),
  }));

/** The price kind of a meal with the given options; an unknown value counts as the preset. */
export const mealPriceKind = (
  meal: Meal,
  choices: Partial<Record<MealOptionField, string>>,
): PriceKind => {
  if ('kind' in meal.price) return meal.price.kind;
  const { byOption, kinds } = meal.price as {
    byOption: MealOptionField;
    kinds: Record<string, PriceKind>;
  };
  const preset = mealOptions(meal).find((option) => option.field === byOption)?.preset ?? '';
  return (kinds[choices[byOption] ?? preset] ?? kinds[preset]) as PriceKind;
};

/** All price kinds that a meal can have, each with the name of its variant ("" when it has one price). */
export const mealPriceVariants = (meal: Meal): { kind: PriceKind; label: string }[] => {
  if ('kind' in meal.price) return [{ kind: meal.price.kind, label: '' }];
  const { byOption, kinds } = meal.price as { byOption: string; kinds: Record<string, PriceKind> };
  const option = mealOptions(meal).find(({ field }) => field === byOption);
  return (option?.values ?? []).map(({ value, label }) => ({
    kind: kinds[value] as PriceKind,
    label,
  }));
};

/** The chosen meals of a dinner request in the catalogue's order; groups without portions are left out. */
export const mealLines = (choices: MealChoices): MealLine[] =>
  MEAL_CATALOG.filter((meal) => choices[meal.flag] && choices[meal.amount] > 0).map((meal) => ({
    meal,
    quantity: choices[meal.amount],
    optionLabels: mealOptions(meal).map(
      (option) =>
        option.values.find(({ value }) => value === choices[option.field])?.label ?? option.preset,
    ),
    priceKind: mealPriceKind(meal, choices),
  }));

/** How many portions a dinner request has in all. */
export const portionCount = (choices: Pick<MealChoices, MealFlagField | MealAmountField>) =>
  MEAL_CATALOG.filter((meal) => choices[meal.flag] && choices[meal.amount] > 0).reduce(
    (sum, meal) => sum + choices[meal.amount],
    0,
  );

/**
 * The amount and flag of one meal after somebody entered `amount`: 1 or more selects the meal,
 * anything less resets it (spec §4). A text that is no number stays a choice, for the schema to answer.
 */
export const mealAmountChange = (meal: Meal, amount: number) => {
  const portions = amount >= 1 ? Math.trunc(amount) : 0;
  return { [meal.flag]: portions > 0, [meal.amount]: portions } as Pick<
    MealChoices,
    MealFlagField | MealAmountField
  >;
};

/** A dinner request's meal fields with nothing chosen and every option at its preset (spec §3). */
export const emptyMealChoices = (): MealChoices =>
  Object.fromEntries(
    MEAL_CATALOG.flatMap((meal) => [
      [meal.flag, false],
      [meal.amount, 0],
      ...mealOptions(meal).map((option) => [option.field, option.preset]),
    ]),
  ) as MealChoices;
