import { OPENING_WINDOW } from '#primitives/time-of-day.ts';
import type { DayAvailability, GroupAvailability, GroupQuery } from './availability-schema.ts';
import { calmTimes, dayLevel, lunchLevel, START_TIMES, startLevels } from './levels.ts';
import type { HouseDay } from './levels.ts';
import { isVeryLargeGroup, stayMinutesWithLunch } from './visit-hints.ts';

type Day = HouseDay & { note: string | null };

/** A day (YYYY-MM-DD) as the form's calendar marks it. */
export const dayAvailability = (date: string, day: Day): DayAvailability => ({
  date,
  open: day.open,
  note: day.note,
  level: dayLevel(day),
});

/** A day (YYYY-MM-DD) for one group: levels only, no names and no numbers of others. */
export function groupAvailability(
  date: string,
  day: Day,
  { visitorAmount, numberOfFollowers, portions, visitTime = OPENING_WINDOW.from }: GroupQuery,
): GroupAvailability {
  // With lunch a group stays longer in the centre, whenever it eats.
  const lunchTime = portions > 0 ? visitTime : null;
  const group = { visitorAmount, numberOfFollowers, portions, lunchTime, memorialHouseTime: null };
  const quarters = startLevels(day, group);
  return {
    date,
    open: day.open,
    note: day.note,
    quarters,
    restaurant: START_TIMES.map((time) => ({ time, level: lunchLevel(day, portions, time) })),
    calmStarts: calmTimes(quarters, visitTime),
    stayMinutes: stayMinutesWithLunch(day.zones),
    isVeryLarge: isVeryLargeGroup(visitorAmount + numberOfFollowers, day.zones),
  };
}
