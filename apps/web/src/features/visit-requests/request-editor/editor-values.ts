import type { DinnerRequestFields } from '@museum/shared/meals/dinner-request-schema';
import { MEAL_CATALOG } from '@museum/shared/meals/meal-catalog';
import { mealAmountChange } from '@museum/shared/meals/meal-choices';
import { correctableFields } from '@museum/shared/visit-requests/contact-correction';
import type { ContactField } from '@museum/shared/visit-requests/contact-schema';
import { ageGroupAsRequested } from '@museum/shared/visit-requests/age-group-field';
import type { UpdateVisitRequest } from '@museum/shared/visit-requests/update-visit-request-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';

import {
  dinnerRequestDefaults,
  type DinnerRequestFormValues,
} from '#features/meals/dinner-request-defaults.ts';

type VisitFields = Pick<
  UpdateVisitRequest,
  | 'visitDate'
  | 'visitTime'
  | 'visitorAmount'
  | 'numberOfFollowers'
  | 'ageGroupType'
  | 'isRequestingAdditionalContent'
  | 'isRequestingVisitHomeExhibition'
  | 'paymentType'
  | 'status'
  | 'isViewed'
>;

/** The fields of the request's contact type; none once the personal data has gone. */
type ContactValues = Partial<Record<ContactField, string>>;

/** What staff may edit, as the form holds it: no text is null. */
export type EditorValues = VisitFields &
  ContactValues & {
    homeExhibitionVisitTime: string;
    dinnerRequest: DinnerRequestFormValues | null;
  };

type Primitive = string | number | boolean;

/** Values by dotted path, as the API names its fields. */
type FlatValues = Record<string, Primitive>;

/** A lunch as the form holds it. */
export const toDinnerValues = (
  dinner: DinnerRequestFields | null,
): DinnerRequestFormValues | null => {
  if (!dinner) return null;
  const fields = Object.keys(dinnerRequestDefaults()) as (keyof DinnerRequestFormValues)[];
  return Object.fromEntries(
    fields.map((field) => [field, dinner[field] ?? '']),
  ) as DinnerRequestFormValues;
};

const toContactValues = (request: VisitRequest): ContactValues =>
  Object.fromEntries(correctableFields(request).map((field) => [field, request[field] ?? '']));

/** A stored request as the form shows it. */
export const toEditorValues = (request: VisitRequest): EditorValues => ({
  visitDate: request.visitDate,
  visitTime: request.visitTime,
  visitorAmount: request.visitorAmount,
  numberOfFollowers: request.numberOfFollowers,
  ageGroupType: ageGroupAsRequested(request).ageGroupType,
  isRequestingAdditionalContent: request.isRequestingAdditionalContent,
  isRequestingVisitHomeExhibition: request.isRequestingVisitHomeExhibition,
  homeExhibitionVisitTime: request.homeExhibitionVisitTime ?? '',
  paymentType: request.paymentType,
  status: request.status,
  isViewed: request.isViewed,
  ...toContactValues(request),
  dinnerRequest: toDinnerValues(request.dinnerRequest),
});

/** The flags follow from the amounts, which are what people enter (spec §4). */
export const withMealFlags = (values: EditorValues): EditorValues => {
  const { dinnerRequest: dinner } = values;
  if (!dinner) return values;
  const changes = MEAL_CATALOG.map((meal) => mealAmountChange(meal, dinner[meal.amount]));
  return { ...values, dinnerRequest: Object.assign({}, dinner, ...changes) as typeof dinner };
};

/** Dotted paths and their values, without the meals' flags. */
export const flatten = ({ dinnerRequest, ...visit }: EditorValues): FlatValues => {
  const flags: string[] = MEAL_CATALOG.map(({ flag }) => flag);
  const dinner = Object.entries(dinnerRequest ?? {}).filter(([field]) => !flags.includes(field));
  return {
    ...visit,
    ...Object.fromEntries(dinner.map(([field, value]) => [`dinnerRequest.${field}`, value])),
  };
};

/** The dotted paths whose values differ, apart from those that only one side has. */
export const changedPaths = (before: EditorValues, after: EditorValues): string[] => {
  const [from, to] = [flatten(before), flatten(after)];
  return Object.keys(to).filter((path) => path in from && !Object.is(from[path], to[path]));
};

/**
 * Another state of the request with somebody's own changes on top. A lunch that is gone takes the
 * changes to it along.
 */
export const mergeChanges = (
  theirs: EditorValues,
  { before, mine }: { before: EditorValues; mine: EditorValues },
): EditorValues => {
  const own = flatten(mine);
  const merged = structuredClone(theirs) as EditorValues & Record<string, unknown>;
  for (const path of changedPaths(before, mine)) {
    const [parent, field] = path.split('.') as [string, string | undefined];
    if (field === undefined) merged[parent] = own[path];
    else if (merged.dinnerRequest) Object.assign(merged.dinnerRequest, { [field]: own[path] });
  }
  return merged;
};
