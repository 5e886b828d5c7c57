import { auditTrailQuerySchema } from '@museum/shared/audit/audit-schema';
import { dataEnvelope, listEnvelope } from '@museum/shared/http/envelope';
import { idPathSchema } from '@museum/shared/primitives/database-id';
import {
  createPriceSchema,
  priceAuditEntrySchema,
  priceQuerySchema,
  priceSchema,
  updatePriceSchema,
} from '@museum/shared/prices/price-schema';
import { z } from 'zod';
import { readPriceTrail } from '#audit/audit-store.ts';
import { signedInActor } from '#auth/signed-in-actor.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import type { Route } from '#lib/http/route.ts';
import { presentPrice, presentPrices } from './present-price.ts';
import { pageOfPrices } from './price-page.ts';
import { createPrice, deletePrice, readAllPrices, updatePrice } from './price-store.ts';

const readRoutes: Route[] = [
  {
    method: 'get',
    path: '/prices',
    doc: {
      summary: 'A page of the price list',
      query: priceQuerySchema,
      answer: { schema: listEnvelope(priceSchema) },
    },
    handle: async (request, response) => {
      const query = priceQuerySchema.parse(request.query);
      response.json(pageOfPrices(presentPrices(await readAllPrices()), query));
    },
  },
  {
    method: 'get',
    path: '/prices/all',
    doc: {
      summary: 'The whole price list',
      answer: { schema: dataEnvelope(z.array(priceSchema)) },
    },
    handle: async (_request, response) => {
      response.json({ data: presentPrices(await readAllPrices()) });
    },
  },
  {
    method: 'get',
    path: '/admin/prices/audit-trail',
    doc: {
      summary: 'A page of what became of the prices, the latest first',
      query: auditTrailQuerySchema,
      answer: { schema: listEnvelope(priceAuditEntrySchema) },
    },
    handle: async (request, response) => {
      const { page } = auditTrailQuerySchema.parse(request.query);
      response.json(await readPriceTrail(page));
    },
  },
];

/** The pages with the new prices are on their way before a visitor asks for them. */
const writeRoutes = ({ site }: AppDeps): Route[] => [
  {
    method: 'post',
    path: '/admin/prices',
    doc: {
      summary: 'Add a price',
      body: createPriceSchema,
      errors: ['PRICE_ALREADY_EXISTS'],
      answer: { status: 201, schema: dataEnvelope(priceSchema) },
    },
    handle: async (request, response) => {
      const added = createPriceSchema.parse(request.body);
      const price = await createPrice(added, signedInActor(response));
      void site?.renderAhead();
      response.status(201).json({ data: presentPrice(price) });
    },
  },
  {
    method: 'put',
    path: '/admin/prices',
    doc: {
      summary: 'Change a price',
      body: updatePriceSchema,
      errors: ['NOT_FOUND', 'STALE_VERSION'],
      answer: { schema: dataEnvelope(priceSchema) },
    },
    handle: async (request, response) => {
      const changed = updatePriceSchema.parse(request.body);
      const price = await updatePrice(changed, signedInActor(response));
      void site?.renderAhead();
      response.json({ data: presentPrice(price) });
    },
  },
  {
    method: 'delete',
    path: '/admin/prices/:id',
    doc: {
      summary: 'Remove a price',
      path: idPathSchema,
      answer: { schema: dataEnvelope(z.object({ id: z.number().int() })) },
    },
    handle: async (request, response) => {
      const { id } = idPathSchema.parse(request.params);
      await deletePrice(id, signedInActor(response));
      void site?.renderAhead();
      response.json({ data: { id } });
    },
  },
];

/** The price list as staff read and change it. */
export const priceStaffRoutes = (deps: AppDeps) => [...readRoutes, ...writeRoutes(deps)];
