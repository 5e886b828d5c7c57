import type { CalendarGroup } from '@museum/shared/calendar/calendar-schema';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

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
    const changed = groups.filter(
      (group) => before.get(group.id) !== group.version && !isOwn(client, group),
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

/** Whether this state is what an act in this tab answered; others may have been read here since. */
const isOwn = (client: QueryClient, { id, version }: CalendarGroup) =>
  client
    .getMutationCache()
    .getAll()
    .map(({ state }) => state.data as Partial<CalendarGroup> | undefined)
    .some((answer) => answer?.id === id && answer.version === version);
