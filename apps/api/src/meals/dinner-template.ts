import type { DinnerRequestFields } from '@museum/shared/meals/dinner-request-schema';
import { MEAL_CATALOG, type MealGroupName } from '@museum/shared/meals/meal-catalog';
import { emptyMealChoices, mealAmountChange } from '@museum/shared/meals/meal-choices';
import { contactSummary } from '@museum/shared/visit-requests/contact-summary';
import type { AgeGroupType } from '@museum/shared/visit-requests/visit-request-enums';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';

/** The meal that a group of an age most likely wants. */
const USUAL_MEAL: Record<AgeGroupType, MealGroupName> = {
  CHILD: 'kidsDinoDinner',
  ELEMENTARY_SCHOOL: 'baseDinner',
  ELEMENTARY_SCHOOL_PART_2: 'baseDinner2',
  HIGH_SCHOOL: 'schoolDinner',
  MIXED: 'baseDinner',
  ADULTS: 'dinnerForAdults',
};

/**
 * What "Dodaj Ručak" starts with (spec §4): a valid dinner request for all visitors that staff then
 * edit. Lunch has the same window as visits (spec §9), so the visit's time always fits.
 */
export function dinnerTemplate(request: VisitRequest): DinnerRequestFields {
  const contact = contactSummary(request);
  const usual = USUAL_MEAL[request.visitorGroupAgeType];
  const meals = MEAL_CATALOG.filter(({ group }) => group === usual).map((meal) =>
    mealAmountChange(meal, request.visitorAmount),
  );
  return Object.assign(
    {
      timeOfDinner: request.visitTime,
      customerName: contact.name,
      customerEmail: contact.email,
      additionalComments: null,
    },
    emptyMealChoices(),
    ...meals,
  ) as DinnerRequestFields;
}
