import { mealLines } from '@museum/shared/meals/meal-choices';
import type { PriceMapping } from '@museum/shared/prices/price-schema';
import { isCount } from '@museum/shared/primitives/count';
import { PRICE_KINDS, type PriceKind } from '@museum/shared/prices/price-kind';
import { calculateQuote, type Quote } from '@museum/shared/quote/quote';

import { type EditorValues, withMealFlags } from './editor-values.ts';

/** What the request as it stands in the form costs; undefined while a number is being typed. */
export const quoteOf = (values: EditorValues, unitPrices: PriceMapping): Quote | undefined => {
  const { visitorAmount, numberOfFollowers } = values;
  if (!isCount(visitorAmount, 1) || !isCount(numberOfFollowers, 0)) return undefined;
  const request = withMealFlags(values);
  const meals = request.dinnerRequest ? mealLines(request.dinnerRequest) : [];
  if (!meals.every(({ quantity }) => isCount(quantity, 1))) return undefined;
  return calculateQuote(request, unitPrices);
};

/** The kinds of what a quote has a line of, whose prices differ between two price lists. */
export const changedPriceKinds = (
  { lines }: Quote,
  before: PriceMapping,
  after: PriceMapping,
): PriceKind[] =>
  PRICE_KINDS.filter(
    (kind) => before[kind] !== after[kind] && lines.some(({ priceKind }) => priceKind === kind),
  );
