import type { CalendarGroup } from '@museum/shared/calendar/calendar-schema';
import type { DaySheet, SheetGroup } from '@museum/shared/day/day-sheet-schema';
import {
  calmStarts,
  calmTimes,
  closedTimes,
  type Level,
  START_TIMES,
  startLevels,
  visitLevel,
  zoneLevel,
} from '@museum/shared/capacity/levels';
import type { Part } from '@museum/shared/capacity/load';
import { partsInWords } from '@museum/shared/capacity/part-words';
import { type Overflow, overflowsOf } from '@museum/shared/capacity/overflow';
import { ZONE_LABELS } from '@museum/shared/capacity/zones';
import { isFirm } from '@museum/shared/visit-requests/stages/stage';

import { houseWithout } from '#features/visit-requests/crowding/house-without.ts';

/** A group of a board, with its day. */
export type Located = { group: CalendarGroup; day: DaySheet };

/** The same with all that the sheet of its day knows of it. */
export type LocatedOnSheet = Located & { group: SheetGroup };

/** A group of these days, with its day; undefined where none of them is it. */
export function locate(
  days: readonly DaySheet[],
  isIt: (group: CalendarGroup) => boolean,
): LocatedOnSheet | undefined {
  for (const day of days) {
    const group = day.groups.find(isIt);
    if (group) return { group, day };
  }
  return undefined;
}

/** How well a group would fit into the centre of a day if it began at a time HH:mm. */
export const levelAt = (day: DaySheet, group: CalendarGroup, time: string): Level =>
  visitLevel(houseWithout(day, group.id), group, time);

/** Up to three quiet times of a day for a group, the nearest to a time HH:mm first. */
export function calmStartsFor(day: DaySheet, group: CalendarGroup, time: string): string[] {
  const house = houseWithout(day, group.id);
  return calmStarts(house, startLevels(house, group), time);
}

/** Up to three quiet times for the lunch of a group, not before it comes, the nearest to its own first. */
export function calmLunchesFor(day: DaySheet, group: CalendarGroup): string[] {
  const house = houseWithout(day, group.id);
  const times = START_TIMES.filter((time) => time >= group.visitTime).map((time) => ({
    time,
    level: zoneLevel(house, { zone: 'restaurant', persons: group.portions }, time),
  }));
  return calmTimes(times, group.lunchTime ?? group.visitTime);
}

/** Nothing is in the way of a group any more that is here. */
const isHere = ({ stage }: CalendarGroup) => stage === 'arrived';

/** What of a visit falls outside the hours of its day. */
export const closedFor = ({ day }: DaySheet, group: CalendarGroup): Part[] =>
  isHere(group) ? [] : closedTimes(day, group);

/** The same in words: "van radnog vremena: ručak u 15:00"; empty where nothing does. */
export function outsideWords(of: DaySheet, group: CalendarGroup): string[] {
  const closed = closedFor(of, group);
  if (closed.length === 0) return [];
  return [of.day.open ? `van radnog vremena: ${partsInWords(closed)}` : 'zatvoren dan'];
}

/** Where a group is too many, and whether beside the confirmed ones or only once the received come, too. */
export type Crowd = Overflow & { isSure: boolean };

/** Where a group doesn't fit beside the confirmed ones of its day; one that is only received also beside the other received ones. */
export function crowdsFor(day: DaySheet, group: CalendarGroup): Crowd[] {
  if (isHere(group)) return [];
  const { firm, all } = houseWithout(day, group.id);
  const sure = overflowsOf(group, firm, day.zones);
  const possible = isFirm(group.stage) ? [] : overflowsOf(group, all, day.zones);
  const isKnown = ({ of, zone }: Overflow) =>
    sure.some((one) => one.of === of && one.zone === zone);
  return [
    ...sure.map((one) => ({ ...one, isSure: true })),
    ...possible.filter((one) => !isKnown(one)).map((one) => ({ ...one, isSure: false })),
  ];
}

/** What stands in the way of a group, in few words for its mark; empty where nothing does. */
export function warningsFor(day: DaySheet, group: CalendarGroup): string[] {
  const crowds = crowdsFor(day, group).map(({ zone }) => `nema mesta: ${ZONE_LABELS[zone]}`);
  return [...outsideWords(day, group), ...new Set(crowds)];
}
