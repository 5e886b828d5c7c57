import type { DinnerRequestFormValues } from '#features/meals/dinner-request-defaults.ts';

/** The form in which a lunch is edited has it under the API's name. */
export type WithDinnerRequest = { dinnerRequest: DinnerRequestFormValues };
