import { minutesBetween, minutesLater, type Span, staysMeet } from '#capacity/quarters.ts';
import { EXAMPLE_ZONES } from '#capacity/zones-schema.ts';
import { isInOpeningWindow, isTimeOfDay, OPENING_WINDOW } from '#primitives/time-of-day.ts';
import { TOUR_MINUTES } from '#visit-requests/requester/requester-rules.ts';

/** The example's stay, rather than what staff have set: a proposal, and the hint knows better. */
const LUNCH_MINUTES = EXAMPLE_ZONES.restaurant.stayMinutes;

/** A lunch at this time or, when that is while the group is elsewhere, after it, or else before it. */
function lunchBeside(time: string, elsewhere: Span): string {
  if (!staysMeet({ time, minutes: LUNCH_MINUTES }, elsewhere)) return time;
  const after = minutesLater(elsewhere.time, elsewhere.minutes);
  return isInOpeningWindow(after) ? after : minutesLater(elsewhere.time, -LUNCH_MINUTES);
}

/**
 * The time HH:mm that suits a lunch: after the tour, not while the group is in the memorial house
 * ("" where it isn't visited), and never later than the kitchen serves; "" when the visit has no time.
 */
export const lunchTimeAfter = (visitTime: string, memorialHouseTime: string): string => {
  if (!isTimeOfDay(visitTime) || !isInOpeningWindow(visitTime)) return '';
  const end = minutesLater(visitTime, TOUR_MINUTES.withoutMeal);
  const time = isInOpeningWindow(end) ? end : OPENING_WINDOW.to;
  if (!isTimeOfDay(memorialHouseTime)) return time;
  const { stayMinutes } = EXAMPLE_ZONES.memorialHouse;
  return lunchBeside(time, { time: memorialHouseTime, minutes: stayMinutes });
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
