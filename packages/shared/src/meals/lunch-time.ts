import { isInOpeningWindow, isTimeOfDay, OPENING_WINDOW } from '#primitives/time-of-day.ts';
import { TOUR_MINUTES } from '#visit-requests/requester-rules.ts';

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
