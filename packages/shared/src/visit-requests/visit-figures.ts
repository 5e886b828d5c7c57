import { z } from 'zod';

const whole = z.int().nonnegative();

/** What some visits come to. */
export const visitFiguresSchema = z.object({
  visits: whole,
  /** Who came; before that, or when nobody noted it, who is agreed. */
  visitors: whole,
  followers: whole,
  portions: whole,
  /** Dinars that they cost. */
  total: z.number(),
});

export type VisitFigures = z.output<typeof visitFiguresSchema>;
