import { dataEnvelope } from '@museum/shared/http/envelope';
import { priceEnumSchema, priceMappingSchema } from '@museum/shared/prices/price-schema';
import type { Route } from '#lib/http/route.ts';
import { presentPriceEnum } from './present-price.ts';
import { readPriceMapping } from './read-price-mapping.ts';

/** What everybody may read: the offer page and the forms show it. */
export const pricePublicRoutes: Route[] = [
  {
    method: 'get',
    path: '/prices/mapping',
    doc: { summary: 'Dinars by price kind', answer: { schema: dataEnvelope(priceMappingSchema) } },
    handle: async (_request, response) => {
      response.json({ data: await readPriceMapping() });
    },
  },
  {
    method: 'get',
    path: '/prices/enum',
    doc: {
      summary: 'Serbian names of price kinds',
      answer: { schema: dataEnvelope(priceEnumSchema) },
    },
    handle: (_request, response) => {
      response.json({ data: presentPriceEnum() });
    },
  },
];
