import type { CalendarDay } from '@museum/shared/calendar/calendar-schema';
import { addDays, DAYS_AHEAD } from '@museum/shared/primitives/calendar-date';
import { queryOptions } from '@tanstack/react-query';

import { staffClient, unwrap } from '#lib/http/http-client.ts';
import { REQUEST_LISTS, requestBetween, setting, touchedBy } from '#lib/live/touched-by.ts';

/** Days YYYY-MM-DD, both included. */
export type DayRange = { from: string; to: string };

const CALENDAR = [...REQUEST_LISTS, 'calendar'] as const;

/** The days of a range in sums. */
export const calendarQuery = (range: DayRange) =>
  queryOptions({
    ...touchedBy(requestBetween(range.from, range.to), setting()),
    queryKey: [...CALENDAR, range],
    queryFn: ({ signal }) =>
      unwrap<CalendarDay[]>(staffClient.get('/admin/calendar', { params: range, signal })),
  });

/** The first day with groups after a day (YYYY-MM-DD); null where none is in sight. */
export const nextGroupsQuery = (date: string) =>
  queryOptions({
    ...calendarQuery({ from: addDays(date, 1), to: addDays(date, DAYS_AHEAD) }),
    select: (days) => days.find(({ groups }) => groups > 0) ?? null,
  });
