import { type Quarter, QUARTERS_A_DAY, quarterAt, quartersOf } from './quarters.ts';
import { type Zone, ZONES, type Zones } from './zones.ts';

/** A group as far as it fills the house; times as HH:mm, null where it doesn't go. */
export type Group = {
  readonly visitTime: string;
  readonly visitorAmount: number;
  readonly numberOfFollowers: number;
  readonly memorialHouseTime: string | null;
  readonly lunchTime: string | null;
  readonly portions: number;
};

/** A part of a group's visit: where it goes, at what time HH:mm, and with how many persons. */
export type Part = { zone: Zone; time: string; persons: number };

/** Where a group is, from one quarter to another (not included), and with how many persons. */
export type Stay = { zone: Zone; from: Quarter; to: Quarter; persons: number };

/** The persons of one zone by quarter of the day. */
export type ZoneLoad = readonly number[];

/** Quarters on end in which something holds, `to` not included, and the most persons in them. */
export type CrowdedRun = { from: Quarter; to: Quarter; persons: number };

/** How many are where on a day, by quarters. */
export type DayLoad = {
  readonly persons: Readonly<Record<Zone, ZoneLoad>>;
  /** Groups that start in the centre, by quarter. */
  readonly starts: readonly number[];
};

/** Where a group goes: visitors and followers to the centre and the memorial house, portions to the restaurant (visit-life §2). */
export function partsOf(group: Group): Part[] {
  const persons = group.visitorAmount + group.numberOfFollowers;
  const part = (zone: Zone, time: string | null, count: number): Part[] =>
    time === null || count === 0 ? [] : [{ zone, time, persons: count }];
  return [
    ...part('centre', group.visitTime, persons),
    ...part('memorialHouse', group.memorialHouseTime, persons),
    ...part('restaurant', group.lunchTime, group.portions),
  ];
}

/** The persons of these groups who go to a zone; in the restaurant portions. */
export const personsIn = (zone: Zone, groups: readonly Group[]): number =>
  groups
    .flatMap(partsOf)
    .filter((part) => part.zone === zone)
    .reduce((sum, { persons }) => sum + persons, 0);

/** Where a group is and when; with lunch it stays longer in the centre. */
export function staysOf(group: Group, zones: Zones): Stay[] {
  const parts = partsOf(group);
  const hasLunch = parts.some(({ zone }) => zone === 'restaurant');
  const minutesIn = (zone: Zone) =>
    zone === 'centre' && hasLunch ? zones.centre.stayMinutesWithLunch : zones[zone].stayMinutes;
  return parts.map(({ zone, time, persons }) => ({
    zone,
    persons,
    ...quartersOf(time, minutesIn(zone)),
  }));
}

const emptyDay = () => Array.from({ length: QUARTERS_A_DAY }, () => 0);

/** The persons of all groups of a day by zone and quarter, whatever their order. */
export function loadOf(groups: readonly Group[], zones: Zones): DayLoad {
  const persons = Object.fromEntries(ZONES.map((zone) => [zone, emptyDay()])) as Record<
    Zone,
    number[]
  >;
  const starts = emptyDay();
  for (const group of groups) {
    const start = quarterAt(group.visitTime);
    starts[start] = (starts[start] ?? 0) + 1;
    for (const stay of staysOf(group, zones))
      for (let quarter = stay.from; quarter < stay.to; quarter += 1)
        persons[stay.zone][quarter] = (persons[stay.zone][quarter] ?? 0) + stay.persons;
  }
  return { persons, starts };
}

/** The most persons of a zone in any of the quarters from `from` to `to` (not included). */
export const peak = (load: ZoneLoad, { from, to }: Pick<Stay, 'from' | 'to'>) =>
  Math.max(0, ...load.slice(from, to));

/** The quarters of a zone in which something holds, by the quarter and the persons in it. */
export function runsOf(
  load: ZoneLoad,
  holds: (quarter: Quarter, persons: number) => boolean,
): CrowdedRun[] {
  const runs: CrowdedRun[] = [];
  for (const [quarter, persons] of load.entries()) {
    if (!holds(quarter, persons)) continue;
    const run = runs.at(-1);
    if (run?.to === quarter) {
      run.to = quarter + 1;
      run.persons = Math.max(run.persons, persons);
    } else {
      runs.push({ from: quarter, to: quarter + 1, persons });
    }
  }
  return runs;
}
