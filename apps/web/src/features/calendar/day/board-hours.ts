import type { DaySheet } from '@museum/shared/day/day-sheet-schema';
import { type Quarter, quarterAt } from '@museum/shared/capacity/quarters';
import { ZONES } from '@museum/shared/capacity/zones';

/** What a day's board shows, `to` not included; both at whole hours. */
export type BoardHours = { from: Quarter; to: Quarter };

const USUAL: BoardHours = { from: quarterAt('08:00'), to: quarterAt('18:00') };
const AN_HOUR = 4;

/** The hours of a day's board: from 8 to 18, longer where somebody is there or it is open earlier or later. */
export function boardHours({ day, all }: DaySheet): BoardHours {
  const loads = ZONES.map((zone) => all.persons[zone]);
  const used = (loads[0] ?? []).map((_, quarter) => loads.some((load) => (load[quarter] ?? 0) > 0));
  const first = used.indexOf(true);
  const from = Math.min(
    USUAL.from,
    first === -1 ? USUAL.from : first,
    day.open ? quarterAt(day.open.from) : USUAL.from,
  );
  const to = Math.max(
    USUAL.to,
    used.lastIndexOf(true) + 1,
    day.open ? quarterAt(day.open.to) : USUAL.to,
  );
  return {
    from: Math.floor(from / AN_HOUR) * AN_HOUR,
    to: Math.ceil(to / AN_HOUR) * AN_HOUR,
  };
}

/** Where a quarter stands on a board, in percent from its left edge. */
export const placeOn = (hours: BoardHours, quarter: Quarter) =>
  (100 * (quarter - hours.from)) / (hours.to - hours.from);

/** Every quarter of a board. */
export const quartersBetween = ({ from, to }: BoardHours): Quarter[] =>
  Array.from({ length: to - from }, (_, index) => from + index);
