import type { DinnerRequest } from '#meals/dinner-request-response.ts';
import type { DinnerRequestFields } from '#meals/dinner-request-schema.ts';
import { emptyMealChoices } from '#meals/meal-choices.ts';

/** A complete, valid dinner request as the forms send it: 24 children's meals with soup. */
export const buildDinnerRequest = (
  overrides: Partial<DinnerRequestFields> = {},
): DinnerRequestFields => ({
  ...(emptyMealChoices() as unknown as DinnerRequestFields),
  timeOfDinner: '12:30',
  customerName: 'Ljiljana Đukić',
  customerEmail: 'kuhinja@pcelica.example.rs',
  additionalComments: 'Dvoje dece ne jede gluten.',
  hasKidsDinoDinner: true,
  kidsDinoDinnerAmount: 24,
  ...overrides,
});

/** A dinner request as the API answers it. */
export const buildDinnerRequestResponse = (
  overrides: Partial<DinnerRequest> = {},
): DinnerRequest => ({
  ...buildDinnerRequest(),
  id: 1,
  visitRequestId: 1,
  normalizedId: 'RU-2026-000001',
  ...overrides,
});
