import { mutationOptions } from '@tanstack/react-query';

import { staffClient, unwrap } from '#lib/http/http-client.ts';
import { refreshAuditTrail } from '#features/visit-requests/audit-trail-queries.ts';

type Link = { link: string };

/** Asks for the link to the requester's page of a request. */
export const showLinkMutation = (id: number) =>
  mutationOptions({
    mutationFn: () => unwrap<Link>(staffClient.get(`/visit-request/${id}/link`)),
  });

/** Makes the link that staff see and all older ones dead, and asks for the new one. */
export const renewLinkMutation = (id: number) =>
  mutationOptions({
    mutationFn: (replaces: string) =>
      unwrap<Link>(staffClient.post(`/visit-request/${id}/renew-link`, { replaces })),
    onSuccess: (_link, _variables, _before, { client }) => refreshAuditTrail(client, id),
  });
