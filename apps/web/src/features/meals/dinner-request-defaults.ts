import type { DinnerRequestFields } from '@museum/shared/meals/dinner-request-schema';
import { emptyMealChoices, type MealChoices } from '@museum/shared/meals/meal-choices';
import type { Control, UseFormReturn } from 'react-hook-form';

/** The lunch form while it is being filled in: every field present. */
export type DinnerRequestFormValues = MealChoices & {
  timeOfDinner: string;
  customerName: string;
  customerEmail: string;
  additionalComments: string;
};

/** The lunch form as it opens: nothing ordered, options at their presets. */
export const dinnerRequestDefaults = (): DinnerRequestFormValues => ({
  ...emptyMealChoices(),
  timeOfDinner: '',
  customerName: '',
  customerEmail: '',
  additionalComments: '',
});

/** A form that has the lunch under the API's name. */
export type WithDinnerRequest = { dinnerRequest: DinnerRequestFormValues };

export type DinnerForm = UseFormReturn<DinnerRequestFormValues, unknown, DinnerRequestFields>;
export type DinnerFormControl = Control<DinnerRequestFormValues, unknown, DinnerRequestFields>;
