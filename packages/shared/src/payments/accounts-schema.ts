import { z } from 'zod';
import { daysBetween, EXISTING_DAY_MESSAGE, isCalendarDate } from '#primitives/calendar-date.ts';

/** A year with its leap day: what an accountant closes at once. */
const MAX_DAYS = 366;

const day = z
  .string({ error: EXISTING_DAY_MESSAGE })
  .refine(isCalendarDate, { error: EXISTING_DAY_MESSAGE, abort: true })
  .meta({ format: 'date' });

/** The days of issue that the accountant's workbook takes in, both included, at most a year. */
export const accountsQuerySchema = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to, { error: 'Kraj ne može biti pre početka', path: ['to'] })
  .refine(({ from, to }) => daysBetween(from, to) < MAX_DAYS, {
    error: `Najviše ${MAX_DAYS} dana odjednom`,
    path: ['to'],
  });

export type AccountsQuery = z.output<typeof accountsQuerySchema>;
