import { auditEntrySchema, auditTrailQuerySchema } from '@museum/shared/audit/audit-schema';
import { dataEnvelope, listEnvelope } from '@museum/shared/http/envelope';
import { dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import { idPathSchema } from '@museum/shared/primitives/database-id';
import { SAVED_VIEWS } from '@museum/shared/visit-requests/saved-views';
import { recalculationSchema } from '@museum/shared/visit-requests/stages/stage-act-schema';
import { updateVisitRequestSchema } from '@museum/shared/visit-requests/update-visit-request-schema';
import { visitFiguresSchema } from '@museum/shared/visit-requests/visit-figures';
import { visitRequestQuerySchema } from '@museum/shared/visit-requests/visit-request-query-schema';
import {
  visitRequestPageSchema,
  visitRequestSchema,
} from '@museum/shared/visit-requests/visit-request-response';
import { z } from 'zod';
import { readAuditTrail } from '#audit/audit-store.ts';
import { signedInActor } from '#auth/signed-in-actor.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import { todayOf } from '#lib/clock.ts';
import type { Route } from '#lib/http/route.ts';
import { changeMails } from './emails/stage-mail.ts';
import { updateVisitRequest } from './update-visit-request.ts';
import { readFigures } from './list/visit-figures-store.ts';
import { countSavedViews, readVisitRequestPage } from './list/visit-request-list-store.ts';
import { copyCurrentPrices, deleteVisitRequest } from './visit-request-edit-store.ts';
import { readVisitRequest } from './visit-request-store.ts';

const oneRequest = dataEnvelope(visitRequestSchema);

const readRoutes = ({ clock }: Pick<AppDeps, 'clock'>): Route[] => [
  {
    method: 'get',
    path: '/visit-request/query',
    doc: {
      summary: 'A page of the visit requests',
      query: visitRequestQuerySchema,
      answer: { schema: visitRequestPageSchema },
    },
    handle: async (request, response) => {
      const query = visitRequestQuerySchema.parse(request.query);
      response.json(await readVisitRequestPage(query));
    },
  },
  {
    method: 'get',
    path: '/visit-request/figures',
    doc: {
      summary: 'What the visits behind a filter of the list come to, without those that are off',
      query: visitRequestQuerySchema,
      answer: { schema: dataEnvelope(visitFiguresSchema) },
    },
    handle: async (request, response) => {
      const filter = visitRequestQuerySchema.parse(request.query);
      response.json({ data: await readFigures(filter) });
    },
  },
  {
    method: 'get',
    path: '/visit-request/saved-views',
    doc: {
      summary: 'How many visit requests each saved view of the list has',
      answer: { schema: dataEnvelope(z.record(z.enum(SAVED_VIEWS), z.number().int())) },
    },
    handle: async (_request, response) => {
      response.json({ data: await countSavedViews(dayInBelgrade(clock())) });
    },
  },
  {
    method: 'get',
    path: '/visit-request/:id/one',
    doc: { summary: 'A visit request', path: idPathSchema, answer: { schema: oneRequest } },
    handle: async (request, response) => {
      const { id } = idPathSchema.parse(request.params);
      response.json({ data: await readVisitRequest(id) });
    },
  },
  {
    method: 'get',
    path: '/visit-request/:id/audit-trail',
    doc: {
      summary: 'A page of what was done with a visit request, the latest first',
      path: idPathSchema,
      query: auditTrailQuerySchema,
      answer: { schema: listEnvelope(auditEntrySchema) },
    },
    handle: async (request, response) => {
      const { id } = idPathSchema.parse(request.params);
      const { page } = auditTrailQuerySchema.parse(request.query);
      // Not found is told apart from "nothing was done yet".
      await readVisitRequest(id);
      response.json(await readAuditTrail(id, page));
    },
  },
];

const writeRoutes = (deps: AppDeps): Route[] => [
  {
    method: 'put',
    path: '/visit-request',
    doc: {
      summary: 'Change a visit request and its lunch',
      body: updateVisitRequestSchema(todayOf(deps.clock)),
      errors: ['NOT_FOUND', 'STALE_VERSION', 'CAPACITY_EXCEEDED'],
      answer: { schema: oneRequest },
    },
    handle: async (request, response) => {
      const data = await updateVisitRequest(deps, request.body, signedInActor(response));
      response.json({ data });
    },
  },
  {
    method: 'post',
    path: '/visit-request/:id/recalculate',
    doc: {
      summary: 'Replace the unit prices of a visit request by those of the price list',
      path: idPathSchema,
      body: recalculationSchema,
      errors: ['STALE_VERSION'],
      answer: { schema: oneRequest },
    },
    handle: async (request, response) => {
      const { id } = idPathSchema.parse(request.params);
      const { version, ...telling } = recalculationSchema.parse(request.body);
      const act = { actor: signedInActor(response), now: deps.clock() };
      const data = await copyCurrentPrices({ id, version }, act, changeMails(telling, deps));
      deps.mailer?.wake();
      response.json({ data });
    },
  },
  {
    method: 'delete',
    path: '/visit-request/:id',
    doc: {
      summary: 'Delete a visit request with its lunch',
      path: idPathSchema,
      errors: ['MUST_BE_KEPT'],
      answer: { schema: dataEnvelope(z.object({ id: z.number().int() })) },
    },
    handle: async (request, response) => {
      const { id } = idPathSchema.parse(request.params);
      await deleteVisitRequest(id, {
        actor: signedInActor(response),
        now: deps.clock(),
      });
      response.json({ data: { id } });
    },
  },
];

/** What staff do with the requests themselves. */
export const visitRequestStaffRoutes = (deps: AppDeps) => [
  ...readRoutes(deps),
  ...writeRoutes(deps),
];
