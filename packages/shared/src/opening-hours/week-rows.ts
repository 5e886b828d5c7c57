// Imports no calendar: the footer of every page shows these rows.
import { WEEKDAYS } from '#primitives/weekdays.ts';
import type { OpeningHours, OpenTimes, WeekdayHours } from './opening-hours.ts';
import { capitalised } from '#primitives/words.ts';

/** HH:mm as Serbian says it: 9, 9.30. */
export const hourText = (time: string) => {
  const [hours, minutes] = time.split(':');
  return minutes === '00' ? String(Number(hours)) : `${Number(hours)}.${minutes}`;
};

/** `od 9 do 17 h`, or that it is closed. */
export const openTimesText = (open: OpenTimes | null) =>
  open ? `od ${hourText(open.from)} do ${hourText(open.to)}\u00a0h` : 'zatvoreno';

function weekdaysText(from: number, to: number): string {
  const [first = '', last = ''] = [WEEKDAYS[from - 1], WEEKDAYS[to - 1]];
  if (to - from === 6) return 'Svakog dana';
  if (from === to) return capitalised(first);
  return capitalised(to - from === 1 ? `${first} i ${last}` : `${first}–${last}`);
}

/** A season's end MM-DD as `1.4.`. */
const seasonDay = (day: string) => day.split('-').map(Number).toReversed().join('.') + '.';

export type WeekRow = { when: string; what: string };

/** Whether a row says something that no other row says: not a season with the hours of the whole year. */
export const isOwn = (row: WeekdayHours, _index: number, weekly: readonly WeekdayHours[]) =>
  !row.from ||
  !weekly.some(
    ({ weekday, from, open }) =>
      weekday === row.weekday && !from && openTimesText(open) === openTimesText(row.open),
  );

/** The week in few rows: days with the same hours together, closed ones at the end. */
export function weekRows(weekly: OpeningHours['weekly']): WeekRow[] {
  const seasonOf = ({ from, to }: WeekdayHours) =>
    from && to ? ` (${seasonDay(from)}–${seasonDay(to)})` : '';
  const days = weekly
    .filter(isOwn)
    .toSorted(
      (one, other) => seasonOf(one).localeCompare(seasonOf(other)) || one.weekday - other.weekday,
    );
  const rows: { from: number; to: number; what: string; season: string }[] = [];
  for (const day of days) {
    const { weekday } = day;
    const what = openTimesText(day.open);
    const season = seasonOf(day);
    const last = rows.at(-1);
    if (last?.to === weekday - 1 && last.what === what && last.season === season) last.to = weekday;
    else rows.push({ from: weekday, to: weekday, what, season });
  }
  const isClosed = ({ what }: { what: string }) => what === openTimesText(null);
  return [...rows.filter((row) => !isClosed(row)), ...rows.filter(isClosed)].map(
    ({ from, to, what, season }) => ({ when: weekdaysText(from, to) + season, what }),
  );
}
