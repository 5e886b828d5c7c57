import { dataEnvelope } from '@museum/shared/http/envelope';
import { databaseIdInPath } from '@museum/shared/primitives/database-id';
import { optionalText } from '@museum/shared/primitives/text';
import { isPromised } from '@museum/shared/visit-requests/stage';
import { mailChoiceSchema } from '@museum/shared/visit-requests/stage-act-schema';
import { visitRequestSchema } from '@museum/shared/visit-requests/visit-request-response';
import { z } from 'zod';
import { signedInActor } from '#auth/signed-in-actor.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import type { Route } from '#lib/http/route.ts';
import { staffMails } from '#visit-requests/emails/stage-mail.ts';
import type { MailsAbout } from '#visit-requests/visit-request-store.ts';
import { addDinnerRequest, removeDinnerRequest } from './dinner-request-store.ts';

const requestPath = z.object({ id: databaseIdInPath });

/** The requester of a confirmed visit may be told; spec §7 sends no body. */
const removeDinnerRequestSchema = z.object({ mail: mailChoiceSchema.optional() });

/** `reason` says why a confirmed visit gets a lunch although the restaurant is full. */
const addDinnerRequestSchema = removeDinnerRequestSchema.extend({
  reason: optionalText('longText'),
});

type Deps = Pick<AppDeps, 'clock' | 'env' | 'logger' | 'mailer'>;

const mailsOf =
  ({ mail }: z.output<typeof removeDinnerRequestSchema>, deps: Deps): MailsAbout =>
  (settled) =>
    mail && isPromised(settled.after.stage) ? staffMails('changed', settled, { mail }, deps) : [];

/** The lunch of a visit request; it is edited together with the request. */
export const dinnerRequestStaffRoutes = (deps: Deps): Route[] => [
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
      const body = addDinnerRequestSchema.parse(request.body);
      const { visitRequest, wasThere } = await addDinnerRequest(
        id,
        { actor: signedInActor(response), now: deps.clock() },
        { reason: body.reason, mailsAbout: mailsOf(body, deps) },
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
      path: requestPath,
      body: removeDinnerRequestSchema,
      answer: { schema: dataEnvelope(z.object({ id: z.number().int() })) },
    },
    handle: async (request, response) => {
      const { id } = requestPath.parse(request.params);
      const body = removeDinnerRequestSchema.parse(request.body);
      const act = { actor: signedInActor(response), now: deps.clock() };
      await removeDinnerRequest(id, act, mailsOf(body, deps));
      deps.mailer?.wake();
      response.json({ data: { id } });
    },
  },
];
