import { MEAL_CATALOG } from '@museum/shared/meals/meal-catalog';
import { mealOptions } from '@museum/shared/meals/meal-choices';
import { CONTACT_FIELD_LABELS } from '@museum/shared/visit-requests/contact-field-labels';
import type { ContactField } from '@museum/shared/visit-requests/contact-schema';
import { formatDay, isCalendarDate } from '@museum/shared/primitives/calendar-date';
import {
  AGE_GROUP_TYPE_LABELS,
  PAYMENT_TYPE_LABELS,
  VISIT_STATUS_LABELS,
} from '@museum/shared/visit-requests/visit-request-enums';

import { DINNER_FIELD_LABELS } from '#features/meals/meal-editor-words.ts';
import type { EditorValues } from './editor-values.ts';

/** The names of the fields that staff edit. */
export const VISIT_FIELD_LABELS = {
  visitDate: 'Planirani datum',
  visitTime: 'Željeno vreme',
  visitorAmount: 'Ukupno posetilaca',
  numberOfFollowers: 'Broj pratilaca',
  ageGroupType: 'Uzrast grupe',
  isRequestingAdditionalContent: 'Dodatni sadržaj',
  isRequestingVisitHomeExhibition: 'Poseta spomen-kući',
  homeExhibitionVisitTime: 'Vreme posete spomen-kući',
  paymentType: 'Način plaćanja',
  status: 'Status',
  isViewed: 'Pregledan',
} as const satisfies Record<Exclude<keyof EditorValues, 'dinnerRequest' | ContactField>, string>;

const enumWords: Record<string, string> = {
  ...AGE_GROUP_TYPE_LABELS,
  ...PAYMENT_TYPE_LABELS,
  ...VISIT_STATUS_LABELS,
};

const mealLabels = Object.fromEntries(
  MEAL_CATALOG.flatMap((meal) => [
    [meal.amount, `${meal.label}: broj porcija`],
    ...mealOptions(meal).map(({ field, label }) => [
      field,
      `${meal.label}: ${label.toLowerCase()}`,
    ]),
  ]),
) as Record<string, string>;

const optionWords = Object.fromEntries(
  MEAL_CATALOG.flatMap((meal) =>
    mealOptions(meal).map(({ field, values }) => [
      field,
      Object.fromEntries(values.map(({ value, label }) => [value, label])),
    ]),
  ),
) as Record<string, Record<string, string>>;

const labels: Record<string, string> = {
  ...VISIT_FIELD_LABELS,
  ...CONTACT_FIELD_LABELS,
  ...mealLabels,
  ...DINNER_FIELD_LABELS,
};

const lastPart = (path: string) => path.replace('dinnerRequest.', '');

/** A field's name for people, from its dotted path. */
export const fieldLabel = (path: string): string => labels[lastPart(path)] ?? path;

/** A field's value for people. */
export const fieldText = (path: string, value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'Da' : 'Ne';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '—';
  if (typeof value !== 'string' || value === '') return '—';
  if (isCalendarDate(value)) return formatDay(value);
  return optionWords[lastPart(path)]?.[value] ?? enumWords[value] ?? value;
};
