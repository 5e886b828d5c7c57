import { mealLines } from '@museum/shared/meals/meal-choices';
import type { PriceMapping } from '@museum/shared/prices/price-schema';
import { isCount } from '@museum/shared/primitives/count';
import { calculateQuote, type Quote, type QuoteRequest } from '@museum/shared/quote/quote';
import type { VisitRequestFormValues } from '@museum/shared/visit-requests/fields/visit-request-defaults';

import type { DinnerRequestFormValues } from '#features/meals/dinner-request-defaults.ts';

/** What can be said about the price of a request that is still being filled in. */
export type QuotePreview =
  /** `missing`: what has to be filled in first, in words that continue "Za obračun unesite". */
  | { kind: 'incomplete'; missing: string[] }
  | { kind: 'loading' }
  | { kind: 'unavailable' }
  | { kind: 'quote'; quote: Quote };

type Values = { visit: VisitRequestFormValues; dinner: DinnerRequestFormValues };

/** What the price still depends on; empty when it can be worked out. */
const missingParts = ({ visit }: Values) => {
  const missing: string[] = [];
  if (!isCount(visit.visitorAmount, 1)) missing.push('broj posetilaca');
  if (!visit.ageGroupType) missing.push('uzrast grupe');
  if (!isCount(visit.numberOfFollowers, 0)) missing.push('broj pratilaca');
  return missing;
};

/** Amounts that the form would refuse are left out of the sum. */
const orderedMeals = (dinner: DinnerRequestFormValues) => {
  const lines = mealLines(dinner);
  return lines.length > 0 && lines.every(({ quantity }) => isCount(quantity, 1)) ? dinner : null;
};

/** A lunch is asked for, its meals are not chosen yet. */
const isLunchOpen = ({ visit, dinner }: Values) =>
  visit.isRequestingDinner && orderedMeals(dinner) === null;

/** With lunch the additional content is free (contract §3), also while its meals are still open. */
const toQuoteRequest = (values: Values): QuoteRequest | undefined => {
  const { visit, dinner } = values;
  if (!visit.ageGroupType) return undefined;
  return {
    ageGroupType: visit.ageGroupType,
    visitorAmount: visit.visitorAmount,
    numberOfFollowers: visit.numberOfFollowers,
    isRequestingAdditionalContent: visit.isRequestingAdditionalContent && !isLunchOpen(values),
    isRequestingVisitHomeExhibition: visit.isRequestingVisitHomeExhibition,
    dinnerRequest: visit.isRequestingDinner ? orderedMeals(dinner) : null,
  };
};

/** Remarks that only a form needs: a lunch still to be chosen. */
const previewNotes = (values: Values) => {
  if (!isLunchOpen(values)) return [];
  const notes = ['Obroci se dodaju u obračun kada ih odaberete.'];
  if (values.visit.isRequestingAdditionalContent) {
    notes.push('Dodatni sadržaj je besplatan uz ručak: ova cena važi kada odaberete obroke.');
  }
  return notes;
};

/** The price so far, or what is missing for it: never a sum of half-typed numbers. */
export function previewQuote(
  values: Values,
  prices: PriceMapping | undefined,
  isLoading: boolean,
): QuotePreview {
  const missing = missingParts(values);
  const request = toQuoteRequest(values);
  if (missing.length > 0 || !request) return { kind: 'incomplete', missing };
  if (!prices) return { kind: isLoading ? 'loading' : 'unavailable' };
  const quote = calculateQuote(request, prices);
  const notes = [...quote.notes, ...previewNotes(values)];
  return { kind: 'quote', quote: { ...quote, notes } };
}
