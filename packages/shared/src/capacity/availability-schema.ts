import { z } from 'zod';
import { addDays, daysBetween } from '#primitives/calendar-date.ts';
import { MAX_COUNT, tooManyMessage, WHOLE_NUMBER_MESSAGE } from '#primitives/count.ts';
import { dayRange } from '#primitives/day-schema.ts';
import { isTimeOfDay, TIME_FORMAT_MESSAGE } from '#primitives/time-of-day.ts';
import { LEVELS } from './levels.ts';

/** Days that one call may ask about (contract §6). */
const MAX_DAYS = 62;

/** A number in a query string; missing or empty is `preset`. */
const number = <Preset extends number | undefined>(preset: Preset) =>
  z
    .string({ error: WHOLE_NUMBER_MESSAGE })
    .regex(/^\d*$/, WHOLE_NUMBER_MESSAGE)
    .default('')
    .transform((text) => (text === '' ? preset : Number(text)))
    .refine((value) => value === undefined || value <= MAX_COUNT, tooManyMessage);

/** The group that asks; how many visitors it has isn't known yet where that is left out. */
const group = {
  visitorAmount: number(undefined),
  numberOfFollowers: number(0),
  portions: number(0),
};

/** Some days. */
export const availabilityQuerySchema = dayRange(MAX_DAYS);

/** The query of `GET /availability`: some days, and the group that they are told for. */
export const daysQuerySchema = availabilityQuerySchema.safeExtend(group);

/** Every day from one to another, both included. */
export const daysOf = ({ from, to }: z.output<typeof availabilityQuerySchema>) =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));

/** The group that the day's availability is asked for. */
export const groupQuerySchema = z.object({
  ...group,
  visitTime: z
    .string()
    .refine((time) => time === '' || isTimeOfDay(time), TIME_FORMAT_MESSAGE)
    .optional()
    .transform((time) => time || undefined),
});

/** A day of the house with its hours, and what staff say of it. */
export const dayHoursShape = {
  date: z.iso.date(),
  open: z.object({ from: z.string(), to: z.string() }).nullable(),
  note: z.string().nullable(),
};
const levelAtTime = z.object({ time: z.string(), level: z.enum(LEVELS) });

/** A day of the form's calendar: its hours and the level of its best start for a group. */
export const dayAvailabilitySchema = z.object({ ...dayHoursShape, level: z.enum(LEVELS) });

/**
 * A day for one group: the level of each start, of each lunch time and of each time in the memorial
 * house; calm starts, the nearest first; how long a group with lunch stays, in minutes; whether this
 * one is asked to go in two parts; and the parts of the house that are too small for it on any day.
 */
export const groupAvailabilitySchema = z.object({
  ...dayHoursShape,
  quarters: z.array(levelAtTime),
  restaurant: z.array(levelAtTime),
  memorialHouse: z.array(levelAtTime),
  calmStarts: z.array(z.string()),
  stayMinutes: z.object({ centre: z.int(), restaurant: z.int(), memorialHouse: z.int() }),
  isVeryLarge: z.boolean(),
  exceeds: z.object({ centre: z.boolean(), restaurant: z.boolean(), memorialHouse: z.boolean() }),
});

export type DayAvailability = z.output<typeof dayAvailabilitySchema>;
export type GroupAvailability = z.output<typeof groupAvailabilitySchema>;
