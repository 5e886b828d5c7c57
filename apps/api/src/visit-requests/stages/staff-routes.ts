import { dataEnvelope } from '@museum/shared/http/envelope';
import { idPathSchema } from '@museum/shared/primitives/database-id';
import {
  STAGE_ACT_NAMES,
  STAGE_ACTS,
  type StageAct,
} from '@museum/shared/visit-requests/stages/stage';
import {
  mailPreviewQuerySchema,
  mailPreviewSchema,
  stageActSchema,
} from '@museum/shared/visit-requests/stages/stage-act-schema';
import { visitRequestSchema } from '@museum/shared/visit-requests/visit-request-response';
import { signedInActor } from '#auth/signed-in-actor.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import type { Route } from '#lib/http/route.ts';
import { previewMail } from './preview-mail.ts';
import { actOnRequest } from './stage-act.ts';

const actRoute = (act: StageAct, deps: AppDeps): Route => ({
  method: 'post',
  path: `/visit-request/:id/${act}`,
  doc: {
    summary: `A step of the visit: ${STAGE_ACTS[act].label}`,
    path: idPathSchema,
    body: stageActSchema(act),
    errors: [
      'STALE_VERSION',
      'STAGE_CONFLICT',
      ...(act === 'confirm' ? ['CAPACITY_EXCEEDED' as const] : []),
    ],
    answer: { schema: dataEnvelope(visitRequestSchema) },
  },
  handle: async (request, response) => {
    const { id } = idPathSchema.parse(request.params);
    const body = stageActSchema(act).parse(request.body);
    response.json({
      data: await actOnRequest(deps, { id, act, body, actor: signedInActor(response) }),
    });
  },
});

/** What staff do with a request beside editing it, and the mail that would go. */
export const stageStaffRoutes = (deps: AppDeps): Route[] => [
  ...STAGE_ACT_NAMES.map((act) => actRoute(act, deps)),
  {
    method: 'post',
    path: '/visit-request/:id/preview-mail',
    doc: {
      summary: 'The mail of a step, or of saving changes, as it would go now; nothing is stored',
      path: idPathSchema,
      body: mailPreviewQuerySchema,
      errors: ['STAGE_CONFLICT'],
      answer: { schema: dataEnvelope(mailPreviewSchema) },
    },
    handle: async (request, response) => {
      const { id } = idPathSchema.parse(request.params);
      const query = mailPreviewQuerySchema.parse(request.body);
      response.json({ data: await previewMail(deps, id, query) });
    },
  },
];
