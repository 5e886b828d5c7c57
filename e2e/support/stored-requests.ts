import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';

import type { ApiClient } from './api-client.ts';
import { storedRequest } from './staff.ts';

/** The stored requests of one e-mail address, complete: each test looks at its own. */
export async function storedRequests(api: ApiClient, email: string): Promise<VisitRequest[]> {
  const query = new URLSearchParams({ email });
  const rows = await api.call<{ id: number }[]>('GET', `/visit-request/query?${query}`, {
    asStaff: true,
  });
  return Promise.all(rows.map(({ id }) => storedRequest(api, id)));
}
