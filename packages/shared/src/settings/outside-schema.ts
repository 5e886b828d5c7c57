import { z } from 'zod';
import { ZONES } from '#capacity/zones.ts';
import { STAGES } from '#visit-requests/stages/stage.ts';

/** How many visits an answer names. */
export const NAMED_OUTSIDE = 50;

/**
 * Visits to come that agreed with a setting before it was saved and don't any more: closed then, too
 * full, or led by a guide who is off the list. The next ones are named; nobody refuses the setting
 * because of them.
 */
export const outsideSchema = z.object({
  total: z.number().int().min(0),
  visits: z
    .array(
      z.object({
        id: z.number().int(),
        normalizedId: z.string(),
        requester: z.string(),
        visitDate: z.iso.date(),
        visitTime: z.string(),
        stage: z.enum(STAGES),
        /** What of it doesn't fit, with its time HH:mm; of a guide's visit nothing. */
        parts: z.array(z.object({ zone: z.enum(ZONES), time: z.string() })),
      }),
    )
    .max(NAMED_OUTSIDE),
});

export type Outside = z.output<typeof outsideSchema>;
