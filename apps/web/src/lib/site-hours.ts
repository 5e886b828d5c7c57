import type { SiteHours } from '@museum/shared/opening-hours/site-hours-schema';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

import { factsReadAt, FRESH_MS, pageFacts } from './page-facts.ts';

const queryKey = ['site-hours'];

/** How often a page that stays open asks, in milliseconds: a season may have begun, or staff have something to say. */
const ASK_EVERY = 60 * 60_000;

/** Gives a new query cache the hours that the page came with, and the way to newer ones. */
export function openSiteHours(client: QueryClient): void {
  client.setQueryDefaults(queryKey, {
    queryFn: async ({ signal }) => {
      const { publicClient, unwrap } = await import('#lib/http/http-client.ts');
      return unwrap(publicClient.get<{ data: SiteHours }>('/site/hours', { signal }));
    },
    staleTime: FRESH_MS,
    gcTime: Infinity,
  });
  const { hours } = pageFacts();
  if (hours) client.setQueryData(queryKey, hours, { updatedAt: factsReadAt() });
}

/** The hours as staff set them; `undefined` until they are known. React Query's own hook would bring 4 kB to every page. */
export function useSiteHours(): SiteHours | undefined {
  const client = useQueryClient();
  const known = () => client.getQueryData<SiteHours>(queryKey);
  return useSyncExternalStore(
    (listener) => client.getQueryCache().subscribe(listener),
    known,
    known,
  );
}

/** Asks for newer hours when another page (`address`) is opened, the tab is looked at again, and every hour. */
export function useFreshSiteHours(address: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const ask = () => {
      if (!document.hidden) void client.prefetchQuery({ queryKey });
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    const timer = setInterval(ask, ASK_EVERY);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [client, address]);
}
