import type { PriceMapping } from '@museum/shared/prices/price-schema';
import { MAX_COUNT } from '@museum/shared/primitives/count';
import { calculateQuote, type Quote } from '@museum/shared/quote/quote';

import {
  type EditorValues,
  withMealFlags,
} from '#features/visit-requests/request-details/editor-values.ts';

const isCount = (value: number, least: number) =>
  Number.isInteger(value) && value >= least && value <= MAX_COUNT;

/** What the request as it stands in the form costs; undefined while a number is being typed. */
export const quoteOf = (values: EditorValues, unitPrices: PriceMapping): Quote | undefined => {
  const { visitorAmount, numberOfFollowers } = values;
  if (!isCount(visitorAmount, 1) || !isCount(numberOfFollowers, 0)) return undefined;
  return calculateQuote(withMealFlags(values), unitPrices);
};
