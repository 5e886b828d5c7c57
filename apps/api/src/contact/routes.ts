import {
  contactMessageSchema,
  createdContactMessageSchema,
} from '@museum/shared/contact/contact-message-schema';
import { dataEnvelope } from '@museum/shared/http/envelope';
import { formGuardHeaders, looksAutomatic } from '@museum/shared/http/form-guard';
import type { AppDeps } from '#lib/app-deps.ts';
import type { Route } from '#lib/route.ts';
import { sendContactMessage } from './send-contact-message.ts';

export const contactRoutes = (deps: AppDeps): Route[] => [
  {
    method: 'post',
    path: '/contact',
    limit: 'contact',
    doc: {
      summary: 'Send the centre a message',
      headers: formGuardHeaders,
      body: contactMessageSchema,
      answer: { status: 201, schema: dataEnvelope(createdContactMessageSchema) },
    },
    handle: async (request, response) => {
      const message = contactMessageSchema.parse(request.body);
      const isSuspect = looksAutomatic(formGuardHeaders.parse(request.headers));
      response.status(201).json({ data: await sendContactMessage(deps, message, { isSuspect }) });
    },
  },
];
