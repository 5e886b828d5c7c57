import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/**
 * The API of the UI tests; each test adds the calls it expects by `server.use(…)`. Only what every
 * page of the back office asks for stands here: how many messages are unread.
 */
export const server = setupServer(
  http.get('*/api/v1/contact-message', () =>
    HttpResponse.json({ data: [], totalPages: 0, total: 0 }),
  ),
);
