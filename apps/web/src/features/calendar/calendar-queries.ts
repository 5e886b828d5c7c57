import { queryOptions } from '@tanstack/react-query';

import { requestBetween, setting, touchedBy } from '#lib/live/touched-by.ts';
import { type DayRange, fetchCalendar } from './calendar-api.ts';

// Below the key of the lists of requests, so that whatever changes a request refreshes the boards.
const CALENDAR = ['visit-requests', 'calendar'] as const;

/** The days of a range in sums. */
export const calendarQuery = (range: DayRange) =>
  queryOptions({
    ...touchedBy(requestBetween(range.from, range.to), setting()),
    queryKey: [...CALENDAR, range],
    queryFn: ({ signal }) => fetchCalendar(range, { signal }),
  });
