import { calendarDayOf } from '@museum/shared/calendar/calendar-day';
import type { CalendarDay } from '@museum/shared/calendar/calendar-schema';
import { daysOf } from '@museum/shared/capacity/availability-schema';
import { houseDayOf } from '@museum/shared/capacity/house-day';
import { readCalmly } from '#lib/database/read-replica.ts';
import { readHouse } from '#settings/setting-store.ts';
import { readGroups } from './house-day-store.ts';

/** The days from one to another (YYYY-MM-DD, both included) in sums. */
export async function readCalendar(range: { from: string; to: string }): Promise<CalendarDay[]> {
  const [house, groups] = await readCalmly((db) =>
    Promise.all([readHouse(db), readGroups(range, db)]),
  );
  return daysOf(range).map((date) => {
    const ofDay = groups.get(date) ?? [];
    return calendarDayOf(date, houseDayOf(date, { ...house, groups: ofDay }), ofDay);
  });
}
