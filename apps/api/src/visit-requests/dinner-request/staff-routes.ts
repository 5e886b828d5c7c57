import { dataEnvelope } from '@museum/shared/http/envelope';
import { databaseIdInPath } from '@museum/shared/primitives/database-id';
import { optionalText } from '@museum/shared/primitives/text';
import { visitRequestSchema } from '@museum/shared/visit-requests/visit-request-response';
import { z } from 'zod';
import { signedInActor } from '#auth/signed-in-actor.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import type { Route } from '#lib/http/route.ts';
import { addDinnerRequest, removeDinnerRequest } from './dinner-request-store.ts';

const requestPath = z.object({ id: databaseIdInPath });

/** Why a lunch is added to a confirmed visit although the restaurant is full. */
const addDinnerRequestSchema = z.object({ reason: optionalText('longText') });

/** The lunch of a visit request; it is edited together with the request. */
export const dinnerRequestStaffRoutes = ({ clock }: Pick<AppDeps, 'clock'>): Route[] => [
  {
    method: 'post',
    path: '/visit-request/:id/dinner',
    doc: {
      summary: 'Restore the lunch of a visit request, or add one from the template',
      path: requestPath,
      body: addDinnerRequestSchema,
      errors: ['CAPACITY_EXCEEDED', 'STALE_VERSION'],
      answer: { status: 201, schema: dataEnvelope(visitRequestSchema) },
    },
    handle: async (request, response) => {
      const { id } = requestPath.parse(request.params);
      const { reason } = addDinnerRequestSchema.parse(request.body ?? {});
      const { visitRequest, wasThere } = await addDinnerRequest(
        id,
        { actor: signedInActor(response), now: clock() },
        reason,
      );
      response.status(wasThere ? 200 : 201).json({ data: visitRequest });
    },
  },
  {
    method: 'delete',
    path: '/visit-request/:id/dinner',
    doc: {
      summary: 'Delete the lunch of a visit request; it can be restored',
      path: requestPath,
      answer: { schema: dataEnvelope(z.object({ id: z.number().int() })) },
    },
    handle: async (request, response) => {
      const { id } = requestPath.parse(request.params);
      await removeDinnerRequest(id, { actor: signedInActor(response), now: clock() });
      response.json({ data: { id } });
    },
  },
];
