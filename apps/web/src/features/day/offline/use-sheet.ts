import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

import { groupsOfDayQuery } from '#features/visit-requests/visit-request-queries.ts';
import { keepDay, readKeptDay } from './kept-day.ts';
import { offlineSince } from './network.ts';
import { registerDayWorker } from './register-day-worker.ts';

/** A day's sheet: as it was last seen on this device, until the server's comes and whenever it can't. */
export function useSheet(date: string) {
  const client = useQueryClient();
  const { data, dataUpdatedAt, error, refetch } = useQuery(groupsOfDayQuery(date));
  const isOffline = useSyncExternalStore(offlineSince.subscribe, offlineSince.get) !== undefined;
  useEffect(registerDayWorker, []);
  useEffect(() => {
    const { queryKey } = groupsOfDayQuery(date);
    void readKeptDay(date).then((kept) => {
      if (!kept || client.getQueryData(queryKey)) return;
      client.setQueryData(queryKey, kept.sheet, { updatedAt: kept.seenAt });
    });
  }, [client, date]);
  useEffect(() => {
    if (data) void keepDay(data, dataUpdatedAt);
  }, [data, dataUpdatedAt]);
  // With a list in sight, strips tell how old it is.
  return { data, dataUpdatedAt, refetch, isOffline, error: data ? null : error };
}
