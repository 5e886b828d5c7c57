import { z } from 'zod';

const YEAR_MESSAGE = 'Godina nije ispravna';

/** The query of `GET /admin/settings/holidays`. */
export const holidayQuerySchema = z.object({
  year: z
    .string({ error: YEAR_MESSAGE })
    .regex(/^20\d\d$/, YEAR_MESSAGE)
    .transform(Number),
});

/** A public holiday of Serbia with its name in Latin letters. */
export const holidaySchema = z.object({ date: z.iso.date(), name: z.string() });

export type Holiday = z.output<typeof holidaySchema>;
