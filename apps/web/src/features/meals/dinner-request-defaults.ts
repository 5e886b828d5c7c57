import { emptyMealChoices, type MealChoices } from '@museum/shared/meals/meal-choices';

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
