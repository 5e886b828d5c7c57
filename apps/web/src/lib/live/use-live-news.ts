import type { LiveNews } from '@museum/shared/live/live-news';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { followLive } from './follow-live.ts';
import { isTouched } from './touched-by.ts';

/** Keeps everything on the screen that says what touches it as it is on the server. */
export function useLiveNews(): void {
  const client = useQueryClient();
  useEffect(() => followLive(refreshByNews(client)), [client]);
}

/** An act is often several pieces of news; they are read once, in milliseconds. */
const GATHERED_MS = 100;

/**
 * Reads again what news touch, as far as it is on the screen. One round after the other: however
 * much there is news of, an answer that is on its way arrives.
 */
function refreshByNews(client: QueryClient): (news: LiveNews) => void {
  let gathered: LiveNews[] = [];
  let isBusy = false;

  const refresh = async () => {
    isBusy = true;
    while (gathered.length > 0) {
      await new Promise((resolve) => setTimeout(resolve, GATHERED_MS));
      const news = gathered;
      gathered = [];
      await refreshTouched(client, news);
    }
    isBusy = false;
  };

  return (news) => {
    gathered.push(news);
    if (!isBusy) void refresh();
  };
}

async function refreshTouched(client: QueryClient, news: LiveNews[]): Promise<void> {
  const touched = client
    .getQueryCache()
    .findAll({ predicate: ({ meta }) => news.some((one) => isTouched(meta, one)) });
  // A first answer that is on its way may be older than the news: it is waited for, then read again.
  const loading = touched.filter(
    ({ state }) => state.fetchStatus === 'fetching' && state.data === undefined,
  );
  await client.invalidateQueries({ predicate: (query) => touched.includes(query) });
  if (loading.length > 0) {
    await client.invalidateQueries({ predicate: (query) => loading.includes(query) });
  }
}
