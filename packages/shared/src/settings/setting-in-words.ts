import { ZONE_LABELS, ZONES, type Zones } from '#capacity/zones.ts';
import type { SpecialDay } from '#opening-hours/opening-hours.ts';
import { openTimesText, weekRows } from '#opening-hours/week-rows.ts';
import { PLACES, plural } from '#primitives/plural.ts';
import { dayInWords } from '#primitives/day-words.ts';
import { inGroups } from '#primitives/words.ts';
import { REMINDER_KINDS, REMINDERS } from '#reminders/reminder.ts';
import type { Setting, SettingName } from './settings.ts';

/** Serbian names with their values. */
export type Words = Record<string, string | number>;

const placesText = ({ places = {} }: SpecialDay) =>
  ZONES.flatMap((zone) =>
    places[zone] === undefined ? [] : [`${ZONE_LABELS[zone]}: ${plural(places[zone], PLACES)}`],
  ).join(', ');

const specialDayText = (day: SpecialDay) =>
  [openTimesText(day.open), day.note, placesText(day)].filter(Boolean).join(', ');

/** A special day field by field; without one the day is as its weekday. */
export function specialDayInWords(day: SpecialDay | undefined): Words {
  if (!day) return { 'Radno vreme': 'redovno' };
  const places = placesText(day);
  return {
    'Radno vreme': openTimesText(day.open),
    'Rečenica za posetioce': day.note,
    ...(places && { 'Broj mesta': places }),
  };
}

const zoneWords = (zones: Zones): [string, number][] => [
  ...ZONES.flatMap((zone): [string, number][] => [
    [`${ZONE_LABELS[zone]}: mesta`, zones[zone].places],
    [`${ZONE_LABELS[zone]}: boravak, min`, zones[zone].stayMinutes],
  ]),
  [`${ZONE_LABELS.centre}: boravak sa ručkom, min`, zones.centre.stayMinutesWithLunch],
  [`${ZONE_LABELS.centre}: grupa u istoj četvrti sata`, zones.centre.startsPerQuarter],
];

const noticeWords = ({ text, from, to }: NonNullable<Setting<'notice'>['notice']>): Words => ({
  Tekst: text,
  Od: dayInWords(from),
  Do: dayInWords(to),
});

const IN_WORDS: { [Name in SettingName]: (value: Setting<Name>) => Words } = {
  hours: ({ weekly }) =>
    Object.fromEntries(
      weekly.flatMap((row) => weekRows([row])).map(({ when, what }) => [when, what] as const),
    ),
  zones: ({ zones }) => Object.fromEntries(zoneWords(zones)),
  'special-days': ({ days, workedHolidays = [] }) =>
    Object.fromEntries([
      ...workedHolidays.map((date) => [`${dayInWords(date)} (praznik)`, 'radimo'] as const),
      ...days.map((day) => [dayInWords(day.date), specialDayText(day)] as const),
    ]),
  'usual-group': ({ visitors }) => ({ Posetilaca: visitors }),
  notice: ({ notice }) => (notice ? noticeWords(notice) : {}),
  guides: ({ guides }) => ({ Spisak: guides.map(({ name }) => name).join(', ') }),
  reminders: (isOn) =>
    Object.fromEntries(
      REMINDER_KINDS.map((kind) => [
        REMINDERS[kind].label,
        isOn[kind] ? 'uključeno' : 'isključeno',
      ]),
    ),
  'day-sheet': ({ isMailed }) => ({
    'Jutarnji mejl kancelariji': isMailed ? 'uključeno' : 'isključeno',
  }),
  'payment-codes': ({ legalEntity, person }) => ({
    'Pravna lica': legalEntity,
    'Fizička lica': person,
  }),
};

/** A setting as the audit trail tells it: Serbian names with their values, so that a change reads by itself. */
export const settingInWords = <Name extends SettingName>(name: Name, value: Setting<Name>): Words =>
  IN_WORDS[name](value);

/** One of those values as people read it: "1.200"; a dash where there is none. */
export const settingValueText = (value: string | number | boolean | null | undefined): string =>
  typeof value === 'number' ? inGroups(value) : String(value ?? '–');
