import { dataEnvelope } from '@museum/shared/http/envelope';
import { idPathSchema } from '@museum/shared/primitives/database-id';
import { optionalText } from '@museum/shared/primitives/text';
import { tellingSchema } from '@museum/shared/visit-requests/stages/stage-act-schema';
import { visitRequestSchema } from '@museum/shared/visit-requests/visit-request-response';
import { z } from 'zod';
import { signedInActor } from '#auth/signed-in-actor.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import type { Route } from '#lib/http/route.ts';
import { changeMails } from '#visit-requests/emails/stage-mail.ts';
import { addDinnerRequest, removeDinnerRequest } from './dinner-request-store.ts';

/** `reason` says why a confirmed visit gets a lunch although the restaurant is full. */
const addDinnerRequestSchema = tellingSchema.extend({ reason: optionalText('longText') });

type Deps = Pick<AppDeps, 'clock' | 'env' | 'logger' | 'mailer'>;

/** The lunch of a visit request; it is edited together with the request. */
export const dinnerRequestStaffRoutes = (deps: Deps): Route[] => [
  {
    method: 'post',
    path: '/visit-request/:id/dinner',
    doc: {
      summary:
        'Restore the lunch of a visit request, or add one from the template; 200 where there is one already: it stays as it is, and no mail goes',
      path: idPathSchema,
      body: addDinnerRequestSchema,
      errors: ['CAPACITY_EXCEEDED', 'STALE_VERSION'],
      answer: { status: 201, schema: dataEnvelope(visitRequestSchema) },
    },
    handle: async (request, response) => {
      const { id } = idPathSchema.parse(request.params);
      const body = addDinnerRequestSchema.parse(request.body);
      const { visitRequest, wasThere } = await addDinnerRequest(
        id,
        { actor: signedInActor(response), now: deps.clock() },
        { reason: body.reason, mailsAbout: changeMails(body, deps) },
      );
      deps.mailer?.wake();
      response.status(wasThere ? 200 : 201).json({ data: visitRequest });
    },
  },
  {
    method: 'delete',
    path: '/visit-request/:id/dinner',
    doc: {
      summary: 'Delete the lunch of a visit request; it can be restored',
      path: idPathSchema,
      body: tellingSchema,
      answer: { schema: dataEnvelope(z.object({ id: z.number().int() })) },
    },
    handle: async (request, response) => {
      const { id } = idPathSchema.parse(request.params);
      const telling = tellingSchema.parse(request.body);
      const act = { actor: signedInActor(response), now: deps.clock() };
      await removeDinnerRequest(id, act, changeMails(telling, deps));
      deps.mailer?.wake();
      response.json({ data: { id } });
    },
  },
];
