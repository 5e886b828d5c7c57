import type { AuditEntry } from '@museum/shared/audit/audit-schema';
import type { Page } from '@museum/shared/http/envelope';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';

import { staffClient } from '#lib/http/http-client.ts';
import { requestOf, touchedBy } from '#lib/live/touched-by.ts';

type AuditTrailOptions = { page: number; signal: AbortSignal };

async function fetchAuditTrail(id: number, { page, signal }: AuditTrailOptions) {
  const path = `/visit-request/${id}/audit-trail`;
  const answer = await staffClient.get<Page<AuditEntry>>(path, { params: { page }, signal });
  return answer.data;
}

/** What was done with a request, the latest first; older entries by pages. */
export const auditTrailQuery = (id: number) =>
  infiniteQueryOptions({
    ...touchedBy(requestOf(id)),
    queryKey: ['visit-request-audit-trail', id],
    queryFn: ({ pageParam, signal }) => fetchAuditTrail(id, { page: pageParam, signal }),
    initialPageParam: 1,
    // What is done meanwhile pushes entries on to the next page: those come twice.
    select: ({ pages }) => [
      ...new Map(pages.flatMap(({ data }) => data).map((entry) => [entry.id, entry])).values(),
    ],
    getNextPageParam: ({ totalPages }, _pages, page) => (page < totalPages ? page + 1 : undefined),
  });

/** Asks again for what was done with a request, if somebody is looking at it. */
export const refreshAuditTrail = (client: QueryClient, id: number) =>
  client.invalidateQueries({ queryKey: auditTrailQuery(id).queryKey });
