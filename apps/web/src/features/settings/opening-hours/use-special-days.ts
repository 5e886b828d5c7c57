import type { Outside } from '@museum/shared/settings/outside-schema';
import type { Setting } from '@museum/shared/settings/settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorCode, errorMessage } from '#lib/http/error-message.ts';
import {
  saveSettingMutation,
  settingQuery,
  type Stored,
} from '#features/settings/setting-queries.ts';

/** Why an act was not saved; after a colleague's change of the same day it can be done again. */
export const notSavedText = (error: unknown) =>
  errorCode(error) === 'STALE_VERSION'
    ? 'Kolega je u međuvremenu izmenio taj dan. Pogledajte spisak i pokušajte ponovo.'
    : errorMessage(error);

type SpecialDays = Setting<'special-days'>;
type Day = SpecialDays['days'][number];

export type SpecialDaysEditor = ReturnType<typeof useSpecialDays>;

/** The days to which one is added, and the day that goes for it; without `base` the newest ones. */
type Put = { replaced?: string; base?: Stored<'special-days'> };

/** What an act makes of the days, and which dates it is about. */
type Act = { dates: readonly string[]; change: (others: Required<SpecialDays>) => SpecialDays };

/** What stands of the dates that are meant. */
const daysThat = (
  { days, workedHolidays = [] }: SpecialDays,
  isMeant: (date: string) => boolean,
): Required<SpecialDays> => ({
  days: days.filter(({ date }) => isMeant(date)),
  workedHolidays: workedHolidays.filter(isMeant),
});

const isSameOn = (dates: readonly string[], ...both: SpecialDays[]) => {
  const [one, other] = both.map((days) =>
    JSON.stringify(daysThat(days, (date) => dates.includes(date))),
  );
  return one === other;
};

/**
 * The special days and what was decided about holidays; each act is saved at once, on top of what a
 * colleague saved meanwhile of other days. Of the same day it is refused, and the newest is shown.
 */
export function useSpecialDays(stored: Stored<'special-days'>) {
  const client = useQueryClient();
  const [outside, setOutside] = useState<Outside>();
  const { mutateAsync, isPending } = useMutation(saveSettingMutation('special-days'));
  const { queryKey } = settingQuery('special-days');

  /** As the server told last. */
  const newest = () => client.getQueryData(queryKey) ?? stored;

  /** @throws when nothing was saved */
  const save = async ({ dates, change }: Act, base = stored): Promise<void> => {
    const next = change(daysThat(base, (date) => !dates.includes(date)));
    const days = next.days.toSorted((one, other) => one.date.localeCompare(other.date));
    try {
      const saved = await mutateAsync({ ...next, days, version: base.version });
      setOutside(saved.outside);
    } catch (error) {
      if (errorCode(error) !== 'STALE_VERSION') throw error;
      await client.refetchQueries({ queryKey });
      const newer = newest();
      // Mostly an own save whose answer got lost.
      if (isSameOn(dates, { ...next, days }, newer)) return;
      if (newer.version === base.version || !isSameOn(dates, base, newer)) throw error;
      await save({ dates, change }, newer);
    }
  };

  return {
    days: stored.days,
    workedHolidays: stored.workedHolidays ?? [],
    newest,
    outside,
    isSaving: isPending,
    put: (added: Day[], { replaced = '', base }: Put = {}) => {
      const dates = [...added.map(({ date }) => date), replaced];
      return save(
        { dates, change: (others) => ({ ...others, days: [...others.days, ...added] }) },
        base,
      );
    },
    work: (date: string) =>
      save({
        dates: [date],
        change: (others) => ({ ...others, workedHolidays: [...others.workedHolidays, date] }),
      }),
    remove: (date: string) => save({ dates: [date], change: (others) => others }),
  };
}
