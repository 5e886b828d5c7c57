import { calendarDayOf } from '#calendar/calendar-day.ts';
import type { CalendarGroup, GroupsOfDay } from '#calendar/calendar-schema.ts';
import { houseDayOf } from '#capacity/house-day.ts';
import { EXAMPLE_ZONES } from '#capacity/zones-schema.ts';
import type { SpecialDay, Weekday } from '#opening-hours/opening-hours.ts';
import { isFirm } from '#visit-requests/stage.ts';

/** A group of a day: a school of 24 that nobody has answered yet, without lunch. */
export const buildCalendarGroup = (overrides: Partial<CalendarGroup> = {}): CalendarGroup => {
  const id = overrides.id ?? 1;
  return {
    id,
    normalizedId: `GP-2026-${String(id).padStart(6, '0')}`,
    version: 1,
    stage: 'received',
    isShortNotice: false,
    createdAt: '2026-11-24T09:00:00.000Z',
    requester: 'OŠ „Đura Jakšić“',
    town: 'Čačak',
    visitorGroupAgeType: 'ELEMENTARY_SCHOOL',
    visitTime: '10:00',
    visitorAmount: 24,
    numberOfFollowers: 3,
    memorialHouseTime: null,
    lunchTime: null,
    portions: 0,
    ...overrides,
  };
};

const weekly = ([1, 2, 3, 4, 5, 6, 7] as Weekday[]).map((weekday) => ({
  weekday,
  open: weekday === 1 ? null : { from: '09:00', to: '17:00' },
}));

/** A day with these groups as the API answers it: open from 9 to 17 but on Mondays, with the example places. */
export function buildGroupsOfDay(
  date: string,
  groups: readonly CalendarGroup[] = [],
  special?: Omit<SpecialDay, 'date'>,
): GroupsOfDay {
  const { missed = [], coming = [] } = Object.groupBy(
    groups.toSorted((one, other) => one.visitTime.localeCompare(other.visitTime)),
    ({ stage }) => (stage === 'missed' ? 'missed' : 'coming'),
  );
  const known = coming.map((group) => ({ ...group, isFirm: isFirm(group.stage) }));
  const hours = { weekly, specialDays: special ? [{ date, ...special }] : [] };
  const house = houseDayOf(date, { hours, zones: EXAMPLE_ZONES, groups: known });
  const { zones, firm, all } = house;
  const day = calendarDayOf(date, house, known);
  return { day, zones, firm, all, groups: coming, missed };
}
