import { type DayLoad, type Group, runsOf, type Stay, staysOf } from './load.ts';
import { type Quarter, quarterAt } from './quarters.ts';
import type { Zone, Zones } from './zones.ts';

/** Where a group is too many: the quarters from `from` to `to` (not included) of a zone. */
export type Overflow = {
  /** Persons against places, or groups that start at the same time against the starts allowed. */
  of: 'places' | 'starts';
  zone: Zone;
  from: Quarter;
  to: Quarter;
  /** The most that are there together with the group, persons or starts. */
  count: number;
  capacity: number;
};

function overPlaces(firm: DayLoad, stay: Stay, places: number): Overflow[] {
  const { zone, persons } = stay;
  return runsOf(
    firm.persons[zone],
    (quarter, there) => quarter >= stay.from && quarter < stay.to && there + persons > places,
  ).map(({ from, to, persons: there }) => ({
    of: 'places',
    zone,
    from,
    to,
    count: there + persons,
    capacity: places,
  }));
}

/**
 * Where a group would not fit beside the firm visits of its day, itself not among them; empty when
 * it fits (visit-life §4).
 */
export function overflowsOf(group: Group, firm: DayLoad, zones: Zones): Overflow[] {
  const tooFull = staysOf(group, zones).flatMap((stay) =>
    overPlaces(firm, stay, zones[stay.zone].places),
  );
  const from = quarterAt(group.visitTime);
  const count = (firm.starts[from] ?? 0) + 1;
  const capacity = zones.centre.startsPerQuarter;
  if (count <= capacity) return tooFull;
  return [...tooFull, { of: 'starts', zone: 'centre', from, to: from + 1, count, capacity }];
}
