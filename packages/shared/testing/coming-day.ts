import { addDays, dayInBelgrade, weekdayOf } from '#primitives/calendar-date.ts';

/**
 * The day YYYY-MM-DD on a weekday (1 is Monday, on which the house is closed, 7 Sunday) of the week
 * that comes so many weeks after this one.
 */
export const comingDay = (weeks: number, weekday: number): string => {
  const today = dayInBelgrade(new Date());
  return addDays(today, 7 * weeks + weekday - weekdayOf(today));
};
