import type { CalendarGroup, GroupsOfDay } from '@museum/shared/calendar/calendar-schema';
import type { DayGroup } from '@museum/shared/capacity/house-day';
import {
  calmTimes,
  type HouseDay,
  type Level,
  startLevels,
  visitLevel,
} from '@museum/shared/capacity/levels';
import { loadOf } from '@museum/shared/capacity/load';
import { type Overflow, overflowsOf } from '@museum/shared/capacity/overflow';
import { isFirm } from '@museum/shared/visit-requests/stage';

/** A group of a board, with its day. */
export type Located = { group: CalendarGroup; day: GroupsOfDay };

const dayGroup = (group: CalendarGroup): DayGroup => ({
  ...group,
  isFirm: isFirm(group.stage),
});

/** The house of a day without one of its groups. */
function houseWithout({ day, zones, groups }: GroupsOfDay, id: number): HouseDay {
  const others = groups.filter((other) => other.id !== id).map(dayGroup);
  return {
    open: day.open,
    zones,
    firm: loadOf(
      others.filter(({ isFirm }) => isFirm),
      zones,
    ),
    all: loadOf(others, zones),
  };
}

/** How well a group would fit into the centre of a day if it began at a time HH:mm. */
export const levelAt = (day: GroupsOfDay, group: CalendarGroup, time: string): Level =>
  visitLevel(houseWithout(day, group.id), group, time);

/** Up to three quiet times of a day for a group, the nearest to a time HH:mm first. */
export const calmStartsFor = (day: GroupsOfDay, group: CalendarGroup, time: string) =>
  calmTimes(startLevels(houseWithout(day, group.id), group), time);

/** Where a group doesn't fit beside the confirmed ones of its day. */
export const overflowsFor = (day: GroupsOfDay, group: CalendarGroup): Overflow[] =>
  overflowsOf(group, houseWithout(day, group.id).firm, day.zones);
