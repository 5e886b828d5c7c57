import type { Page } from '@museum/shared/http/envelope';
import type {
  CreatePrice,
  Price,
  PriceQuery,
  UpdatePrice,
} from '@museum/shared/prices/price-schema';

import { staffClient, unwrap } from '#lib/http-client.ts';

type Cancellable = { signal?: AbortSignal };

export async function fetchPrices(
  query: PriceQuery,
  { signal }: Cancellable = {},
): Promise<Page<Price>> {
  const answer = await staffClient.get<Page<Price>>('/prices', { params: query, signal });
  return answer.data;
}

export const fetchAllPrices = ({ signal }: Cancellable = {}) =>
  unwrap<Price[]>(staffClient.get('/prices/all', { signal }));

export const createPrice = (price: CreatePrice) =>
  unwrap<Price>(staffClient.post('/admin/prices', price));

export const updatePrice = (price: UpdatePrice) =>
  unwrap<Price>(staffClient.put('/admin/prices', price));

export const deletePrice = (id: number) =>
  unwrap<{ id: number }>(staffClient.delete(`/admin/prices/${id}`));
