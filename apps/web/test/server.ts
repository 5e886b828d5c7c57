import { siteHoursSchema } from '@museum/shared/opening-hours/site-hours-schema';
import { organisation } from '@museum/shared/organisation/organisation';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

const emptyList = () => HttpResponse.json({ data: [], totalPages: 0, total: 0 });

/**
 * The API of the UI tests; each test adds the calls it expects by `server.use(…)`. Only what
 * all pages ask for stands here: the public ones for their hours, those of the back office how many
 * messages are unread and how many mails were given up.
 */
export const server = setupServer(
  http.get('*/api/v1/contact-message', emptyList),
  http.get('*/api/v1/mail', emptyList),
  http.get('*/api/v1/site/hours', () =>
    HttpResponse.json({
      data: siteHoursSchema.parse({ ...organisation.openingHours, notice: null }),
    }),
  ),
);
