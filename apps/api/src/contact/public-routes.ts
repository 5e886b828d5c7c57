import {
  contactMessageSchema,
  createdContactMessageSchema,
} from '@museum/shared/contact/contact-message-schema';
import { dataEnvelope } from '@museum/shared/http/envelope';
import type { AppDeps } from '#lib/app-deps.ts';
import { createRateLimits } from '#lib/http/limits/rate-limit.ts';
import type { Route } from '#lib/http/route.ts';
import { readSubmissionHeaders, submissionHeaders } from '#lib/http/submission-headers.ts';
import { sendContactMessage } from './send-contact-message.ts';

export const contactPublicRoutes = (appDeps: AppDeps): Route[] => {
  const deps = { ...appDeps, limits: createRateLimits(appDeps.env) };
  return [
    {
      method: 'post',
      path: '/contact',
      limit: 'contact',
      doc: {
        summary: 'Send the centre a message',
        headers: submissionHeaders,
        body: contactMessageSchema,
        errors: ['IDEMPOTENCY_CONFLICT'],
        answer: { status: 201, schema: dataEnvelope(createdContactMessageSchema) },
      },
      handle: async (request, response) => {
        const data = await sendContactMessage(deps, request.body, readSubmissionHeaders(request));
        response.status(201).json({ data });
      },
    },
  ];
};
