import { type DaySheet, daySheetSchema } from '@museum/shared/day/day-sheet-schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { daySheetQuery } from '#features/visit-requests/visit-request-queries.ts';
import { deviceOwner, forgetWhere, keep, readKept } from './kept-on-device.ts';
import { offlineSince } from './network.ts';
import { today, tomorrow } from '#lib/time/dates.ts';
import { useObserved } from '#lib/observable.ts';

/** A day as it was last seen on this device. */
type KeptDay = {
  person: string;
  sheet: DaySheet;
  /** When it was read, in milliseconds. */
  seenAt: number;
};

const PREFIX = 'day/';
const keyOf = (date: string) => PREFIX + date;

/** The gate works today and looks at tomorrow in the evening; no other day is needed without a network. */
const isWorthKeeping = (date: string) => date === today() || date === tomorrow();

/** Keeps a day that was read for who is signed in. */
export async function keepDay(sheet: DaySheet, seenAt: number): Promise<void> {
  const owner = deviceOwner.get();
  if (!owner?.isRemembered || !isWorthKeeping(sheet.day.date)) return;
  const kept: KeptDay = { person: owner.person, sheet, seenAt };
  await keep(keyOf(sheet.day.date), kept);
}

/** The day as this person last saw it here, unless an earlier release kept it in another shape. */
export async function readKeptDay(date: string): Promise<KeptDay | undefined> {
  const kept = await readKept<KeptDay>(keyOf(date));
  if (!kept || kept.person !== deviceOwner.get()?.person || !isWorthKeeping(date)) return undefined;
  return daySheetSchema.safeParse(kept.sheet).success ? kept : undefined;
}

/** Removes days that are over, and those of anybody but this person; all days when it is nobody. */
export const forgetDays = (person?: string) =>
  forgetWhere(
    (key, value) =>
      key.startsWith(PREFIX) &&
      (key < keyOf(today()) || person === undefined || (value as KeptDay).person !== person),
  );

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
  const isOffline = useObserved(offlineSince) !== undefined;
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
