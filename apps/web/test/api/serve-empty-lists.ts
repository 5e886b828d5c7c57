import { http, HttpResponse } from 'msw';

import { server } from './server.ts';

/** The lists of the back office without a row, for tests that only pass by them. */
export function serveEmptyLists(): void {
  const empty = () => HttpResponse.json({ data: [], totalPages: 0, total: 0 });
  server.use(
    http.get('*/api/v1/prices', empty),
    http.get('*/api/v1/prices/all', empty),
    http.get('*/api/v1/prices/enum', () => HttpResponse.json({ data: {} })),
    http.get('*/api/v1/visit-request/query', empty),
    http.get('*/api/v1/visit-request/saved-views', () => HttpResponse.json({ data: {} })),
  );
}
