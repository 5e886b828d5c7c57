import { AUDIT_ACTIONS, type AuditAction } from '@museum/shared/audit/audit-action';
import type { AuditEntry } from '@museum/shared/audit/audit-schema';
import type { Page } from '@museum/shared/http/envelope';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { use } from 'react';

import { PersonContext } from '#lib/drafts/staff-draft.ts';
import { staffClient } from '#lib/http/http-client.ts';
import { requestOf, touchedBy } from '#lib/live/touched-by.ts';

type AuditTrailOptions = { page: number; signal?: AbortSignal };

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

/**
 * Whether the signed-in person did one of these acts among the last `versions` of a request: asked
 * where an answer got lost, and the state alone may be the work of somebody else.
 */
export function useOwnActs(id: number) {
  const { firstName, lastName } = use(PersonContext) ?? {};
  return async (actions: readonly AuditAction[], versions: number) => {
    if (versions < 1) return false;
    try {
      const { data } = await fetchAuditTrail(id, { page: 1 });
      return data
        .filter(({ action }) => AUDIT_ACTIONS[action].countsVersion)
        .slice(0, versions)
        .some(
          ({ action, actor }) => actions.includes(action) && actor === `${firstName} ${lastName}`,
        );
    } catch {
      return false;
    }
  };
}

/** Asks again for what was done with a request, if somebody is looking at it. */
export const refreshAuditTrail = (client: QueryClient, id: number) =>
  client.invalidateQueries({ queryKey: auditTrailQuery(id).queryKey });
