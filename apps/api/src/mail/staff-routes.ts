import { dataEnvelope, listEnvelope } from '@museum/shared/http/envelope';
import {
  mailDeliverySchema,
  mailPathSchema,
  mailQuerySchema,
  mailRowSchema,
  mailSchema,
} from '@museum/shared/mail/mail-schema';
import { signedInActor } from '#auth/signed-in-actor.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import type { Route } from '#lib/http/route.ts';
import { readMail, readMailPage } from './mail-list-store.ts';
import { mailDelivery } from './sending/mail-transport.ts';
import { requeueMail } from './resend-store.ts';

export const mailStaffRoutes = (deps: AppDeps): Route[] => [
  {
    method: 'get',
    path: '/mail',
    doc: {
      summary: 'A page of the mails, newest first',
      query: mailQuerySchema,
      answer: { schema: listEnvelope(mailRowSchema) },
    },
    handle: async (request, response) => {
      const query = mailQuerySchema.parse(request.query);
      response.json(await readMailPage(query));
    },
  },
  {
    method: 'get',
    path: '/mail/delivery',
    doc: {
      summary: 'Where mails go: to a mail server, or into files',
      answer: { schema: dataEnvelope(mailDeliverySchema) },
    },
    handle: (_request, response) => {
      response.json({ data: mailDelivery(deps.env) });
    },
  },
  {
    method: 'get',
    path: '/mail/:id',
    doc: {
      summary: 'A mail with what is in it',
      path: mailPathSchema,
      answer: { schema: dataEnvelope(mailSchema) },
    },
    handle: async (request, response) => {
      const { id } = mailPathSchema.parse(request.params);
      response.json({ data: await readMail(id, deps.env.PUBLIC_URL) });
    },
  },
  {
    method: 'post',
    path: '/mail/:id/resend',
    doc: {
      summary: 'Send a mail again, now; one that was sent goes out as a new mail',
      path: mailPathSchema,
      answer: { schema: dataEnvelope(mailSchema) },
    },
    handle: async (request, response) => {
      const { id } = mailPathSchema.parse(request.params);
      // Undefined while the mail is being sent: it is left to that.
      const queuedId = await requeueMail(id, signedInActor(response));
      const mail = await readMail(queuedId ?? id, deps.env.PUBLIC_URL);
      deps.mailer?.wake();
      response.json({ data: mail });
    },
  },
];
