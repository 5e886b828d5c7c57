import type { DinnerRequestFields } from '@museum/shared/meals/dinner-request-schema';
import { mealLines, portionCount } from '@museum/shared/meals/meal-choices';
import { dayWithWeekday } from '@museum/shared/primitives/day-words';
import { plural, PORTIONS } from '@museum/shared/primitives/plural';
import type { SubmitVisitRequest } from '@museum/shared/visit-requests/submit-visit-request-schema';
import { visitFieldText } from '@museum/shared/visit-requests/fields/visit-field-text';
import {
  type FormField,
  VISIT_FIELDS,
  type VisitField,
  visitFieldsOn,
} from '@museum/shared/visit-requests/fields/visit-fields';

import type { FactRow } from '#components/facts/fact-rows.tsx';

/** What was asked for, whoever answers it. */
type AskedFor = Pick<SubmitVisitRequest, Exclude<FormField, 'isRequestingDinner'>> & {
  dinnerRequest: DinnerRequestFields | null;
};

/** What people read in words of its own. */
const OWN_WORDS: Partial<Record<VisitField, (request: AskedFor) => string>> = {
  visitDate: ({ visitDate }) => dayWithWeekday(visitDate),
  isRequestingVisitHomeExhibition: ({ homeExhibitionVisitTime: time }) =>
    time ? `Da, u ${time}` : 'Ne',
};

const lunchFacts = (dinner: DinnerRequestFields): FactRow[] => [
  {
    name: VISIT_FIELDS.isRequestingDinner.labels.list,
    value: `${dinner.timeOfDinner}, ${plural(portionCount(dinner), PORTIONS)}`,
    details: mealLines(dinner).map(({ meal, quantity, optionLabels }) => {
      const options = optionLabels.map((label) => label.toLowerCase());
      return `${[meal.label, ...options].join(', ')}: ${quantity}`;
    }),
  },
  { name: 'Uz ručak', value: dinner.additionalComments ?? '' },
];

/** A visit and its lunch in words, as papers name the fields; what was left empty is left out. */
export function visitFacts(request: AskedFor): FactRow[] {
  const rows = visitFieldsOn('pdf')
    .filter(({ field }) => field !== 'status')
    .map(({ field, label }): FactRow => {
      const asked = field as Exclude<typeof field, 'status'>;
      return {
        name: label,
        value: OWN_WORDS[asked]?.(request) ?? visitFieldText(asked, request[asked]),
      };
    });
  const { dinnerRequest } = request;
  return [...rows, ...(dinnerRequest ? lunchFacts(dinnerRequest) : [])].filter(
    ({ value }) => value !== '',
  );
}
