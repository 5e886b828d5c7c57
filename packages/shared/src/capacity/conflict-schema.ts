import { z } from 'zod';
import { ZONES } from './zones.ts';

/**
 * Where a visit doesn't fit: a zone from one time to another (HH:mm), persons with it against the
 * places, and who else is there. Of `starts`, groups that start against the starts allowed; of
 * `closed`, times outside the opening hours, which have no places.
 */
export const capacityConflictSchema = z.object({
  of: z.enum(['places', 'starts', 'closed']),
  zone: z.enum(ZONES),
  from: z.string(),
  to: z.string(),
  persons: z.number().int(),
  capacity: z.number().int(),
  requests: z.array(
    z.object({
      id: z.number().int(),
      normalizedId: z.string(),
      name: z.string(),
      persons: z.number().int(),
    }),
  ),
});

export type CapacityConflict = z.output<typeof capacityConflictSchema>;
