import { dataEnvelope, listEnvelope } from '@museum/shared/http/envelope';
import { PAGE_SIZE } from '@museum/shared/http/list-query';
import { PRICE_KINDS, priceKindLabel } from '@museum/shared/prices/price-kind';
import {
  createPriceSchema,
  type Price,
  priceEnumSchema,
  priceMappingSchema,
  type PriceQuery,
  priceQuerySchema,
  priceSchema,
  updatePriceSchema,
} from '@museum/shared/prices/price-schema';
import { http, HttpResponse } from 'msw';
import { z } from 'zod';

import { failure, server } from './server.ts';

const NOW = '2026-11-21T09:00:00.000Z';

/** The price list, kept in memory; how often each of the four lists was asked for is counted. */
export function servePriceList(...initial: Price[]) {
  const stored = new Map(initial.map((price) => [price.id, price]));
  const queries: PriceQuery[] = [];
  const asked = { prices: 0, all: 0, enum: 0, mapping: 0 };
  const all = () => [...stored.values()];
  const one = (price: Price, status = 200) =>
    HttpResponse.json(dataEnvelope(priceSchema).parse({ data: price }), { status });

  server.use(
    http.get('*/api/v1/prices', ({ request }) => {
      asked.prices += 1;
      const params = Object.fromEntries(new URL(request.url).searchParams);
      const query = priceQuerySchema.parse(params);
      queries.push(query);
      const start = (query.page - 1) * PAGE_SIZE;
      return HttpResponse.json(
        listEnvelope(priceSchema).parse({
          data: all().slice(start, start + PAGE_SIZE),
          total: stored.size,
          totalPages: Math.ceil(stored.size / PAGE_SIZE),
        }),
      );
    }),
    http.get('*/api/v1/prices/all', () => {
      asked.all += 1;
      return HttpResponse.json(dataEnvelope(z.array(priceSchema)).parse({ data: all() }));
    }),
    http.get('*/api/v1/prices/enum', () => {
      asked.enum += 1;
      const names = Object.fromEntries(PRICE_KINDS.map((kind) => [kind, priceKindLabel(kind)]));
      return HttpResponse.json(dataEnvelope(priceEnumSchema).parse({ data: names }));
    }),
    http.get('*/api/v1/prices/mapping', () => {
      asked.mapping += 1;
      const mapping = Object.fromEntries(all().map(({ kind, price }) => [kind, price]));
      return HttpResponse.json(dataEnvelope(priceMappingSchema).parse({ data: mapping }));
    }),
    http.post('*/api/v1/admin/prices', async ({ request }) => {
      const body = createPriceSchema.parse(await request.json());
      if (all().some(({ kind }) => kind === body.kind)) return failure('PRICE_ALREADY_EXISTS');
      const price = { ...body, id: stored.size + 100, updatedAt: NOW };
      stored.set(price.id, price);
      return one(price, 201);
    }),
    http.put('*/api/v1/admin/prices', async ({ request }) => {
      const body = updatePriceSchema.parse(await request.json());
      const before = stored.get(body.id);
      if (!before) return failure('NOT_FOUND');
      if (![body.before, body.price].includes(before.price)) return failure('STALE_VERSION');
      const price = { ...before, price: body.price, updatedAt: NOW };
      stored.set(price.id, price);
      return one(price);
    }),
    http.delete('*/api/v1/admin/prices/:id', ({ params }) => {
      const id = Number(params.id);
      return stored.delete(id) ? HttpResponse.json({ data: { id } }) : failure('NOT_FOUND');
    }),
  );
  return { stored, queries, asked };
}
