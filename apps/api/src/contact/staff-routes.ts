import {
  contactMessageQuerySchema,
  storedContactMessageSchema,
  updateContactMessageSchema,
} from '@museum/shared/contact/contact-message-response';
import { createdContactMessageSchema } from '@museum/shared/contact/contact-message-schema';
import { dataEnvelope, listEnvelope } from '@museum/shared/http/envelope';
import { databaseIdInPath } from '@museum/shared/primitives/database-id';
import { z } from 'zod';
import { signedInActor } from '#auth/signed-in-actor.ts';
import type { Route } from '#lib/http/route.ts';
import {
  deleteContactMessage,
  readContactMessagePage,
  updateContactMessage,
} from './contact-message-store.ts';

const messagePath = z.object({ id: databaseIdInPath });

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
      path: messagePath,
      body: updateContactMessageSchema,
      answer: { schema: dataEnvelope(storedContactMessageSchema) },
    },
    handle: async (request, response) => {
      const { id } = messagePath.parse(request.params);
      const update = updateContactMessageSchema.parse(request.body);
      response.json({ data: await updateContactMessage(id, update) });
    },
  },
  {
    method: 'delete',
    path: '/contact-message/:id',
    doc: {
      summary: 'Delete a message',
      path: messagePath,
      answer: { schema: dataEnvelope(createdContactMessageSchema) },
    },
    handle: async (request, response) => {
      const { id } = messagePath.parse(request.params);
      await deleteContactMessage(id, signedInActor(response));
      response.json({ data: { id } });
    },
  },
];
