import { CENTRE_TIME_ZONE, dayInBelgrade } from './calendar-date.ts';

let belgradeTime: Intl.DateTimeFormat | undefined;

/** The time of day in Belgrade at an instant, as HH:mm. */
export const timeInBelgrade = (instant: Date) => {
  belgradeTime ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: CENTRE_TIME_ZONE,
    hour: '2-digit',
    minute: '2-digit',
  });
  return belgradeTime.format(instant);
};

/** Summer time first: of an hour that the clocks show twice the earlier one is meant. */
const OFFSETS = ['+02:00', '+01:00'] as const;

/**
 * The instant at which Belgrade's clocks show a time HH:mm on a day YYYY-MM-DD; of a time that they
 * leave out in spring, the instant an hour after the last one before it.
 */
export function instantInBelgrade(day: string, time: string): Date {
  const instants = OFFSETS.map((offset) => new Date(`${day}T${time}:00${offset}`));
  const isMeant = (instant: Date) =>
    dayInBelgrade(instant) === day && timeInBelgrade(instant) === time;
  return instants.find(isMeant) ?? instants.at(-1)!;
}
