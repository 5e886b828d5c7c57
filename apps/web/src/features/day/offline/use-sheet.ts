import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

import { daySheetQuery } from '#features/visit-requests/visit-request-queries.ts';
import { keepDay, readKeptDay } from './kept-day.ts';
import { offlineSince } from './network.ts';

/**
 * Lets the day's pages be opened without a network. The worker's scope is the day alone: it sees no
 * other page of the back office and none of the public site. In development there is none, and on
 * plain http browsers have none.
 */
function registerDayWorker(): void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!import.meta.env.PROD || !serviceWorker) return;
  serviceWorker
    .register('/admin/day-worker.js', { scope: '/admin/day', updateViaCache: 'none' })
    .catch(() => undefined); // The sheet then works with a network only.
}

/** A day's sheet: as it was last seen on this device, until the server's comes and whenever it can't. */
export function useSheet(date: string) {
  const client = useQueryClient();
  const { data, dataUpdatedAt, error, refetch } = useQuery(daySheetQuery(date));
  const isOffline = useSyncExternalStore(offlineSince.subscribe, offlineSince.get) !== undefined;
  useEffect(registerDayWorker, []);
  useEffect(() => {
    const { queryKey } = daySheetQuery(date);
    void readKeptDay(date).then((kept) => {
      if (!kept || client.getQueryData(queryKey)) return;
      client.setQueryData(queryKey, kept.sheet, { updatedAt: kept.seenAt });
    });
  }, [client, date]);
  useEffect(() => {
    if (data) void keepDay(data, dataUpdatedAt);
  }, [data, dataUpdatedAt]);
  // No error where a kept list is shown: OfflineStrip says how old it is.
  return { data, dataUpdatedAt, refetch, isOffline, error: data ? null : error };
}
