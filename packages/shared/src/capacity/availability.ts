import { OPENING_WINDOW } from '#primitives/time-of-day.ts';
import type { DayAvailability, GroupAvailability } from './availability-schema.ts';
import {
  best,
  calmStarts,
  dayLevel,
  type HouseDay,
  zoneLevel,
  START_TIMES,
  startLevels,
  worst,
} from './levels.ts';
import { isVeryLargeGroup, stayMinutesWithLunch } from './visit-hints.ts';
import type { Zone, Zones } from './zones.ts';

type Day = HouseDay & { note: string | null; usual: Zones };

type Asking = { visitorAmount: number; numberOfFollowers: number; portions: number };

/** The time of the lunch isn't asked for: with lunch a group stays longer in the centre, whenever it eats. */
const asGroup = (asking: Asking, visitTime: string) => ({
  ...asking,
  memorialHouseTime: null,
  lunchTime: visitTime,
});

const levelsIn = (day: Day, zone: 'restaurant' | 'memorialHouse', persons: number) =>
  START_TIMES.map((time) => ({ time, level: zoneLevel(day, { zone, persons }, time) }));

/** A day (YYYY-MM-DD) as the form's calendar marks it: for a group, with room for its lunch. */
export function dayAvailability(date: string, day: Day, asking: Asking): DayAvailability {
  const visit = dayLevel(day, asGroup(asking, OPENING_WINDOW.from));
  const { portions } = asking;
  const lunch =
    portions > 0 ? [best(levelsIn(day, 'restaurant', portions).map(({ level }) => level))] : [];
  return { date, open: day.open, note: day.note, level: worst([visit, ...lunch]) };
}

/** A day (YYYY-MM-DD) for one group: levels only, no names and no numbers of others. */
export function groupAvailability(
  date: string,
  day: Day,
  {
    visitorAmount,
    numberOfFollowers,
    portions,
    visitTime = OPENING_WINDOW.from,
  }: Asking & { visitTime?: string },
): GroupAvailability {
  const persons = visitorAmount + numberOfFollowers;
  const quarters = startLevels(
    day,
    asGroup({ visitorAmount, numberOfFollowers, portions }, visitTime),
  );
  const most = (zone: Zone) => Math.max(day.zones[zone].places, day.usual[zone].places);
  return {
    date,
    open: day.open,
    note: day.note,
    quarters,
    restaurant: levelsIn(day, 'restaurant', portions),
    memorialHouse: levelsIn(day, 'memorialHouse', persons),
    calmStarts: calmStarts(day, quarters, visitTime),
    stayMinutes: stayMinutesWithLunch(day.zones),
    isVeryLarge: isVeryLargeGroup(persons, day.zones),
    exceeds: {
      centre: persons > most('centre'),
      restaurant: portions > most('restaurant'),
      memorialHouse: persons > most('memorialHouse'),
    },
  };
}
