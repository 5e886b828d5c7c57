import type { Outside } from '@museum/shared/settings/outside-schema';
import type { Setting } from '@museum/shared/settings/settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorCode, errorMessage } from '#lib/error-message.ts';
import { saveSettingMutation, settingQuery, type Stored } from './setting-queries.ts';

/** Why an act was not saved; after a colleague's save it can be done again. */
export const notSavedText = (error: unknown) =>
  errorCode(error) === 'STALE_VERSION'
    ? 'Kolega je u međuvremenu izmenio posebne dane. Pogledajte spisak i sačuvajte ponovo.'
    : errorMessage(error);

type SpecialDays = Setting<'special-days'>;
type Day = SpecialDays['days'][number];

export type SpecialDaysEditor = ReturnType<typeof useSpecialDays>;

/** The days to which one is added, and the day that goes for it; without `base` the newest ones. */
type Put = { replaced?: string; base?: Stored<'special-days'> };

const without = (
  { days, workedHolidays = [] }: SpecialDays,
  dates: readonly string[],
): Required<SpecialDays> => ({
  days: days.filter(({ date }) => !dates.includes(date)),
  workedHolidays: workedHolidays.filter((date) => !dates.includes(date)),
});

/**
 * The special days and what was decided about holidays; each act is saved at once. When a colleague
 * saved before, the newest days are shown and the act is refused: it can then be done again.
 */
export function useSpecialDays(stored: Stored<'special-days'>) {
  const client = useQueryClient();
  const [outside, setOutside] = useState<Outside>();
  const { mutateAsync, isPending } = useMutation(saveSettingMutation('special-days'));
  const { queryKey } = settingQuery('special-days');

  /** @throws when nothing was saved */
  const save = async (next: Required<SpecialDays>, { version } = stored) => {
    try {
      const byDate = next.days.toSorted((one, other) => one.date.localeCompare(other.date));
      const saved = await mutateAsync({ ...next, days: byDate, version });
      setOutside(saved.outside);
    } catch (error) {
      if (errorCode(error) === 'STALE_VERSION') await client.refetchQueries({ queryKey });
      throw error;
    }
  };

  return {
    days: stored.days,
    workedHolidays: stored.workedHolidays ?? [],
    /** As the server told last. */
    newest: () => client.getQueryData(queryKey) ?? stored,
    outside,
    isSaving: isPending,
    put: (added: Day[], { replaced = '', base = stored }: Put = {}) => {
      const others = without(base, [...added.map(({ date }) => date), replaced]);
      return save({ ...others, days: [...others.days, ...added] }, base);
    },
    work: (date: string) => {
      const others = without(stored, [date]);
      return save({ ...others, workedHolidays: [...others.workedHolidays, date] });
    },
    remove: (date: string) => save(without(stored, [date])),
  };
}
