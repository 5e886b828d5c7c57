import { dataEnvelope } from '@museum/shared/http/envelope';
import { type PriceMapping, priceMappingSchema } from '@museum/shared/prices/price-schema';
import { buildPriceMapping } from '@museum/shared/testing/build-price';
import { http, HttpResponse } from 'msw';

import { server } from './server.ts';

/** Serves a price list, by default the seeded one; how full the house is can't be asked. */
export function servePrices(mapping: PriceMapping = buildPriceMapping()): void {
  const answer = dataEnvelope(priceMappingSchema).parse({ data: mapping });
  server.use(
    http.get('*/api/v1/prices/mapping', () => HttpResponse.json(answer)),
    http.get('*/api/v1/availability', () => HttpResponse.error()),
    http.get('*/api/v1/availability/:day', () => HttpResponse.error()),
  );
}
