import { hoursOn, type OpeningHours } from '#opening-hours/opening-hours.ts';
import type { HouseDay } from './levels.ts';
import { type Group, loadOf } from './load.ts';
import { ZONES, type Zones } from './zones.ts';

/** A group of a day; firm once staff have confirmed it. */
export type DayGroup = Group & { isFirm: boolean };

/** How much the house holds on a day that may have places of its own. */
const zonesOn = (zones: Zones, places: Partial<Record<keyof Zones, number>> = {}): Zones =>
  Object.fromEntries(
    ZONES.map((zone) => [zone, { ...zones[zone], places: places[zone] ?? zones[zone].places }]),
  ) as Zones;

/** A day (YYYY-MM-DD) of the house from its settings and its groups; `usual` is what it holds on other days. */
export function houseDayOf(
  day: string,
  { hours, zones, groups }: { hours: OpeningHours; zones: Zones; groups: readonly DayGroup[] },
): HouseDay & { note: string | null; usual: Zones } {
  const { open, note = null, places } = hoursOn(hours, day);
  const held = zonesOn(zones, places);
  return {
    open,
    note,
    zones: held,
    usual: zones,
    firm: loadOf(
      groups.filter(({ isFirm }) => isFirm),
      held,
    ),
    all: loadOf(groups, held),
  };
}
