import { ZONES, type Zones } from '@museum/shared/capacity/zones';
import type { SpecialDay } from '@museum/shared/opening-hours/opening-hours';
import { specialDaysToSave } from '@museum/shared/settings/setting-to-save';
import type { Setting } from '@museum/shared/settings/settings';

import { resolverOf } from '#components/form/resolver-of.ts';
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
export const resolverFor = (stored: Day[], mayGo: readonly (string | undefined)[]) => {
  const others = stored.filter(({ date }) => !mayGo.includes(date));
  return resolverOf(
    (values: DayValues) =>
      specialDaysToSave(today(), { days: stored })
        .transform(({ days }): Day => days.at(-1)!)
        .safeParse({ days: [...others, toDay(values)] }),
    ([, , ...path]) => FIELDS[path.join('.')] ?? path.join('.'),
  );
};
