import type { CalendarDay } from '@museum/shared/calendar/calendar-schema';
import { queryOptions } from '@tanstack/react-query';

import { staffClient, unwrap } from '#lib/http/http-client.ts';
import { requestBetween, setting, touchedBy } from '#lib/live/touched-by.ts';

/** Days YYYY-MM-DD, both included. */
export type DayRange = { from: string; to: string };

// Below the key of the lists of requests, so that whatever changes a request refreshes the boards.
const CALENDAR = ['visit-requests', 'calendar'] as const;

/** The days of a range in sums. */
export const calendarQuery = (range: DayRange) =>
  queryOptions({
    ...touchedBy(requestBetween(range.from, range.to), setting()),
    queryKey: [...CALENDAR, range],
    queryFn: ({ signal }) =>
      unwrap<CalendarDay[]>(staffClient.get('/admin/calendar', { params: range, signal })),
  });
