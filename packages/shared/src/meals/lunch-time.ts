import { minutesBetween, minutesLater } from '#capacity/quarters.ts';
import { isInOpeningWindow, isTimeOfDay, OPENING_WINDOW } from '#primitives/time-of-day.ts';
import { TOUR_MINUTES } from '#visit-requests/requester/requester-rules.ts';

const twoDigits = (part: number) => String(part).padStart(2, '0');

/**
 * The time HH:mm that suits a lunch: after the tour, and never later than the kitchen serves; ""
 * when the visit has no time.
 */
export const lunchTimeAfter = (visitTime: string): string => {
  if (!isTimeOfDay(visitTime) || !isInOpeningWindow(visitTime)) return '';
  const [hours = 0, minutes = 0] = visitTime.split(':').map(Number);
  const end = hours * 60 + minutes + TOUR_MINUTES.withoutMeal;
  const time = `${twoDigits(Math.floor(end / 60))}:${twoDigits(end % 60)}`;
  return isInOpeningWindow(time) ? time : OPENING_WINDOW.to;
};

/**
 * When a lunch would be if it moved along with its visit from one time to another, all HH:mm.
 * Undefined where the visit's time stays, and where no lunch is served then.
 */
export function lunchTimeAlong(lunchTime: string, from: string, to: string): string | undefined {
  if (from === to) return undefined;
  const time = minutesLater(to, minutesBetween(from, lunchTime));
  return isInOpeningWindow(time) ? time : undefined;
}
