import { crowdingOf } from '#capacity/crowding.ts';
import { type CrowdedRun, personsIn } from '#capacity/load.ts';
import { type Zone, ZONES } from '#capacity/zones.ts';
import { dinarsToPay } from '#payments/payment-state.ts';
import { added, addedDinars } from '#primitives/money.ts';
import type { DaySheet, SheetGroup } from './day-sheet-schema.ts';

/** What a list of groups comes to. */
export type GroupSums = {
  groups: number;
  visitorAmount: number;
  numberOfFollowers: number;
  portions: number;
  /** Dinars that are still to be paid; what is to be given back to others counts nowhere. */
  open: number;
  /** Groups that nobody has answered yet. */
  waiting: number;
};

/** The sums of these groups. */
export const groupSumsOf = (groups: readonly SheetGroup[]): GroupSums => ({
  groups: groups.length,
  visitorAmount: added(groups.map(({ visitorAmount }) => visitorAmount)),
  numberOfFollowers: added(groups.map(({ numberOfFollowers }) => numberOfFollowers)),
  portions: added(groups.map(({ portions }) => portions)),
  open: addedDinars(groups.map(({ payment }) => dinarsToPay(payment))),
  waiting: groups.filter(({ stage }) => stage === 'received').length,
});

/** What a zone has over a day: all who go there, and the most at the same time against its places. */
export type ZoneSums = {
  zone: Zone;
  /** Persons; in the restaurant portions. */
  total: number;
  peak: number;
  places: number;
  /** When it is at the level of its peak, as crowdingOf says. */
  runs: readonly CrowdedRun[];
  level: ReturnType<typeof crowdingOf>['level'];
};

/** The sums of a day by zone, in the zones' order; received groups count as if they came. */
export const zoneSumsOf = (sheet: DaySheet): ZoneSums[] =>
  ZONES.map((zone) => {
    const { persons, places, runs, level } = crowdingOf(sheet, zone);
    return {
      zone,
      total: personsIn(zone, sheet.groups),
      peak: persons,
      places,
      runs,
      level,
    };
  });
