import { addDays, CENTRE_TIME_ZONE, dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

/** How days are shown everywhere (spec §2). */
export const DAY_FORMAT = 'DD.MM.YYYY';

const WIRE_FORMAT = 'YYYY-MM-DD';

/** Today in Belgrade as YYYY-MM-DD, whatever the clock's zone in the visitor's device. */
export const today = (now = new Date()) => dayInBelgrade(now);

/** Tomorrow in Belgrade as YYYY-MM-DD. */
export const tomorrow = (now = new Date()) => addDays(today(now), 1);

/** The day in Belgrade of an ISO 8601 instant, as DD.MM.YYYY. */
export const formatInstantDay = (instant: string) =>
  dayjs(instant).tz(CENTRE_TIME_ZONE).format(DAY_FORMAT);

/** Day and time in Belgrade of an ISO 8601 instant, as DD.MM.YYYY HH:mm. */
export const formatInstant = (instant: string) =>
  dayjs(instant).tz(CENTRE_TIME_ZONE).format(`${DAY_FORMAT} HH:mm`);

/** A day YYYY-MM-DD as a date picker wants it: null when empty, an invalid day when it is none. */
export const toPickerDay = (day: string): Dayjs | null => (day ? dayjs(day) : null);

/** A date picker's day as YYYY-MM-DD; a day that doesn't exist becomes a text that no schema accepts. */
export const fromPickerDay = (day: Dayjs | null) => day?.format(WIRE_FORMAT) ?? '';
