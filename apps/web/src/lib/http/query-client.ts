import { QueryClient } from '@tanstack/react-query';

import { httpStatus, isOffline } from './http-status.ts';
import { openSiteHours } from '#lib/site-hours.ts';

// All limits of this file: spec §9. Its pauses, 1 s, 2 s, 4 s …, at most 30 s, are TanStack Query's own.
const MAX_RETRIES = 3;
const FINAL_STATUSES = [400, 401, 403, 404];

/** Whether a failed query is asked again: at most three times, never after a final answer or offline. */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  const status = httpStatus(error);
  const isFinal = status !== undefined && FINAL_STATUSES.includes(status);
  return !isFinal && !isOffline() && failureCount < MAX_RETRIES;
}

/** A fresh query cache with the product's rules: one per browser page, one per rendered file. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        gcTime: 5 * 60_000,
        // Without a network a list says that it can't be read, and is read once the network is back.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // Without a network a call has to fail and say so, not to wait and go out unseen later.
      mutations: { retry: 0, networkMode: 'always' },
    },
  });
  openSiteHours(client);
  return client;
}
