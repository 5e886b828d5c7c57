/** Where the centre's days begin and end (contract §2). */
const CENTRE_TIME_ZONE = 'Europe/Belgrade';

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** True for an existing day written YYYY-MM-DD, from year 1900 on. */
export const isCalendarDate = (value: string) => {
  if (!CALENDAR_DATE.test(value) || value < '1900-01-01') return false;
  const instant = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 10) === value;
};

/** Answers what is no existing day. */
export const EXISTING_DAY_MESSAGE = 'Unesite postojeći datum';

/** Says which day it is in Belgrade, YYYY-MM-DD, whenever it is asked. */
export type Today = () => string;

/** Made when it is first asked for: that takes a phone a tenth of a second, and most pages need none. */
let belgradeMinute: Intl.DateTimeFormat | undefined;

/** What Belgrade's clocks show at an instant, as YYYY-MM-DD HH:mm. */
export const minuteInBelgrade = (instant: Date) => {
  belgradeMinute ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: CENTRE_TIME_ZONE,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return belgradeMinute.format(instant);
};

/** The day in Belgrade at an instant, as YYYY-MM-DD. */
export const dayInBelgrade = (instant: Date) => minuteInBelgrade(instant).slice(0, 10);

/** A day moved by a number of days, as YYYY-MM-DD. */
export const addDays = (day: string, days: number) => {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
};

/** A day moved by a number of years, as YYYY-MM-DD; 29 February becomes 1 March where it has to. */
export const addYears = (day: string, years: number) => {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCFullYear(moved.getUTCFullYear() + years);
  return moved.toISOString().slice(0, 10);
};

/** The first day of a day's month; both YYYY-MM-DD. */
export const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

/** The weekday of a day YYYY-MM-DD: 1 is Monday, 7 Sunday. */
export const weekdayOf = (day: string) => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** The week of a day, from its Monday to its Sunday; all YYYY-MM-DD. */
export const weekOf = (day: string) => {
  const from = addDays(day, 1 - weekdayOf(day));
  return { from, to: addDays(from, 6) };
};

/**
 * How many days the house looks ahead: for the special days that it tells (contract §6), for the next
 * groups and the next meals.
 */
export const DAYS_AHEAD = 60;

const DAY_MS = 86_400_000;

/** How many days after `from` the day `to` comes; both YYYY-MM-DD, negative when it is earlier. */
export const daysBetween = (from: string, to: string) =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;

/** A day YYYY-MM-DD as people read it: DD.MM.YYYY (spec §2). */
export const formatDay = (day: string) => day.split('-').reverse().join('.');
