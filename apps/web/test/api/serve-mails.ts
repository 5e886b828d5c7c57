import { dataEnvelope, listEnvelope } from '@museum/shared/http/envelope';
import { PAGE_SIZE } from '@museum/shared/http/list-query';
import {
  type Mail,
  type MailDelivery,
  mailDeliverySchema,
  type MailQuery,
  mailQuerySchema,
  mailRowSchema,
  mailSchema,
} from '@museum/shared/mail/mail-schema';
import { http, HttpResponse } from 'msw';

import { failure, server } from './server.ts';

const API = '*/api/v1/mail';

type ServedMails = { mails: Mail[]; delivery?: MailDelivery };

/**
 * The mails, kept in memory, filtered by state and paged as the API does; search and other filters
 * are the API's own tests' matter: here the queries are only written down. Sending again queues anew, or adds a copy.
 */
export function serveMails({ mails, delivery = { mode: 'smtp' } }: ServedMails) {
  const stored = [...mails];
  const queries: MailQuery[] = [];
  const find = (id: unknown) => stored.find((mail) => mail.id === id);
  const whole = (mail: Mail) => HttpResponse.json(dataEnvelope(mailSchema).parse({ data: mail }));

  server.use(
    http.get(API, ({ request }) => {
      const params = Object.fromEntries(new URL(request.url).searchParams);
      const query = mailQuerySchema.parse(params);
      queries.push(query);
      const start = (query.page - 1) * PAGE_SIZE;
      const found = stored.filter(({ state }) => [undefined, state].includes(query.state));
      return HttpResponse.json(
        listEnvelope(mailRowSchema).parse({
          data: found.slice(start, start + PAGE_SIZE),
          total: found.length,
          totalPages: Math.ceil(found.length / PAGE_SIZE),
        }),
      );
    }),
    http.get(`${API}/delivery`, () =>
      HttpResponse.json(dataEnvelope(mailDeliverySchema).parse({ data: delivery })),
    ),
    http.get(`${API}/:id`, ({ params }) => {
      const mail = find(params.id);
      return mail ? whole(mail) : failure('NOT_FOUND');
    }),
    http.post(`${API}/:id/resend`, ({ params }) => {
      const mail = find(params.id);
      if (!mail) return failure('NOT_FOUND');
      const fresh = { state: 'waiting', attempts: 0, lastError: null, sentAt: null } as const;
      if (mail.state !== 'sent') return whole(Object.assign(mail, fresh));
      const copy = { ...mail, ...fresh, id: crypto.randomUUID() };
      stored.unshift(copy);
      return whole(copy);
    }),
  );
  return { stored, queries };
}
