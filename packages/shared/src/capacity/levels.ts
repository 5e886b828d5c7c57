import { lastEntryOf, type OpenTimes } from '#opening-hours/opening-hours.ts';
import { OPENING_WINDOW } from '#primitives/time-of-day.ts';
import { type DayLoad, type Group, type Part, partsOf, peak, type Stay, staysOf } from './load.ts';
import { type Quarter, quarterAt, quartersOf, quarterStart } from './quarters.ts';
import type { Zones } from './zones.ts';

/** What the public sees of the load, the best first, with the word that people read (visit-life §3). */
export const LEVEL_LABELS = {
  free: 'Slobodno',
  tight: 'Malo mesta',
  full: 'Puno',
  closed: 'Zatvoreno',
} as const;

export type Level = keyof typeof LEVEL_LABELS;

/** Every level, for schemas and comparisons. */
export const LEVELS = Object.keys(LEVEL_LABELS) as [Level, ...Level[]];

/** A time HH:mm and how well a group fits in then. */
export type LevelAtTime = { time: string; level: Level };

/** A day as the house stands: its hours, its places and who comes. */
export type HouseDay = {
  /** Null where the house is closed. */
  readonly open: OpenTimes | null;
  readonly zones: Zones;
  /** Confirmed visits alone. */
  readonly firm: DayLoad;
  /** Confirmed and received visits together. */
  readonly all: DayLoad;
};

/** Up to here a zone is free, of its places (visit-life §3). */
const EASY = 0.8;

/** Whether so many persons are no longer easy on a zone's places. */
export const isTight = (persons: number, places: number): boolean => persons > places * EASY;

/** The worst of some levels; free for none. */
export const worst = <L extends Level>(levels: readonly L[]): L | 'free' =>
  levels.reduce<L | 'free'>(
    (worse, level) => (LEVELS.indexOf(level) > LEVELS.indexOf(worse) ? level : worse),
    'free',
  );

/** The best of some levels; closed for none. */
export const best = (levels: readonly Level[]): Level =>
  levels.reduce(
    (better, level) => (LEVELS.indexOf(level) < LEVELS.indexOf(better) ? level : better),
    'closed',
  );

/** How well a stay fits into its zone beside who else is there; the opening hours aside. */
export function stayLevel({ zones, firm, all }: HouseDay, stay: Stay): Level {
  const { places } = zones[stay.zone];
  if (peak(firm.persons[stay.zone], stay) + stay.persons > places) return 'full';
  return isTight(peak(all.persons[stay.zone], stay) + stay.persons, places) ? 'tight' : 'free';
}

/** How well one more group may start in a quarter; the persons and the opening hours aside. */
export function startLevel({ zones, firm, all }: HouseDay, quarter: Quarter): Level {
  const { startsPerQuarter } = zones.centre;
  if ((firm.starts[quarter] ?? 0) >= startsPerQuarter) return 'full';
  return (all.starts[quarter] ?? 0) >= startsPerQuarter ? 'tight' : 'free';
}

/** Whether the house is open at a time HH:mm; at its closing time it isn't any more. */
export const isOpenAt = ({ open }: Pick<HouseDay, 'open'>, time: string) =>
  open !== null && time >= open.from && time < open.to;

/** What of a group's visit falls outside the opening hours. */
export const closedTimes = (day: Pick<HouseDay, 'open'>, group: Group): Part[] =>
  partsOf(group).filter(({ time }) => !isOpenAt(day, time));

/** How well a group fits into the centre when it starts at a time HH:mm. */
export function visitLevel(day: HouseDay, group: Omit<Group, 'visitTime'>, time: string): Level {
  if (!isOpenAt(day, time)) return 'closed';
  const stays = staysOf({ ...group, visitTime: time }, day.zones);
  return worst([
    startLevel(day, quarterAt(time)),
    ...stays.filter(({ zone }) => zone === 'centre').map((stay) => stayLevel(day, stay)),
  ]);
}

type Seats = { zone: 'restaurant' | 'memorialHouse'; persons: number };

/** How well so many portions fit into the restaurant, or persons into the memorial house, at a time HH:mm. */
export function zoneLevel(day: HouseDay, { zone, persons }: Seats, time: string): Level {
  if (!isOpenAt(day, time)) return 'closed';
  return stayLevel(day, { zone, persons, ...quartersOf(time, day.zones[zone].stayMinutes) });
}

/** The times HH:mm at which a visit may start: every quarter from 08:00 to 16:00 (spec §9). */
export const START_TIMES: readonly string[] = (() => {
  const [first, last] = [quarterAt(OPENING_WINDOW.from), quarterAt(OPENING_WINDOW.to)];
  return Array.from({ length: last - first + 1 }, (_, index) => quarterStart(first + index));
})();

/** The level of the best start of a day for a group, as the public sees it (visit-life §3). */
export const dayLevel = (day: HouseDay, group: Omit<Group, 'visitTime'>): Level =>
  best(startLevels(day, group).map(({ level }) => level));

/** Up to three free times nearest to a time HH:mm, the nearest first. */
export function calmTimes(levels: readonly LevelAtTime[], time: string): string[] {
  const distance = (start: string) => Math.abs(quarterAt(start) - quarterAt(time));
  return levels
    .filter(({ level }) => level === 'free')
    .map((free) => free.time)
    .toSorted((one, other) => distance(one) - distance(other) || one.localeCompare(other))
    .slice(0, 3);
}

/** Calm times among the levels of a day's starts, none of them after the last entry. */
export const calmStarts = (
  { open }: Pick<HouseDay, 'open'>,
  starts: readonly LevelAtTime[],
  time: string,
): string[] =>
  open === null
    ? []
    : calmTimes(
        starts.filter((start) => start.time <= lastEntryOf(open)),
        time,
      );

/** How well a group fits into the centre at each time that it may start. */
export const startLevels = (day: HouseDay, group: Omit<Group, 'visitTime'>): LevelAtTime[] =>
  START_TIMES.map((time) => ({ time, level: visitLevel(day, group, time) }));
