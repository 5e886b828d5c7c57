import { minuteInBelgrade } from './calendar-date.ts';

/** The time of day in Belgrade at an instant, as HH:mm. */
export const timeInBelgrade = (instant: Date) => minuteInBelgrade(instant).slice(-5);

/** Summer time first: of an hour that the clocks show twice the earlier one is meant. */
const OFFSETS = ['+02:00', '+01:00'] as const;

/**
 * The instant at which Belgrade's clocks show a time HH:mm on a day YYYY-MM-DD; of a time that they
 * leave out in spring, the instant an hour after the last one before it.
 */
export function instantInBelgrade(day: string, time: string): Date {
  const instants = OFFSETS.map((offset) => new Date(`${day}T${time}:00${offset}`));
  const isMeant = (instant: Date) => minuteInBelgrade(instant) === `${day} ${time}`;
  return instants.find(isMeant) ?? instants.at(-1)!;
}
