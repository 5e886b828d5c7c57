import type { SiteHours } from '@museum/shared/opening-hours/site-hours-schema';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

import { pageFacts } from './page-facts.ts';

const queryKey = ['site-hours'];

/** How old hours may be before an open page asks again, in milliseconds. */
const FRESH_MS = 60_000;

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
  if (hours) client.setQueryData(queryKey, hours);
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

/** Asks for newer hours when another page (`address`) is opened, or the tab is looked at again. */
export function useFreshSiteHours(address: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const ask = () => {
      if (!document.hidden) void client.prefetchQuery({ queryKey });
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
    };
  }, [client, address]);
}
