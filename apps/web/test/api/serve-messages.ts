import {
  type ContactMessageQuery,
  contactMessageQuerySchema,
  type StoredContactMessage,
  storedContactMessageSchema,
  updateContactMessageSchema,
} from '@museum/shared/contact/contact-message-response';
import { dataEnvelope, listEnvelope } from '@museum/shared/http/envelope';
import { PAGE_SIZE } from '@museum/shared/http/list-query';
import { http, HttpResponse } from 'msw';

import { failure, server } from './server.ts';

/** The messages, kept in memory, paged and filtered by what was read; searches are only written down. */
export function serveMessages(...initial: StoredContactMessage[]) {
  const stored = new Map(initial.map((message) => [message.id, message]));
  const queries: ContactMessageQuery[] = [];

  server.use(
    http.get('*/api/v1/contact-message', ({ request }) => {
      const params = Object.fromEntries(new URL(request.url).searchParams);
      const query = contactMessageQuerySchema.parse(params);
      queries.push(query);
      const { read, page } = query;
      const found = [...stored.values()].filter(
        ({ isRead }) => read === undefined || isRead === read,
      );
      return HttpResponse.json(
        listEnvelope(storedContactMessageSchema).parse({
          data: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
          total: found.length,
          totalPages: Math.ceil(found.length / PAGE_SIZE),
        }),
      );
    }),
    http.put('*/api/v1/contact-message/:id', async ({ params, request }) => {
      const before = stored.get(Number(params.id));
      if (!before) return failure('NOT_FOUND');
      const message = { ...before, ...updateContactMessageSchema.parse(await request.json()) };
      stored.set(message.id, message);
      return HttpResponse.json(dataEnvelope(storedContactMessageSchema).parse({ data: message }));
    }),
    http.delete('*/api/v1/contact-message/:id', ({ params }) => {
      const id = Number(params.id);
      return stored.delete(id) ? HttpResponse.json({ data: { id } }) : failure('NOT_FOUND');
    }),
  );
  return { stored, queries };
}
