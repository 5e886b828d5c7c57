import type { CalendarDay, GroupsOfDay } from '@museum/shared/calendar/calendar-schema';

import { staffClient, unwrap } from '#lib/http-client.ts';

/** Days YYYY-MM-DD, both included. */
export type DayRange = { from: string; to: string };

type Cancellable = { signal: AbortSignal };

/** The days of a range in sums. */
export const fetchCalendar = (range: DayRange, { signal }: Cancellable) =>
  unwrap<CalendarDay[]>(staffClient.get('/admin/calendar', { params: range, signal }));

/** Who comes on a day, and how full the house gets. */
export const fetchGroupsOfDay = (date: string, { signal }: Cancellable) =>
  unwrap<GroupsOfDay>(staffClient.get(`/admin/day/${date}`, { signal }));
