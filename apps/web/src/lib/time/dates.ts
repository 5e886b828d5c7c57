import { timeInBelgrade } from '@museum/shared/primitives/belgrade-clock';
import { addDays, dayInBelgrade, formatDay } from '@museum/shared/primitives/calendar-date';
import { dayWithWeekday, shortDay } from '@museum/shared/primitives/day-words';

import { serverNow } from './server-time.ts';

// Without dayjs and its zones: the calendar of the forms would ask them for every day that it draws.

const dayOf = (instant: string) => dayInBelgrade(new Date(instant));

/** Today in Belgrade as YYYY-MM-DD, whatever clock and zone the visitor's device has. */
export const today = (now = serverNow()) => dayInBelgrade(now);

/** Tomorrow in Belgrade as YYYY-MM-DD. */
export const tomorrow = (now = serverNow()) => addDays(today(now), 1);

/** The time in Belgrade of an ISO 8601 instant, as "10:05". */
export const timeOfInstant = (instant: string) => timeInBelgrade(new Date(instant));

/** The day in Belgrade of an ISO 8601 instant, as DD.MM.YYYY: how days are shown everywhere (spec §2). */
export const formatInstantDay = (instant: string) => formatDay(dayOf(instant));

/** Day and time in Belgrade of an ISO 8601 instant, as DD.MM.YYYY HH:mm. */
export const formatInstant = (instant: string) =>
  `${formatInstantDay(instant)} ${timeOfInstant(instant)}`;

/** Day and time in Belgrade of an ISO 8601 instant in a sentence: "petak, 4. decembar 2026. u 10:05". */
export const instantInWords = (instant: string) =>
  `${dayWithWeekday(dayOf(instant))} u ${timeOfInstant(instant)}`;

/** Day and time in Belgrade of an ISO 8601 instant, where there is little room: "28. 9. u 14:05". */
export const shortInstant = (instant: string) =>
  `${shortDay(dayOf(instant))} u ${timeOfInstant(instant)}`;

/** When something of today was, or on which other day: "10:05", "28. 9. u 14:05". */
export const recentInstant = (instant: string) =>
  dayOf(instant) === today() ? timeOfInstant(instant) : shortInstant(instant);
