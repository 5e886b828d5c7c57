import { z } from 'zod';
import { count } from '#primitives/count.ts';
import type { Zones } from './zones.ts';

const STAY_MESSAGE = 'Boravak je od 15 do 480 minuta';

const stayMinutes = z
  .number({ error: STAY_MESSAGE })
  .int(STAY_MESSAGE)
  .min(15, STAY_MESSAGE)
  .max(480, STAY_MESSAGE);

const room = z.object({ places: count(0), stayMinutes });

/** Places and stays as staff set them (visit-life §2). */
export const zonesSchema: z.ZodType<Zones> = z.object({
  centre: room.extend({ stayMinutesWithLunch: stayMinutes, startsPerQuarter: count(1) }),
  restaurant: room,
  memorialHouse: room,
});

/** Plausible numbers until staff save their own; the stays are those of the spec. */
export const EXAMPLE_ZONES: Zones = {
  centre: { places: 240, stayMinutes: 90, stayMinutesWithLunch: 120, startsPerQuarter: 2 },
  restaurant: { places: 140, stayMinutes: 45 },
  memorialHouse: { places: 45, stayMinutes: 30 },
};
