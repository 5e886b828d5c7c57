import type { AppDeps } from '#lib/app-deps.ts';
import type { Route } from '#lib/http/route.ts';
import { streamNews } from './stream-news.ts';

/** What colleagues and requesters change, as it happens. */
export const liveStaffRoutes = (deps: Pick<AppDeps, 'live' | 'clock'>): Route[] => [
  {
    method: 'get',
    path: '/admin/events',
    doc: {
      summary:
        'Server-sent events { kind, id, date, version } for each change; the event „ready“ says ' +
        'that none is missed from then on. Ends with the access token: come again with a new one',
      errors: ['TOO_MANY_REQUESTS'],
      answer: { file: 'text/event-stream' },
    },
    handle: (_request, response) => streamNews(deps, response),
  },
];
