import { z } from 'zod';
import { addDays, daysBetween, isCalendarDate } from '#primitives/calendar-date.ts';
import { MAX_COUNT, tooManyMessage } from '#primitives/count.ts';
import { isTimeOfDay, TIME_FORMAT_MESSAGE } from '#primitives/time-of-day.ts';
import { LEVELS } from './levels.ts';

/** Days that one call may ask about (contract §6). */
const MAX_DAYS = 62;
const DAY_MESSAGE = 'Unesite postojeći datum';
const NUMBER_MESSAGE = 'Unesite ceo broj';

const day = z
  .string({ error: DAY_MESSAGE })
  .refine(isCalendarDate, DAY_MESSAGE)
  .meta({ format: 'date' });

/** A number in a query string; missing or empty is `preset`. */
const number = (preset: number) =>
  z
    .string({ error: NUMBER_MESSAGE })
    .regex(/^\d{0,4}$/, NUMBER_MESSAGE)
    .default('')
    .transform((text) => (text === '' ? preset : Number(text)))
    .refine((value) => value <= MAX_COUNT, tooManyMessage);

/** The query of `GET /availability`: both days included, at most 62 of them. */
export const availabilityQuerySchema = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to, { error: 'Kraj mora biti posle početka', path: ['to'] })
  .refine(({ from, to }) => daysBetween(from, to) < MAX_DAYS, {
    error: `Najviše ${MAX_DAYS} dana odjednom`,
    path: ['to'],
  });

/** Every day from one to another, both included. */
export const daysOf = ({ from, to }: z.output<typeof availabilityQuerySchema>) =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));

/** The group that the day's availability is asked for. */
export const groupQuerySchema = z.object({
  visitorAmount: number(1),
  numberOfFollowers: number(0),
  portions: number(0),
  visitTime: z
    .string()
    .refine((time) => time === '' || isTimeOfDay(time), TIME_FORMAT_MESSAGE)
    .optional()
    .transform((time) => time || undefined),
});

/** The day in the path of `GET /availability/{date}`. */
export const availabilityPathSchema = z.object({ date: day });

const dayHoursShape = {
  date: z.iso.date(),
  open: z.object({ from: z.string(), to: z.string() }).nullable(),
  note: z.string().nullable(),
};
const levelAtTime = z.object({ time: z.string(), level: z.enum(LEVELS) });

/** A day of the form's calendar: its hours and the level of its best start for a usual group. */
export const dayAvailabilitySchema = z.object({ ...dayHoursShape, level: z.enum(LEVELS) });

/**
 * A day for one group: the level of each start and of each lunch time, and calm starts, the nearest
 * first; how long a group with lunch stays, in minutes, and whether this one is asked to go in two parts.
 */
export const groupAvailabilitySchema = z.object({
  ...dayHoursShape,
  quarters: z.array(levelAtTime),
  restaurant: z.array(levelAtTime),
  calmStarts: z.array(z.string()),
  stayMinutes: z.object({ centre: z.int(), restaurant: z.int(), memorialHouse: z.int() }),
  isVeryLarge: z.boolean(),
});

export type GroupQuery = z.output<typeof groupQuerySchema>;
export type DayAvailability = z.output<typeof dayAvailabilitySchema>;
export type GroupAvailability = z.output<typeof groupAvailabilitySchema>;
