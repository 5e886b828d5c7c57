import { z } from 'zod';
import { daysBetween, EXISTING_DAY_MESSAGE, isCalendarDate } from './calendar-date.ts';

/** An existing day, YYYY-MM-DD; what compares two days waits for both. */
export const calendarDay = z
  .string({ error: EXISTING_DAY_MESSAGE })
  .refine(isCalendarDate, { error: EXISTING_DAY_MESSAGE, abort: true })
  .meta({ format: 'date' });

/** The path of a call about one day. */
export const dayPathSchema = z.object({ date: calendarDay });

type DayRange = { from: string; to: string };

/** Whether a range ends on the day that it begins, or later. */
export const isInOrder = ({ from, to }: DayRange) => from <= to;

/** Answers a range that isn't. */
export const IN_ORDER = { error: 'Kraj ne može biti pre početka', path: ['to'] };

/** Days from one to another, both included: at most `mostDays`. */
export const dayRange = (mostDays: number) =>
  z
    .object({ from: calendarDay, to: calendarDay })
    .refine(isInOrder, IN_ORDER)
    .refine(({ from, to }) => daysBetween(from, to) < mostDays, {
      error: `Najviše ${mostDays} dana odjednom`,
      path: ['to'],
    });
