import { contactSummary } from '#visit-requests/requester/contact-summary.ts';
import type { AgeGroupType } from '#visit-requests/visit-request-enums.ts';
import type { VisitRequest } from '#visit-requests/visit-request-response.ts';
import type { DinnerRequestFields } from './dinner-request-schema.ts';
import { lunchTimeAfter } from './lunch-time.ts';
import { MEAL_CATALOG, type MealGroupName } from './meal-catalog.ts';
import { emptyMealChoices, mealAmountChange } from './meal-choices.ts';

/** The meal that a group of an age most likely wants. */
const USUAL_MEAL: Record<AgeGroupType, MealGroupName> = {
  CHILD: 'kidsDinoDinner',
  ELEMENTARY_SCHOOL: 'baseDinner',
  ELEMENTARY_SCHOOL_PART_2: 'baseDinner2',
  HIGH_SCHOOL: 'schoolDinner',
  MIXED: 'baseDinner',
  ADULTS: 'dinnerForAdults',
};

/** What "Dodaj Ručak" adds to a request without a lunch: the one that was deleted, or the template. */
export const lunchToAdd = (request: VisitRequest): DinnerRequestFields =>
  request.deletedDinnerRequest ?? dinnerTemplate(request);

/**
 * What "Dodaj Ručak" starts with (spec §4): a valid dinner request for all visitors, after their
 * tour, that staff then edit.
 */
function dinnerTemplate(request: VisitRequest): DinnerRequestFields {
  const contact = contactSummary(request);
  const usual = USUAL_MEAL[request.visitorGroupAgeType];
  const meals = MEAL_CATALOG.filter(({ group }) => group === usual).map((meal) =>
    mealAmountChange(meal, request.visitorAmount),
  );
  return Object.assign(
    {
      timeOfDinner: lunchTimeAfter(request.visitTime, request.homeExhibitionVisitTime ?? ''),
      customerName: contact.name,
      customerEmail: contact.email,
      additionalComments: null,
    },
    emptyMealChoices(),
    ...meals,
  ) as DinnerRequestFields;
}
