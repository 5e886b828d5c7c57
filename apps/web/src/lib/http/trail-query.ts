import type { AuditEntry } from '@museum/shared/audit/audit-schema';
import type { Page } from '@museum/shared/http/envelope';
import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';

import { staffClient } from '#lib/http/http-client.ts';
import type { touchedBy } from '#lib/live/touched-by.ts';

type Trail = Partial<ReturnType<typeof touchedBy>> & { queryKey: QueryKey; path: string };

/** What an audit trail of the API tells, the latest first; older entries by pages. */
export const trailQuery = <Entry extends AuditEntry>({ path, ...query }: Trail) =>
  infiniteQueryOptions({
    ...query,
    queryFn: async ({ pageParam: page, signal }) =>
      (await staffClient.get<Page<Entry>>(path, { params: { page }, signal })).data,
    initialPageParam: 1,
    // What is done meanwhile pushes entries on to the next page: those come twice.
    select: ({ pages }) => [
      ...new Map(pages.flatMap(({ data }) => data).map((entry) => [entry.id, entry])).values(),
    ],
    getNextPageParam: ({ totalPages }, _pages, page) => (page < totalPages ? page + 1 : undefined),
  });
