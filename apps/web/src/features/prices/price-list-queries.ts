import type { PriceQuery } from '@museum/shared/prices/price-schema';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';

import { refreshing } from '#lib/refreshing.ts';
import { createPrice, deletePrice, fetchAllPrices, fetchPrices, updatePrice } from './price-api.ts';
import { priceEnumQuery, priceMappingQuery } from './price-queries.ts';

const PAGES = ['prices'] as const;

/** A page of the price list; the former page stays until the new one has arrived. */
export const pricesQuery = (query: PriceQuery) =>
  queryOptions({
    queryKey: [...PAGES, query],
    queryFn: ({ signal }) => fetchPrices(query, { signal }),
    placeholderData: keepPreviousData,
  });

export const allPricesQuery = queryOptions({
  queryKey: ['all-prices'],
  queryFn: ({ signal }) => fetchAllPrices({ signal }),
});

/** Spec §7: every change of a price refreshes all four caches. */
const refreshed = refreshing(
  PAGES,
  allPricesQuery.queryKey,
  priceEnumQuery.queryKey,
  priceMappingQuery.queryKey,
);

export const createPriceMutation = mutationOptions({ mutationFn: createPrice, ...refreshed });

export const updatePriceMutation = mutationOptions({ mutationFn: updatePrice, ...refreshed });

export const deletePriceMutation = mutationOptions({ mutationFn: deletePrice, ...refreshed });
