import { dataEnvelope } from '@museum/shared/http/envelope';
import { submitVisitRequestSchema } from '@museum/shared/visit-requests/submit-visit-request-schema';
import { createdVisitRequestSchema } from '@museum/shared/visit-requests/visit-request-response';
import type { AppDeps } from '#lib/app-deps.ts';
import { todayOf } from '#lib/clock.ts';
import { createRateLimits } from '#lib/http/limits/rate-limit.ts';
import type { Route } from '#lib/http/route.ts';
import { readSubmissionHeaders, submissionHeaders } from '#lib/http/submission-headers.ts';
import { submitVisitRequest } from './submit-visit-request.ts';

/** What everybody may do: ask for a visit. */
export const visitRequestPublicRoutes = (appDeps: AppDeps): Route[] => {
  const schema = submitVisitRequestSchema(todayOf(appDeps.clock));
  const deps = { ...appDeps, schema, limits: createRateLimits(appDeps.env) };
  return [
    {
      method: 'post',
      path: '/visit-request',
      limit: 'visitRequest',
      doc: {
        summary: 'Ask for a group visit, with lunch or without',
        headers: submissionHeaders,
        body: schema,
        errors: ['IDEMPOTENCY_CONFLICT'],
        answer: { status: 201, schema: dataEnvelope(createdVisitRequestSchema) },
      },
      handle: async (request, response) => {
        const signs = readSubmissionHeaders(request);
        const { created, key } = await submitVisitRequest(deps, request.body, signs);
        // A public create answers only id and number (contract §2): the key goes beside the body.
        response.status(201).set('X-Request-Key', key).json({ data: created });
      },
    },
  ];
};
