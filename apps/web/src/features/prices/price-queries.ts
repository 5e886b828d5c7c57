import type { PriceEnum, PriceMapping } from '@museum/shared/prices/price-schema';
import { queryOptions } from '@tanstack/react-query';

import { readKnownPrices } from '#features/prices/known-prices.ts';
import { publicClient, unwrap } from '#lib/http-client.ts';

/** Dinars by price kind; the cache's name is the one of spec §7. */
export const priceMappingQuery = queryOptions({
  queryKey: ['price-mappings'],
  queryFn: ({ signal }) =>
    unwrap(publicClient.get<{ data: PriceMapping }>('/prices/mapping', { signal })),
  // A page that came with its prices shows them at once, and asks whether they still hold.
  initialData: readKnownPrices,
  initialDataUpdatedAt: 0,
});

/** The price kinds' names. */
export const priceEnumQuery = queryOptions({
  queryKey: ['price-enum'],
  queryFn: ({ signal }) =>
    unwrap(publicClient.get<{ data: PriceEnum }>('/prices/enum', { signal })),
});
