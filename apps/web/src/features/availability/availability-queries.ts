import { addDays, isCalendarDate } from '@museum/shared/primitives/calendar-date';
import { queryOptions } from '@tanstack/react-query';

import { type AskedDay, fetchDay, fetchDays } from './availability-api.ts';

/** As many days as one call may ask for: the month on the screen, and days to come for what is full. */
const DAYS = 62;

/** Nobody waits for these: one attempt, asked again when the group or the day changes. */
const once = { retry: false, staleTime: 60_000 } as const;

/** The days from the first of a month on, YYYY-MM-DD; with the key of a request as the others leave them to it. */
export const daysQuery = (firstDay: string, requestKey: string) =>
  queryOptions({
    queryKey: ['availability', firstDay, requestKey],
    queryFn: ({ signal }) =>
      fetchDays({ from: firstDay, to: addDays(firstDay, DAYS - 1) }, { signal, requestKey }),
    ...once,
  });

/** A day for a group; while the group is being changed, the day's former answer stands. */
export const dayQuery = (asked: AskedDay, requestKey: string) =>
  queryOptions({
    queryKey: ['availability', 'group', asked, requestKey],
    queryFn: ({ signal }) => fetchDay(asked, { signal, requestKey }),
    placeholderData: (former) => (former?.date === asked.date ? former : undefined),
    ...once,
  });

/** Days before the asked one among those that are offered instead of it. */
const DAYS_BEFORE = 21;

/** The days around a day for the same group, none of them before `today`. */
export const otherDaysQuery = ({ date, ...group }: AskedDay, today: string, requestKey: string) => {
  const early = isCalendarDate(date) ? addDays(date, -DAYS_BEFORE) : '';
  const from = early > today ? early : today;
  const query = { from, to: addDays(from, DAYS - 1), ...group };
  return queryOptions({
    queryKey: ['availability', 'days', query, requestKey],
    queryFn: ({ signal }) => fetchDays(query, { signal, requestKey }),
    ...once,
  });
};
