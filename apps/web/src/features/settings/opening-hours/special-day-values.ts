import { toNestErrors } from '@hookform/resolvers';
import { ZONES, type Zones } from '@museum/shared/capacity/zones';
import type { SpecialDay } from '@museum/shared/opening-hours/opening-hours';
import { specialDaysToSave } from '@museum/shared/settings/setting-to-save';
import type { Setting } from '@museum/shared/settings/settings';
import type { FieldErrors, Resolver } from 'react-hook-form';

import { useSettingDraft } from '#features/settings/setting-draft.ts';
import { today } from '#lib/time/dates.ts';

export type Day = Setting<'special-days'>['days'][number];

export type DayValues = {
  date: string;
  isOpen: boolean;
  from: string;
  to: string;
  note: string;
  hasPlaces: boolean;
  places: Record<keyof Zones, number>;
};

export const toValues = (day: SpecialDay | undefined, zones: Zones): DayValues => ({
  date: day?.date ?? '',
  isOpen: Boolean(day?.open),
  ...(day?.open ?? { from: '09:00', to: '13:00' }),
  note: day?.note ?? '',
  hasPlaces: day?.places !== undefined,
  places: Object.fromEntries(
    ZONES.map((zone) => [zone, day?.places?.[zone] ?? zones[zone].places]),
  ) as DayValues['places'],
});

/** What a person types of a special day, kept for the tab. */
export const useSpecialDayDraft = (zones: Zones) =>
  useSettingDraft({
    name: 'special-days' as const,
    toValues: () => ({ ...toValues(undefined, zones), replaced: '' }),
  });

const toDay = ({ date, isOpen, from, to, note, hasPlaces, places }: DayValues) => ({
  date,
  note,
  open: isOpen ? { from, to } : null,
  ...(hasPlaces && { places }),
});

const FIELDS: Record<string, keyof DayValues> = { 'open.from': 'from', 'open.to': 'to' };

/** Checks the day by the rules of the wire; a day that stands there already is told, too, but those that may go. */
export const resolverFor =
  (stored: Day[], mayGo: readonly (string | undefined)[]): Resolver<DayValues, unknown, Day> =>
  (values, _context, options) => {
    const days = [...stored.filter(({ date }) => !mayGo.includes(date)), toDay(values)];
    const checked = specialDaysToSave(today(), { days: stored }).safeParse({ days });
    if (checked.success) return { values: checked.data.days.at(-1)!, errors: {} };
    const errors: FieldErrors = {};
    for (const { path, message } of checked.error.issues) {
      const field = path.slice(2).join('.');
      errors[FIELDS[field] ?? field] ??= { type: 'rule', message };
    }
    return { values: {}, errors: toNestErrors(errors, options) };
  };
