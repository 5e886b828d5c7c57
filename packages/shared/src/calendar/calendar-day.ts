import { crowdingOf, fullRunsOf } from '#capacity/crowding.ts';
import type { DayGroup } from '#capacity/house-day.ts';
import { closedTimes, type HouseDay } from '#capacity/levels.ts';
import { personsIn } from '#capacity/load.ts';
import type { CalendarDay } from './calendar-schema.ts';

/** A day (YYYY-MM-DD) of the staff's calendar in sums; the load comes from the house, not from the database. */
export function calendarDayOf(
  date: string,
  house: HouseDay & { note: string | null },
  groups: readonly DayGroup[],
): CalendarDay {
  const firm = groups.filter(({ isFirm }) => isFirm);
  const centre = crowdingOf(house, 'centre');
  return {
    date,
    open: house.open,
    note: house.note,
    level: house.open ? centre.level : 'closed',
    full: fullRunsOf(house),
    groups: groups.length,
    persons: personsIn('centre', groups),
    firmPersons: personsIn('centre', firm),
    portions: personsIn('restaurant', groups),
    waiting: groups.length - firm.length,
    outside: groups.filter((group) => closedTimes(house, group).length > 0).length,
    centre: { persons: centre.persons, firm: centre.firm, places: centre.places },
  };
}
