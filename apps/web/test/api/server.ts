import { ERROR_MESSAGES, ERROR_STATUS, type ErrorCode } from '@museum/shared/http/error-code';
import { siteHoursOn, siteHoursSchema } from '@museum/shared/opening-hours/site-hours-schema';
import { organisation } from '@museum/shared/organisation/organisation';
import { dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

const emptyList = () => HttpResponse.json({ data: [], totalPages: 0, total: 0 });

/** A failure as the API answers it. */
export const failure = (code: ErrorCode): Response =>
  HttpResponse.json(
    { errors: [{ code, message: ERROR_MESSAGES[code] }] },
    { status: ERROR_STATUS[code] },
  );

/** A stream of server-sent events. */
export const eventStream = (body: ReadableStream) =>
  new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });

/**
 * The API of the UI tests; each test adds the calls it expects by `server.use(…)`. Only what
 * all pages ask for stands here: the public ones for their hours, those of the back office how many
 * messages are unread and how many mails were given up, and for the news, of which none come.
 */
export const server = setupServer(
  http.get('*/api/v1/admin/events', () => eventStream(new ReadableStream())),
  http.get('*/api/v1/contact-message', emptyList),
  http.get('*/api/v1/mail', emptyList),
  http.get('*/api/v1/site/hours', () =>
    HttpResponse.json({
      data: siteHoursSchema.parse(
        siteHoursOn({ ...organisation.openingHours, notice: null }, dayInBelgrade(new Date())),
      ),
    }),
  ),
);
