import type { PriceEnum, PriceMapping } from '@museum/shared/prices/price-schema';
import { queryOptions } from '@tanstack/react-query';

import { setting, touchedBy } from '#lib/live/touched-by.ts';
import { factsReadAt, FRESH_MS, pageFacts } from '#lib/page-facts.ts';

// The client is 19 kB: a page that came with its prices rarely asks for newer ones.
const loadClient = () => import('#lib/http/http-client.ts');

/** A price that is added, changed or deleted is told as a setting. */
export const touchedByPrices = touchedBy(setting('prices'));

/** Dinars by price kind; the cache's name is the one of spec §7. */
export const priceMappingQuery = queryOptions({
  queryKey: ['price-mappings'],
  ...touchedByPrices,
  queryFn: async ({ signal }) => {
    const { publicClient, unwrap } = await loadClient();
    return unwrap(publicClient.get<{ data: PriceMapping }>('/prices/mapping', { signal }));
  },
  initialData: () => pageFacts().prices,
  initialDataUpdatedAt: factsReadAt,
  staleTime: FRESH_MS,
});

/** The price kinds' names. */
export const priceEnumQuery = queryOptions({
  queryKey: ['price-enum'],
  queryFn: async ({ signal }) => {
    const { publicClient, unwrap } = await loadClient();
    return unwrap(publicClient.get<{ data: PriceEnum }>('/prices/enum', { signal }));
  },
});
