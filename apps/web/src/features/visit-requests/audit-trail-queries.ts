import { AUDIT_ACTIONS, type AuditAction } from '@museum/shared/audit/audit-action';
import type { AuditEntry } from '@museum/shared/audit/audit-schema';
import type { Page } from '@museum/shared/http/envelope';
import type { QueryClient } from '@tanstack/react-query';
import { use } from 'react';

import { PersonContext } from '#lib/drafts/staff-draft.ts';
import { staffClient } from '#lib/http/http-client.ts';
import { trailQuery } from '#lib/http/trail-query.ts';
import { requestOf, touchedBy } from '#lib/live/touched-by.ts';

const pathOf = (id: number) => `/visit-request/${id}/audit-trail`;

/** What was done with a request. */
export const auditTrailQuery = (id: number) =>
  trailQuery<AuditEntry>({
    ...touchedBy(requestOf(id)),
    queryKey: ['visit-request-audit-trail', id],
    path: pathOf(id),
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
      const { data } = await staffClient.get<Page<AuditEntry>>(pathOf(id), { params: { page: 1 } });
      return data.data
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
