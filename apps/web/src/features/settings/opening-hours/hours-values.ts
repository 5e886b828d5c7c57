import type { OpenTimes, Weekday } from '@museum/shared/opening-hours/opening-hours';
import { WEEKDAYS } from '@museum/shared/primitives/weekdays';
import { type Setting, SETTINGS } from '@museum/shared/settings/settings';

import { resolverOf } from '#components/form/resolver-of.ts';

type Weekly = Setting<'hours'>['weekly'];

/** A weekday in the form: its times are kept while it is closed. */
type DayValues = { isOpen: boolean; from: string; to: string };

/**
 * The whole year, without days, or a season from a day D.M. to another; both have seven weekdays. The
 * `key` is of the dates that were read and stays when they are changed; a season added here has none.
 */
export type SeasonValues = { key?: string; from: string; to: string; days: DayValues[] };

export type HoursValues = { seasons: SeasonValues[] };

/** How far the buttons of a time go: the house may be open at any hour. */
export const ALL_DAY = { min: '00:00', max: '23:45' };

/** The times preset for a day that was closed until now. */
const USUAL: OpenTimes = { from: '09:00', to: '17:00' };

const dayValues = (open: OpenTimes | null): DayValues => ({
  ...(open ?? USUAL),
  isOpen: open !== null,
});

/** MM-DD as `01.06.` */
const dayOfYearText = (day: string) => day.split('-').toReversed().join('.') + '.';

/** `1.6.` as MM-DD; what is no day stays as it was typed, for the schema to answer. */
function readDayOfYear(typed: string): string {
  const parts = /^\s*(\d{1,2})\.\s*(\d{1,2})\.?\s*$/.exec(typed);
  if (!parts) return typed;
  const [, day = '', month = ''] = parts;
  return `${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** A season's dates, however they are typed; of the whole year always the same. */
export const datesOf = ({ from, to }: Pick<SeasonValues, 'from' | 'to'>) =>
  `${readDayOfYear(from)}/${readDayOfYear(to)}`;

/** The hours as the form holds them: first the whole year, then its seasons. */
export function toHoursValues({ weekly }: Setting<'hours'>): HoursValues {
  const bySeason = Map.groupBy(weekly, ({ from = '', to = '' }) => `${from}/${to}`);
  const wholeYear = bySeason.get('/') ?? [];
  const daysOf = (rows: Weekly) =>
    WEEKDAYS.map((_, index) => {
      const isDay = ({ weekday }: Weekly[number]) => weekday === index + 1;
      // A season that leaves a weekday out has its usual hours there.
      return dayValues((rows.find(isDay) ?? wholeYear.find(isDay))?.open ?? null);
    });
  bySeason.delete('/');
  const seasons = [...bySeason].map(([key, rows]) => ({
    key,
    from: dayOfYearText(rows[0]?.from ?? ''),
    to: dayOfYearText(rows[0]?.to ?? ''),
    days: daysOf(rows),
  }));
  return { seasons: [{ key: '/', from: '', to: '', days: daysOf(wholeYear) }, ...seasons] };
}

/** The hours that the form says, seven rows for each season. */
export const toWeekly = ({ seasons }: HoursValues): Weekly =>
  seasons.flatMap(({ from, to, days }, index) =>
    days.map(({ isOpen, ...open }, weekday) => ({
      weekday: (weekday + 1) as Weekday,
      ...(index > 0 && { from: readDayOfYear(from), to: readDayOfYear(to) }),
      open: isOpen ? { from: open.from, to: open.to } : null,
    })),
  );

/** Where a message about the rows of `toWeekly` stands in the form. */
function fieldOf([, row, part, end]: PropertyKey[]): string {
  const season = Math.floor(Number(row) / WEEKDAYS.length);
  if (part === 'open')
    return `seasons.${season}.days.${Number(row) % WEEKDAYS.length}.${String(end)}`;
  return `seasons.${season}.${part === 'to' ? 'to' : 'from'}`;
}

/** Checks the form by the rules of the wire. */
export const hoursResolver = resolverOf(
  (values: HoursValues) => SETTINGS.hours.schema.safeParse({ weekly: toWeekly(values) }),
  fieldOf,
);

/** A season to begin with: the usual hours in the summer. */
export const newSeason = ({ seasons }: HoursValues): SeasonValues => ({
  from: '01.06.',
  to: '31.08.',
  days: structuredClone(seasons[0]?.days ?? []),
});
