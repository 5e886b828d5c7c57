import type { CalendarGroup, GroupsOfDay } from '@museum/shared/calendar/calendar-schema';
import { calmTimes, type Level, startLevels, visitLevel } from '@museum/shared/capacity/levels';
import { type Overflow, overflowsOf } from '@museum/shared/capacity/overflow';

import { houseWithout } from '#features/visit-requests/house-without.ts';

/** A group of a board, with its day. */
export type Located = { group: CalendarGroup; day: GroupsOfDay };

/** How well a group would fit into the centre of a day if it began at a time HH:mm. */
export const levelAt = (day: GroupsOfDay, group: CalendarGroup, time: string): Level =>
  visitLevel(houseWithout(day, group.id), group, time);

/** Up to three quiet times of a day for a group, the nearest to a time HH:mm first. */
export const calmStartsFor = (day: GroupsOfDay, group: CalendarGroup, time: string) =>
  calmTimes(startLevels(houseWithout(day, group.id), group), time);

/** Where a group doesn't fit beside the confirmed ones of its day. */
export const overflowsFor = (day: GroupsOfDay, group: CalendarGroup): Overflow[] =>
  overflowsOf(group, houseWithout(day, group.id).firm, day.zones);
