import { minutesLater } from '#capacity/quarters.ts';
import type { Zone } from '#capacity/zones.ts';
import { timeInBelgrade } from '#primitives/belgrade-clock.ts';
import { addDays, dayInBelgrade, weekdayOf } from '#primitives/calendar-date.ts';

/** Both as HH:mm. */
export type OpenTimes = { readonly from: string; readonly to: string };

/** Monday is 1, Sunday 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The hours of a weekday, of the whole year or of a season from `from` to `to` (MM-DD, both included). */
export type WeekdayHours = {
  readonly weekday: Weekday;
  readonly from?: string;
  readonly to?: string;
  /** Null where it is closed. */
  readonly open: OpenTimes | null;
};

/** One day (YYYY-MM-DD) that differs from its weekday, and why. */
export type SpecialDay = {
  readonly date: string;
  readonly open: OpenTimes | null;
  readonly note: string;
  /** Places per zone where they differ. */
  readonly places?: Partial<Record<Zone, number>>;
};

/** When the centre is open. */
export type OpeningHours = {
  readonly weekly: readonly WeekdayHours[];
  readonly specialDays: readonly SpecialDay[];
};

type DayHours = { open: OpenTimes | null; note?: string; places?: SpecialDay['places'] };

/** How things stand at an instant: times as HH:mm; `next` is the next day that opens, within two weeks. */
export type OpeningState =
  | { kind: 'opens' | 'open' | 'noEntry'; today: OpenTimes; lastEntry: string; note?: string }
  | { kind: 'over' | 'closed'; note?: string; next?: { day: string; open: OpenTimes } };

const DAYS_AHEAD = 14;

/** A season may run over the end of the year; one to the end of February holds on a leap day, too. */
function isInSeason({ from = '01-01', to = '12-31' }: WeekdayHours, day: string): boolean {
  const date = day.slice(5).replace('02-29', '02-28');
  return from <= to ? date >= from && date <= to : date >= from || date <= to;
}

/** What of a week holds in the season of a day (YYYY-MM-DD): a season's hours before those of the whole year. */
export function weekOn(weekly: OpeningHours['weekly'], day: string): WeekdayHours[] {
  const rows = weekly.filter((row) => isInSeason(row, day));
  const hasSeason = ({ weekday }: WeekdayHours) =>
    rows.some((row) => row.weekday === weekday && row.from);
  return rows.filter((row) => row.from !== undefined || !hasSeason(row));
}

/** The hours of one day: its own before those of its weekday. */
export function hoursOn(hours: OpeningHours, day: string): DayHours {
  const special = hours.specialDays.find(({ date }) => date === day);
  if (special) return special;
  const rows = hours.weekly.filter(({ weekday }) => weekday === weekdayOf(day));
  return { open: weekOn(rows, day)[0]?.open ?? null };
}

/** Nobody is let in later than so many minutes before closing (spec §2). */
export const LAST_ENTRY_MINUTES = 60;

/** The last time HH:mm at which people are let in. */
export const lastEntryOf = ({ to }: OpenTimes) => minutesLater(to, -LAST_ENTRY_MINUTES);

/** Whether the centre is open at an instant, in Belgrade's time, and still lets people in. */
export function openingState(hours: OpeningHours, now: Date): OpeningState {
  const today = dayInBelgrade(now);
  const time = timeInBelgrade(now);
  const { open, note } = hoursOn(hours, today);
  if (open && time < open.to) {
    const lastEntry = lastEntryOf(open);
    const kind = time < open.from ? 'opens' : time <= lastEntry ? 'open' : 'noEntry';
    return { kind, today: open, lastEntry, note };
  }
  return { kind: open ? 'over' : 'closed', note, next: nextOpening(hours, today) };
}

function nextOpening(hours: OpeningHours, today: string) {
  for (let ahead = 1; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = addDays(today, ahead);
    const { open } = hoursOn(hours, day);
    if (open) return { day, open };
  }
  return undefined;
}
