import { calendarDayOf } from '@museum/shared/calendar/calendar-day';
import type {
  CalendarDay,
  CalendarGroup,
  GroupsOfDay,
} from '@museum/shared/calendar/calendar-schema';
import { daysOf } from '@museum/shared/capacity/availability-schema';
import { houseDayOf } from '@museum/shared/capacity/house-day';
import { ageGroupAsAnswered } from '@museum/shared/visit-requests/age-group-field';
import { REQUESTER_FIELDS, requesterOf } from '@museum/shared/visit-requests/requester';
import { stagingOf } from '@museum/shared/visit-requests/stage';
import type { Prisma } from '#generated/prisma/client.ts';
import { prisma } from '#lib/database/prisma.ts';
import { readHouse } from '#settings/setting-store.ts';
import { readGroups, type StoredGroup } from './house-day-store.ts';

/** The days from one to another (YYYY-MM-DD, both included) in sums. */
export async function readCalendar(range: { from: string; to: string }): Promise<CalendarDay[]> {
  const [house, groups] = await Promise.all([readHouse(), readGroups(range)]);
  return daysOf(range).map((date) => {
    const ofDay = groups.get(date) ?? [];
    return calendarDayOf(date, houseDayOf(date, { ...house, groups: ofDay }), ofDay);
  });
}

const NAMES = {
  id: true,
  normalizedId: true,
  version: true,
  status: true,
  confirmedAt: true,
  proposal: { select: { visitRequestId: true } },
  createdAt: true,
  ageGroupType: true,
  contactType: true,
  ...(Object.fromEntries(REQUESTER_FIELDS.map((field) => [field, true])) as Record<
    (typeof REQUESTER_FIELDS)[number],
    true
  >),
} satisfies Prisma.VisitRequestSelect;

type NameRow = Prisma.VisitRequestGetPayload<{ select: typeof NAMES }>;

/** A day (YYYY-MM-DD) with who comes, in the order of arrival, and the load of the house. */
export async function readGroupsOfDay(date: string): Promise<GroupsOfDay> {
  const [house, byDay] = await Promise.all([readHouse(), readGroups({ from: date, to: date })]);
  const groups = byDay.get(date) ?? [];
  const { open, note, zones, firm, all } = houseDayOf(date, { ...house, groups });
  return {
    day: calendarDayOf(date, { open, note, zones, firm, all }, groups),
    zones,
    firm,
    all,
    groups: await nameGroups(groups, date),
  };
}

/** A group that was deleted between the two reads is left out. */
async function nameGroups(groups: StoredGroup[], date: string): Promise<CalendarGroup[]> {
  const rows = await prisma.visitRequest.findMany({
    where: { id: { in: groups.map(({ id }) => id) } },
    select: NAMES,
  });
  const names = new Map(rows.map((row) => [row.id, row]));
  return groups.flatMap((group) => {
    const row = names.get(group.id);
    return row ? [presentGroup(group, row, date)] : [];
  });
}

function presentGroup(
  { isFirm: _isFirm, ...group }: StoredGroup,
  row: NameRow,
  visitDate: string,
): CalendarGroup {
  const createdAt = row.createdAt.toISOString();
  return {
    ...group,
    normalizedId: row.normalizedId,
    version: row.version,
    createdAt,
    visitorGroupAgeType: ageGroupAsAnswered(row).visitorGroupAgeType,
    ...stagingOf({ ...row, visitDate, createdAt }),
    ...requesterOf(row),
  };
}
