import type { CalendarDay } from '@museum/shared/calendar/calendar-schema';

import { staffClient, unwrap } from '#lib/http-client.ts';

/** Days YYYY-MM-DD, both included. */
export type DayRange = { from: string; to: string };

type Cancellable = { signal: AbortSignal };

/** The days of a range in sums. */
export const fetchCalendar = (range: DayRange, { signal }: Cancellable) =>
  unwrap<CalendarDay[]>(staffClient.get('/admin/calendar', { params: range, signal }));
