import type { PriceEnum, PriceMapping } from '@museum/shared/prices/price-schema';
import { queryOptions } from '@tanstack/react-query';

import { setting, touchedBy } from '#lib/live/touched-by.ts';
import { pageFacts } from '#lib/page-facts.ts';

// The client is 19 kB: pages show the prices they came with long before they ask for newer ones.
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
  // A page that came with its prices shows them at once, and asks whether they still hold.
  initialData: () => pageFacts().prices,
  initialDataUpdatedAt: 0,
});

/** The price kinds' names. */
export const priceEnumQuery = queryOptions({
  queryKey: ['price-enum'],
  queryFn: async ({ signal }) => {
    const { publicClient, unwrap } = await loadClient();
    return unwrap(publicClient.get<{ data: PriceEnum }>('/prices/enum', { signal }));
  },
});
