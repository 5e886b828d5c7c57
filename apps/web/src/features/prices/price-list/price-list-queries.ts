import type { Page } from '@museum/shared/http/envelope';
import type {
  CreatePrice,
  Price,
  PriceAuditEntry,
  PriceQuery,
  UpdatePrice,
} from '@museum/shared/prices/price-schema';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';

import { retryUnanswered } from '#lib/http/lost-answer.ts';
import { staffClient, unwrap } from '#lib/http/http-client.ts';
import { refreshing } from '#lib/http/refreshing.ts';
import { trailQuery } from '#lib/http/trail-query.ts';
import {
  priceEnumQuery,
  priceMappingQuery,
  touchedByPrices,
} from '#features/prices/price-queries.ts';

const PAGES = ['prices'] as const;

/** A page of the price list; the former page stays until the new one has arrived. */
export const pricesQuery = (query: PriceQuery) =>
  queryOptions({
    queryKey: [...PAGES, query],
    ...touchedByPrices,
    queryFn: async ({ signal }) =>
      (await staffClient.get<Page<Price>>('/prices', { params: query, signal })).data,
    placeholderData: keepPreviousData,
  });

export const allPricesQuery = queryOptions({
  queryKey: ['all-prices'],
  ...touchedByPrices,
  queryFn: ({ signal }) => unwrap<Price[]>(staffClient.get('/prices/all', { signal })),
});

/** What became of the prices. */
export const priceTrailQuery = trailQuery<PriceAuditEntry>({
  queryKey: ['price-audit-trail'],
  ...touchedByPrices,
  path: '/admin/prices/audit-trail',
});

/** Spec §7: every change of a price refreshes all four caches, and what is told of it. */
const refreshed = refreshing(
  priceTrailQuery.queryKey,
  PAGES,
  allPricesQuery.queryKey,
  priceEnumQuery.queryKey,
  priceMappingQuery.queryKey,
);

export const createPriceMutation = mutationOptions({
  mutationFn: (price: CreatePrice) => unwrap<Price>(staffClient.post('/admin/prices', price)),
  ...refreshed,
});

/** The same change sent again is none. */
export const updatePriceMutation = mutationOptions({
  mutationFn: (price: UpdatePrice) => unwrap<Price>(staffClient.put('/admin/prices', price)),
  retry: retryUnanswered,
  ...refreshed,
});

export const deletePriceMutation = mutationOptions({
  mutationFn: (id: number) => unwrap<{ id: number }>(staffClient.delete(`/admin/prices/${id}`)),
  ...refreshed,
});
