import { z } from 'zod';
import { ZONES } from '#capacity/zones.ts';
import { EXISTING_DAY_MESSAGE, isCalendarDate } from '#primitives/calendar-date.ts';
import { count } from '#primitives/count.ts';
import { calendarDay, IN_ORDER, isInOrder } from '#primitives/day-schema.ts';
import { requiredText } from '#primitives/text.ts';
import { isTimeOfDay, timeOfDay } from '#primitives/time-of-day.ts';
import type { WeekdayHours } from './opening-hours.ts';

const CLOSES_AFTER_OPENING_MESSAGE = 'Zatvaranje mora biti posle otvaranja';

/** From when to when a day is open, or null where it is closed. */
const openTimesSchema = z
  .object({ from: timeOfDay(), to: timeOfDay() })
  .refine(({ from, to }) => from < to || ![from, to].every(isTimeOfDay), {
    error: CLOSES_AFTER_OPENING_MESSAGE,
    path: ['to'],
  })
  .nullable();

/** A day of any year as MM-DD; 29 February is left out, because most years lack it. */
const dayOfYear = z
  .string({ error: EXISTING_DAY_MESSAGE })
  .refine((day) => isCalendarDate(`2025-${day}`), EXISTING_DAY_MESSAGE)
  .meta({ pattern: '^\\d{2}-\\d{2}$' });

/** The hours of a weekday; those of a season have both its ends. */
export const weekdayHoursSchema = z
  .object({
    weekday: z.literal([1, 2, 3, 4, 5, 6, 7], { error: 'Dan u nedelji nije ispravan' }),
    from: dayOfYear.optional(),
    to: dayOfYear.optional(),
    open: openTimesSchema,
  })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), {
    error: 'Sezona ima i početak i kraj',
    path: ['to'],
  });

/** The parts of a year that a row is for; a season over New Year has two. */
const partsOfYear = ({ from = '01-01', to = '12-31' }: WeekdayHours) =>
  from <= to
    ? [[from, to]]
    : [
        ['01-01', to],
        [from, '12-31'],
      ];

const overlap = (one: WeekdayHours, other: WeekdayHours) =>
  partsOfYear(one).some(([from, to]) =>
    partsOfYear(other).some(([start, end]) => from! <= end! && start! <= to!),
  );

/** Every weekday once for the whole year; seasons of one weekday don't overlap. */
export const weeklyHoursSchema = z
  .array(weekdayHoursSchema)
  .max(70)
  .superRefine((rows, context) => {
    for (const [index, row] of rows.entries()) {
      const isTaken = rows
        .slice(0, index)
        .some(
          (other) =>
            other.weekday === row.weekday &&
            (other.from === undefined) === (row.from === undefined) &&
            overlap(other, row),
        );
      if (isTaken)
        context.addIssue({
          code: 'custom',
          path: [index],
          message: 'Vreme za isti dan uneto je dvaput',
        });
    }
    const wholeYear = new Set(rows.filter(({ from }) => !from).map(({ weekday }) => weekday));
    if (wholeYear.size < 7)
      context.addIssue({ code: 'custom', path: [], message: 'Unesite vreme za svih sedam dana' });
  });

/** Days that differ from their weekday, each once, each with the sentence that visitors read. */
export const specialDaysSchema = z
  .array(
    z.object({
      date: calendarDay,
      open: openTimesSchema,
      note: requiredText('name'),
      /** Places that differ on this day; a zone without an entry holds what it always does. */
      places: z.partialRecord(z.enum(ZONES), count(0)).optional(),
    }),
  )
  .max(400)
  .superRefine((days, context) => {
    for (const [index, { date }] of days.entries())
      if (days.findIndex((day) => day.date === date) < index)
        context.addIssue({
          code: 'custom',
          path: [index, 'date'],
          message: 'Ovaj dan je već unet',
        });
  });

/** Some days YYYY-MM-DD. */
export const daysSchema = z.array(calendarDay).max(400);

/** What stands above every public page from one day to another, both included; null for nothing. */
export const noticeSchema = z
  .object({
    text: requiredText('notice'),
    from: calendarDay,
    to: calendarDay,
  })
  .refine(isInOrder, IN_ORDER)
  .nullable();
