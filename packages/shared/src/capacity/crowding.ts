import { type HouseDay, isTight, type Level, stayLevel, worst } from './levels.ts';
import { type CrowdedRun, runsOf, type Stay } from './load.ts';
import type { Quarter } from './quarters.ts';
import { type Zone, ZONES } from './zones.ts';

type OpenLevel = Exclude<Level, 'closed'>;

/** Quarters of a zone in which it is full, `to` not included. */
export type FullRun = { zone: Zone; from: Quarter; to: Quarter };

/** How full a zone gets when all that is received comes, too. */
export type Crowding = {
  zone: Zone;
  level: OpenLevel;
  /** Where the zone is at that level; empty while it is free. */
  runs: CrowdedRun[];
  /** The most persons there, confirmed and received together, and confirmed alone. */
  persons: number;
  firm: number;
  places: number;
};

/** The staff's level of a quarter of a zone: confirmed and received persons against the places; too many starts are full, too. */
export function quarterLevel(
  { zones, all }: Pick<HouseDay, 'zones' | 'all'>,
  zone: Zone,
  quarter: Quarter,
): OpenLevel {
  const persons = all.persons[zone][quarter] ?? 0;
  const { places } = zones[zone];
  const isOverrun = zone === 'centre' && (all.starts[quarter] ?? 0) > zones.centre.startsPerQuarter;
  if (isOverrun || persons > places) return 'full';
  return isTight(persons, places) ? 'tight' : 'free';
}

/** How full a zone gets on a day. */
export function crowdingOf(day: Omit<HouseDay, 'open'>, zone: Zone): Crowding {
  const all = day.all.persons[zone];
  const levels = all.map((_, quarter) => quarterLevel(day, zone, quarter));
  const level = worst(levels);
  return {
    zone,
    level,
    runs: level === 'free' ? [] : runsOf(all, (quarter) => levels[quarter] === level),
    persons: Math.max(0, ...all),
    firm: Math.max(0, ...day.firm.persons[zone]),
    places: day.zones[zone].places,
  };
}

/** When in its stay a group is at the level of the whole stay, beside who else is there. */
export function stayRuns(house: HouseDay, stay: Stay): CrowdedRun[] {
  const level = stayLevel(house, stay);
  return runsOf(
    house.all.persons[stay.zone],
    (from) =>
      from >= stay.from &&
      from < stay.to &&
      stayLevel(house, { ...stay, from, to: from + 1 }) === level,
  );
}

/** Where and when a day is over its places, or too many groups start: zones in their order, quarters with `to` not included. */
export const fullRunsOf = (day: Omit<HouseDay, 'open'>): FullRun[] =>
  ZONES.flatMap((zone) => {
    const { level, runs } = crowdingOf(day, zone);
    return level === 'full' ? runs.map(({ from, to }) => ({ zone, from, to })) : [];
  });
