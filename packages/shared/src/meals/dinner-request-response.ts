import { z } from 'zod';
import {
  MEAL_CATALOG,
  type MealAmountField,
  type MealFlagField,
  type MealOptionField,
} from './meal-catalog.ts';
import { mealOptions } from './meal-choices.ts';
import type { DinnerRequestFields } from './dinner-request-schema.ts';

type OptionSchema<Field extends MealOptionField> = z.ZodEnum<{
  [Value in DinnerRequestFields[Field]]: Value;
}>;

const mealFields = Object.fromEntries(
  MEAL_CATALOG.flatMap((meal) => [
    [meal.flag, z.boolean()],
    [meal.amount, z.number().int().min(0)],
    ...mealOptions(meal).map((option) => [
      option.field,
      z.enum(option.values.map(({ value }) => value)),
    ]),
  ]),
) as Record<MealFlagField, z.ZodBoolean> &
  Record<MealAmountField, z.ZodNumber> & { [Field in MealOptionField]: OptionSchema<Field> };

/** The meals of a dinner request alone. */
export const mealChoicesSchema = z.object(mealFields);

/** A dinner request as the API answers it. */
export const dinnerRequestResponseSchema = z.object({
  id: z.number().int(),
  visitRequestId: z.number().int(),
  normalizedId: z.string(),
  timeOfDinner: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  additionalComments: z.string().nullable(),
  ...mealFields,
});

export type DinnerRequest = z.output<typeof dinnerRequestResponseSchema>;
