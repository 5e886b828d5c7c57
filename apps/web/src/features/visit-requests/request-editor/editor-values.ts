import type { DinnerRequestFields } from '@museum/shared/meals/dinner-request-schema';
import { MEAL_CATALOG } from '@museum/shared/meals/meal-catalog';
import { mealAmountChange, mealLines } from '@museum/shared/meals/meal-choices';
import type { PriceMapping } from '@museum/shared/prices/price-schema';
import { isCount } from '@museum/shared/primitives/count';
import { calculateQuote, type Quote } from '@museum/shared/quote/quote';
import { ageGroupAsRequested } from '@museum/shared/visit-requests/fields/age-group-field';
import { correctableFields } from '@museum/shared/visit-requests/requester/contact-correction';
import type { ContactField } from '@museum/shared/visit-requests/requester/contact-schema';
import {
  type UpdateVisitRequest,
  updateVisitRequestSchema,
} from '@museum/shared/visit-requests/update-visit-request-schema';
import { stageAfter } from '@museum/shared/visit-requests/stages/ended-by';
import { isPromised } from '@museum/shared/visit-requests/stages/stage';
import { STAFF_FIELDS, type StaffField } from '@museum/shared/visit-requests/fields/visit-fields';
import { emptyVisitFields } from '@museum/shared/visit-requests/fields/visit-request-defaults';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';

import { resolverOf } from '#components/form/resolver-of.ts';
import {
  dinnerRequestDefaults,
  type DinnerRequestFormValues,
} from '#features/meals/dinner-request-defaults.ts';
import { today } from '#lib/time/dates.ts';
import { mergeValues, type Sides } from '#lib/drafts/merge-values.ts';

/** The fields of the request's contact type; none once the personal data has gone. */
type ContactValues = Partial<Record<ContactField, string>>;

/** What staff may edit, as the form holds it: no text is null. */
export type EditorValues = {
  [Field in StaffField]: NonNullable<UpdateVisitRequest[Field]>;
} & ContactValues & {
    dinnerRequest: DinnerRequestFormValues | null;
  };

/** What a field holds where nothing is stored: what the public form opens with, or else "". */
const EMPTY: Record<string, unknown> = emptyVisitFields();

const pick = (source: object, fields: readonly string[]) =>
  Object.fromEntries(
    fields.map((field) => [
      field,
      (source as Record<string, unknown>)[field] ?? EMPTY[field] ?? '',
    ]),
  );

/** A lunch as the form holds it. */
export const toDinnerValues = (dinner: DinnerRequestFields | null) =>
  dinner && (pick(dinner, Object.keys(dinnerRequestDefaults())) as DinnerRequestFormValues);

/** A stored request as the form shows it. */
export const toEditorValues = (request: VisitRequest) =>
  ({
    ...pick(ageGroupAsRequested(request), [...STAFF_FIELDS, ...correctableFields(request)]),
    dinnerRequest: toDinnerValues(request.dinnerRequest),
  }) as EditorValues;

/** The flags follow from the amounts, which are what people enter (spec §4). */
export const withMealFlags = (values: EditorValues): EditorValues => {
  const { dinnerRequest: dinner } = values;
  if (!dinner) return values;
  const changes = MEAL_CATALOG.map((meal) => mealAmountChange(meal, dinner[meal.amount]));
  return { ...values, dinnerRequest: Object.assign({}, dinner, ...changes) as typeof dinner };
};

/** Values by dotted path, as the API names its fields; without the meals' flags. */
export const flatten = ({ dinnerRequest, ...visit }: EditorValues) => {
  const flags: string[] = MEAL_CATALOG.map(({ flag }) => flag);
  const dinner = Object.entries(dinnerRequest ?? {}).filter(([field]) => !flags.includes(field));
  return {
    ...visit,
    ...Object.fromEntries(dinner.map(([field, value]) => [`dinnerRequest.${field}`, value])),
  } as Record<string, string | number | boolean>;
};

/** The dotted paths whose values differ, apart from those that only one side has. */
export const changedPaths = (before: EditorValues, after: EditorValues): string[] => {
  const [from, to] = [flatten(before), flatten(after)];
  return Object.keys(to).filter((path) => path in from && !Object.is(from[path], to[path]));
};

/** Whether a dotted path is of the lunch. */
export const isOfDinner = (path: string) => path.startsWith('dinnerRequest.');

/** What a confirmed group counts on: when it comes, how many, what for and what it eats; not who ordered it. */
const isAgreed = (path: string) =>
  AGREED.has(path) || (isOfDinner(path) && !path.startsWith('dinnerRequest.customer'));

const AGREED = new Set([
  'visitDate',
  'visitTime',
  'visitorAmount',
  'numberOfFollowers',
  'isRequestingVisitHomeExhibition',
  'homeExhibitionVisitTime',
  'isRequestingAdditionalContent',
]);

/** Whether saving is told to the requester: another status, or other terms of a visit that is confirmed then. */
export function isNewsToRequester(request: VisitRequest, after: EditorValues): boolean {
  const changed = changedPaths(toEditorValues(request), after);
  if (changed.includes('status')) return true;
  return isPromised(stageAfter(request, after)) && changed.some(isAgreed);
}

/** A newer state with somebody's own changes on top; a lunch that is gone takes the changes to it along. */
export const mergeEditorValues = (sides: Sides<EditorValues>): EditorValues => ({
  ...mergeValues(sides),
  ...(sides.newer.dinnerRequest === null && { dinnerRequest: null }),
});

/** What the request as it stands in the form costs; undefined while a number is being typed. */
export const quoteOf = (values: EditorValues, unitPrices: PriceMapping): Quote | undefined => {
  const { visitorAmount, numberOfFollowers } = values;
  if (!isCount(visitorAmount, 1) || !isCount(numberOfFollowers, 0)) return undefined;
  const request = withMealFlags(values);
  const meals = request.dinnerRequest ? mealLines(request.dinnerRequest) : [];
  if (!meals.every(({ quantity }) => isCount(quantity, 1))) return undefined;
  return calculateQuote(request, unitPrices);
};

/**
 * Where the form keeps what is wrong with the lunch as a whole; at `dinnerRequest` itself it would
 * cover the errors of the lunch's fields.
 */
const WHOLE_LUNCH = 'dinnerRequest.meals';

/** What the form holds as an update, by its rules (spec §5). */
export const parseEdits = (stored: VisitRequest, values: EditorValues) => {
  const { id, version } = stored;
  return updateVisitRequestSchema(today, stored).safeParse({
    ...withMealFlags(values),
    id,
    version,
  });
};

export const editorResolver = (stored: VisitRequest) =>
  resolverOf(
    (values: EditorValues) => parseEdits(stored, values),
    (path) => (path.join('.') === 'dinnerRequest' ? WHOLE_LUNCH : path.join('.')),
  );
