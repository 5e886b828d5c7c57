import type { Zones } from '../src/capacity/zones.ts';

/** A small house: a hundred places in the centre, sixty at table, thirty in the memorial house. */
export const buildZones = (centre: Partial<Zones['centre']> = {}): Zones => ({
  centre: {
    places: 100,
    stayMinutes: 90,
    stayMinutesWithLunch: 120,
    startsPerQuarter: 2,
    ...centre,
  },
  restaurant: { places: 60, stayMinutes: 45 },
  memorialHouse: { places: 30, stayMinutes: 30 },
});
