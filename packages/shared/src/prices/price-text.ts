import { dinarsText } from '#primitives/money.ts';
import type { PriceKind } from './price-kind.ts';
import type { PriceMapping } from './price-schema.ts';

/** What visitors read in place of a price that staff have taken off the list. */
const PRICE_ON_REQUEST = 'cena na upit';

/** Dinars of a kind as forms and the back office show them; a missing price shows as 0 (spec §2). */
export const priceText = (prices: PriceMapping, kind: PriceKind) => dinarsText(prices[kind] ?? 0);

/** The same on pages about tickets and rentals, where 0 would read as free of charge. */
export const publicPriceText = (prices: PriceMapping, kind: PriceKind) =>
  prices[kind] === undefined ? PRICE_ON_REQUEST : priceText(prices, kind);

/** The same on the meal offer: 0 as the spec has it (§2), and what that means. */
export const mealPriceText = (prices: PriceMapping, kind: PriceKind) =>
  prices[kind] === undefined
    ? `${priceText(prices, kind)}, ${PRICE_ON_REQUEST}`
    : priceText(prices, kind);
