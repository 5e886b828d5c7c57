import type { DinnerRequestFormValues } from './dinner-request-defaults.ts';

/** The form in which a lunch is edited has it under the API's name. */
export type WithDinnerRequest = { dinnerRequest: DinnerRequestFormValues };
