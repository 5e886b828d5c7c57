import { assignGuidesSchema, guideChoicesSchema } from '@museum/shared/guides/guide-schema';
import { dataEnvelope } from '@museum/shared/http/envelope';
import { idPathSchema } from '@museum/shared/primitives/database-id';
import { visitRequestSchema } from '@museum/shared/visit-requests/visit-request-response';
import { signedInActor } from '#auth/signed-in-actor.ts';
import type { Route } from '#lib/http/route.ts';
import { assignGuides, readGuideChoices } from './visit-guide-store.ts';

/** Who leads a group through the house. */
export const guideStaffRoutes: Route[] = [
  {
    method: 'get',
    path: '/visit-request/:id/guides',
    doc: {
      summary: 'Who leads a visit and who else could, each with what they lead meanwhile',
      path: idPathSchema,
      answer: { schema: dataEnvelope(guideChoicesSchema) },
    },
    handle: async (request, response) => {
      const { id } = idPathSchema.parse(request.params);
      response.json({ data: await readGuideChoices(id) });
    },
  },
  {
    method: 'put',
    path: '/visit-request/:id/guides',
    doc: {
      summary: 'Say who leads a visit; somebody may be in two places at once',
      path: idPathSchema,
      body: assignGuidesSchema,
      errors: ['STALE_VERSION'],
      answer: { schema: dataEnvelope(visitRequestSchema) },
    },
    handle: async (request, response) => {
      const { id } = idPathSchema.parse(request.params);
      const body = assignGuidesSchema.parse(request.body);
      response.json({ data: await assignGuides(id, body, signedInActor(response)) });
    },
  },
];
