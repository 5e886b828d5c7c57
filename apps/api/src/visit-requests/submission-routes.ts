import { dataEnvelope } from '@museum/shared/http/envelope';
import { submitVisitRequestSchema } from '@museum/shared/visit-requests/submit-visit-request-schema';
import { createdVisitRequestSchema } from '@museum/shared/visit-requests/visit-request-response';
import type { AppDeps } from '#lib/app-deps.ts';
import { createRateLimits } from '#lib/http/rate-limit.ts';
import type { Route } from '#lib/http/route.ts';
import { readSubmissionHeaders, submissionHeaders } from '#lib/http/submission-headers.ts';
import { submitVisitRequest } from './submit-visit-request.ts';

/** Documents tell the rules of a day; each submission is checked against its own. */
const SOME_DAY = '2026-01-01';

/** What everybody may do: ask for a visit. */
export const submissionRoutes = (appDeps: AppDeps): Route[] => {
  const deps = { ...appDeps, limits: createRateLimits(appDeps.env) };
  return [
    {
      method: 'post',
      path: '/visit-request',
      limit: 'visitRequest',
      doc: {
        summary: 'Ask for a group visit, with lunch or without',
        headers: submissionHeaders,
        body: submitVisitRequestSchema(SOME_DAY),
        errors: ['IDEMPOTENCY_CONFLICT'],
        answer: { status: 201, schema: dataEnvelope(createdVisitRequestSchema) },
      },
      handle: async (request, response) => {
        const data = await submitVisitRequest(deps, request.body, readSubmissionHeaders(request));
        response.status(201).json({ data });
      },
    },
  ];
};
