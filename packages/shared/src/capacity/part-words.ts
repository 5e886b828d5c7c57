import type { Part } from './load.ts';
import type { Zone } from './zones.ts';

/** What a group does in each part of the house. */
const PART_LABELS: Record<Zone, string> = {
  centre: 'poseta',
  memorialHouse: 'spomen-kuća',
  restaurant: 'ručak',
};

/** Parts of a visit with their times: `poseta u 15:00, ručak u 16:00`. */
export const partsInWords = (parts: readonly Pick<Part, 'zone' | 'time'>[]) =>
  parts.map(({ zone, time }) => `${PART_LABELS[zone]} u ${time}`).join(', ');
