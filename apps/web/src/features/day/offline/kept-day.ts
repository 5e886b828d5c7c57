import { type DaySheet, daySheetSchema } from '@museum/shared/day/day-sheet-schema';

import { deviceOwner, forgetWhere, keep, readKept } from './kept-on-device.ts';
import { today, tomorrow } from '#lib/time/dates.ts';

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
