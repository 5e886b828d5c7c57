import { MEAL_CATALOG } from '@museum/shared/meals/meal-catalog';
import { mealOptions } from '@museum/shared/meals/meal-choices';
import { CONTACT_FIELDS } from '@museum/shared/visit-requests/requester/contact-fields';
import { visitFieldText } from '@museum/shared/visit-requests/fields/visit-field-text';
import {
  VISIT_FIELDS,
  type VisitField,
  visitFieldsOn,
} from '@museum/shared/visit-requests/fields/visit-fields';

import { DINNER_REQUEST_LABELS } from '#features/meals/dinner-request-labels.ts';

const formLabels = visitFieldsOn('form').map(({ field, label }) => [field, label] as const);

const visitLabels = visitFieldsOn('staff').map(({ field, label }) => [field, label] as const);

const contactLabels = Object.entries(CONTACT_FIELDS).map(
  ([field, { label }]) => [field, label] as const,
);

const portionLabels = MEAL_CATALOG.map(
  ({ amount, label }) => [amount, `${label}: broj porcija`] as const,
);

const options = MEAL_CATALOG.flatMap((meal) =>
  mealOptions(meal).map(({ field, label, values }) => ({
    field,
    label: `${meal.label}: ${label.toLowerCase()}`,
    values,
  })),
);

const labels = new Map<string, string>([
  // What is said about an act; no field of the request.
  ['reason', 'Razlog'],
  ['stageReason', 'Razlog'],
  ['proforma', 'Predračun'],
  ['guides', 'Vodiči'],
  ['note', 'Poruka osoblju'],
  ['message', 'Poruka centra'],
  ['gate', 'Na ulazu'],
  ['arrivedVisitorAmount', 'Stiglo posetilaca'],
  ['arrivedNumberOfFollowers', 'Stiglo pratilaca'],
  // What only the requester sets is called as in the public form.
  ...formLabels,
  ...visitLabels,
  ...contactLabels,
  ...Object.entries(DINNER_REQUEST_LABELS),
  ...portionLabels,
  ...options.map(({ field, label }) => [field, label] as const),
]);

const lastPart = (path: string) => path.replace('dinnerRequest.', '');

/** A field's name for people, from its dotted path. */
export const fieldLabel = (path: string): string => labels.get(lastPart(path)) ?? path;

const isVisitField = (field: string): field is VisitField => field in VISIT_FIELDS;

/** A field's value for people; a dash where there is none, or no number that can be read. */
export const fieldText = (path: string, value?: string | number | boolean | null): string => {
  const field = lastPart(path);
  if (value === undefined || value === null || value === '') return '—';
  if (typeof value === 'number' && !Number.isFinite(value)) return '—';
  if (isVisitField(field)) return visitFieldText(field, value);
  const option = options.find((one) => one.field === field);
  return option?.values.find((one) => one.value === value)?.label ?? String(value);
};
