import { PRICE_KINDS, seedPrice } from '#prices/price-kind.ts';
import type { Price, PriceMapping } from '#prices/price-schema.ts';

/** The whole price list as it is seeded, in dinars by kind. */
export const buildPriceMapping = (overrides: PriceMapping = {}): PriceMapping => ({
  ...(Object.fromEntries(PRICE_KINDS.map((kind) => [kind, seedPrice(kind)])) as PriceMapping),
  ...overrides,
});

/** A row of the price list as the API answers it. */
export const buildPrice = (overrides: Partial<Price> = {}): Price => ({
  id: 1,
  kind: 'ADULT_DINNER',
  price: seedPrice(overrides.kind ?? 'ADULT_DINNER'),
  updatedAt: '2026-11-02T09:15:00.000Z',
  ...overrides,
});
