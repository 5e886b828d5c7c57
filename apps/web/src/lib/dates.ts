import { addDays, CENTRE_TIME_ZONE, dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import { dayWithWeekday } from '@museum/shared/primitives/day-words';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

import { serverNow } from './server-time.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

/** How days are shown everywhere (spec §2). */
const DAY_FORMAT = 'DD.MM.YYYY';

/** Today in Belgrade as YYYY-MM-DD, whatever clock and zone the visitor's device has. */
export const today = (now = serverNow()) => dayInBelgrade(now);

/** Tomorrow in Belgrade as YYYY-MM-DD. */
export const tomorrow = (now = serverNow()) => addDays(today(now), 1);

/** The day in Belgrade of an ISO 8601 instant, as DD.MM.YYYY. */
export const formatInstantDay = (instant: string) =>
  dayjs(instant).tz(CENTRE_TIME_ZONE).format(DAY_FORMAT);

/** Day and time in Belgrade of an ISO 8601 instant, as DD.MM.YYYY HH:mm. */
export const formatInstant = (instant: string) =>
  dayjs(instant).tz(CENTRE_TIME_ZONE).format(`${DAY_FORMAT} HH:mm`);

/** Day and time in Belgrade of an ISO 8601 instant in a sentence: "petak, 4. decembar 2026. u 10:05". */
export const instantInWords = (instant: string) =>
  `${dayWithWeekday(dayInBelgrade(new Date(instant)))} u ${dayjs(instant).tz(CENTRE_TIME_ZONE).format('HH:mm')}`;

/** Day and time in Belgrade of an ISO 8601 instant, where there is little room: "28. 9. u 14:05". */
export const shortInstant = (instant: string) =>
  dayjs(instant).tz(CENTRE_TIME_ZONE).format('D. M. [u] HH:mm');

/** The time in Belgrade of an ISO 8601 instant, as "10:05". */
export const timeOfInstant = (instant: string) =>
  dayjs(instant).tz(CENTRE_TIME_ZONE).format('HH:mm');

/** When something of today was, or on which other day: "10:05", "28. 9. u 14:05". */
export const recentInstant = (instant: string) =>
  dayInBelgrade(new Date(instant)) === today() ? timeOfInstant(instant) : shortInstant(instant);
