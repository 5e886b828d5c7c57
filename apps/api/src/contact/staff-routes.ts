import {
  contactMessageQuerySchema,
  storedContactMessageSchema,
  updateContactMessageSchema,
} from '@museum/shared/contact/contact-message-response';
import { createdContactMessageSchema } from '@museum/shared/contact/contact-message-schema';
import { dataEnvelope, listEnvelope } from '@museum/shared/http/envelope';
import { idPathSchema } from '@museum/shared/primitives/database-id';
import { signedInActor } from '#auth/signed-in-actor.ts';
import type { Route } from '#lib/http/route.ts';
import {
  deleteContactMessage,
  readContactMessagePage,
  updateContactMessage,
} from './contact-message-store.ts';

/** What staff do with the messages that visitors sent. */
export const contactStaffRoutes: Route[] = [
  {
    method: 'get',
    path: '/contact-message',
    doc: {
      summary: 'A page of the messages, the newest first',
      query: contactMessageQuerySchema,
      answer: { schema: listEnvelope(storedContactMessageSchema) },
    },
    handle: async (request, response) => {
      response.json(await readContactMessagePage(contactMessageQuerySchema.parse(request.query)));
    },
  },
  {
    method: 'put',
    path: '/contact-message/:id',
    doc: {
      summary: 'Mark a message as read or unread',
      path: idPathSchema,
      body: updateContactMessageSchema,
      answer: { schema: dataEnvelope(storedContactMessageSchema) },
    },
    handle: async (request, response) => {
      const { id } = idPathSchema.parse(request.params);
      const update = updateContactMessageSchema.parse(request.body);
      response.json({ data: await updateContactMessage(id, update) });
    },
  },
  {
    method: 'delete',
    path: '/contact-message/:id',
    doc: {
      summary: 'Delete a message',
      path: idPathSchema,
      answer: { schema: dataEnvelope(createdContactMessageSchema) },
    },
    handle: async (request, response) => {
      const { id } = idPathSchema.parse(request.params);
      await deleteContactMessage(id, signedInActor(response));
      response.json({ data: { id } });
    },
  },
];
