import { dayPathSchema } from '@museum/shared/primitives/day-schema';
import { dataEnvelope } from '@museum/shared/http/envelope';
import {
  acknowledgedSchema,
  acknowledgeSchema,
  kitchenDaySchema,
} from '@museum/shared/kitchen/kitchen-schema';
import { databaseId, idPathSchema } from '@museum/shared/primitives/database-id';
import { z } from 'zod';
import { signedInActor } from '#auth/signed-in-actor.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import type { Route } from '#lib/http/route.ts';
import { acknowledge, undoAcknowledgement } from './acknowledgement-store.ts';
import { readKitchenDay } from './kitchen-day.ts';

const acknowledgementPath = dayPathSchema.extend(idPathSchema.shape);

/** What the kitchen cooks, and that a cook has taken note of it. */
export const kitchenStaffRoutes = ({ clock }: Pick<AppDeps, 'clock'>): Route[] => [
  {
    method: 'get',
    path: '/admin/kitchen/:date',
    doc: {
      summary: 'Portions by serving time, components, seats, and what changed since "Preuzeto"',
      path: dayPathSchema,
      answer: { schema: dataEnvelope(kitchenDaySchema) },
    },
    handle: async (request, response) => {
      const { date } = dayPathSchema.parse(request.params);
      response.json({ data: await readKitchenDay(date) });
    },
  },
  {
    method: 'post',
    path: '/admin/kitchen/:date/acknowledge',
    doc: {
      summary: 'Take note of a day as it stands ("Preuzeto")',
      path: dayPathSchema,
      body: acknowledgeSchema,
      errors: ['STALE_VERSION'],
      answer: { schema: dataEnvelope(acknowledgedSchema) },
    },
    handle: async (request, response) => {
      const { date } = dayPathSchema.parse(request.params);
      const { mark } = acknowledgeSchema.parse(request.body);
      const by = { actor: signedInActor(response), now: clock() };
      response.json({ data: await acknowledge({ date, mark }, by) });
    },
  },
  {
    method: 'delete',
    path: '/admin/kitchen/:date/acknowledgements/:id',
    doc: {
      summary: 'Take an acknowledgement back, within some seconds',
      path: acknowledgementPath,
      errors: ['STALE_VERSION', 'TOO_LATE'],
      answer: { schema: dataEnvelope(z.object({ id: databaseId })) },
    },
    handle: async (request, response) => {
      const { date, id } = acknowledgementPath.parse(request.params);
      await undoAcknowledgement({ date, id }, { actor: signedInActor(response), now: clock() });
      response.json({ data: { id } });
    },
  },
];
