import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

const emptyList = () => HttpResponse.json({ data: [], totalPages: 0, total: 0 });

/**
 * The API of the UI tests; each test adds the calls it expects by `server.use(…)`. Only what every
 * page of the back office asks for stands here: how many messages are unread, and how many mails
 * were given up.
 */
export const server = setupServer(
  http.get('*/api/v1/contact-message', emptyList),
  http.get('*/api/v1/mail', emptyList),
);
