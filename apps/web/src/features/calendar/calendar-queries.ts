import { queryOptions } from '@tanstack/react-query';

import { groupsOfDayQuery as dayOfVisitsQuery } from '#features/visit-requests/visit-request-queries.ts';
import { type DayRange, fetchCalendar } from './calendar-api.ts';

/** A colleague's change is on the board after at most so long, in milliseconds. */
const REFRESH_MS = 60_000;

// Below the key of the lists of requests, so that whatever changes a request refreshes the boards.
const CALENDAR = ['visit-requests', 'calendar'] as const;

/** The days of a range in sums. */
export const calendarQuery = (range: DayRange) =>
  queryOptions({
    queryKey: [...CALENDAR, range],
    queryFn: ({ signal }) => fetchCalendar(range, { signal }),
    refetchInterval: REFRESH_MS,
  });

/** A day with its groups; the week is seven of them, so that going from one to the other waits for nothing. */
export const groupsOfDayQuery = (date: string) =>
  queryOptions({
    ...dayOfVisitsQuery(date),
    refetchInterval: REFRESH_MS,
  });
