import type { CalendarGroup } from '@museum/shared/calendar/calendar-schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { visitRequestQuery } from '#features/visit-requests/visit-request-queries.ts';

/** How long a colleague's change stays outlined (design). */
const SHOWN_MS = 4_000;

const NONE: ReadonlySet<number> = new Set();

/** The groups that a colleague has changed or entered since the board was read before, for a while; own changes are no news. */
export function useNews(groups: readonly CalendarGroup[]): ReadonlySet<number> {
  const client = useQueryClient();
  const known = useRef<Map<number, number>>(undefined);
  const [news, setNews] = useState(NONE);
  useEffect(() => {
    const before = known.current;
    known.current = new Map(groups.map(({ id, version }) => [id, version]));
    if (!before) return;
    const isOwn = ({ id, version }: CalendarGroup) =>
      client.getQueryData(visitRequestQuery(id).queryKey)?.version === version;
    const changed = groups.filter(
      (group) => before.get(group.id) !== group.version && !isOwn(group),
    );
    if (changed.length > 0) setNews(new Set(changed.map(({ id }) => id)));
  }, [groups, client]);
  useEffect(() => {
    if (news === NONE) return;
    const timer = setTimeout(() => {
      setNews(NONE);
    }, SHOWN_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [news]);
  return news;
}
