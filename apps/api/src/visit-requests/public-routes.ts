import { dataEnvelope } from '@museum/shared/http/envelope';
import { submitVisitRequestSchema } from '@museum/shared/visit-requests/submit-visit-request-schema';
import { submittedVisitRequestSchema } from '@museum/shared/visit-requests/visit-request-response';
import type { AppDeps } from '#lib/app-deps.ts';
import { todayOf } from '#lib/clock.ts';
import { createRateLimits } from '#lib/http/rate-limit.ts';
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
        answer: { status: 201, schema: dataEnvelope(submittedVisitRequestSchema) },
      },
      handle: async (request, response) => {
        const data = await submitVisitRequest(deps, request.body, readSubmissionHeaders(request));
        response.status(201).json({ data });
      },
    },
  ];
};
