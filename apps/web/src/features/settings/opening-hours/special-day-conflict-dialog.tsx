import { dayWithShortWeekday } from '@museum/shared/primitives/day-words';
import { specialDayInWords, type Words } from '@museum/shared/settings/setting-in-words';
import type { Setting } from '@museum/shared/settings/settings';

import {
  SettingConflictDialog,
  type SettingConflictDialogProps,
} from '#features/settings/setting-conflict-dialog.tsx';

type SpecialDays = Setting<'special-days'>;

type SpecialDayConflictDialogProps = Pick<
  SettingConflictDialogProps,
  'onKeepMine' | 'onLoadTheirs' | 'onClose'
> & {
  /** The days that the form is about: the one that it makes, and the one that goes for it. */
  dates: readonly string[];
  was: SpecialDays;
  theirs: SpecialDays;
  mine: SpecialDays;
};

/** What a colleague made meanwhile of the day that is being typed, field by field. */
export function SpecialDayConflictDialog(props: SpecialDayConflictDialogProps) {
  const { was, theirs, mine, dates, ...decisions } = props;
  const inWords = (side: SpecialDays): Words =>
    Object.fromEntries(
      dates.flatMap((date) =>
        Object.entries(fieldsOn(date, side)).map(([label, value]) => [
          dates.length > 1 ? `${dayWithShortWeekday(date)}: ${label}` : label,
          value,
        ]),
      ),
    );
  return (
    <SettingConflictDialog
      {...decisions}
      was={inWords(was)}
      theirs={inWords(theirs)}
      mine={inWords(mine)}
    />
  );
}

const fieldsOn = (date: string, { days, workedHolidays = [] }: SpecialDays): Words =>
  workedHolidays.includes(date)
    ? { Praznik: 'radimo' }
    : specialDayInWords(days.find((day) => day.date === date));
