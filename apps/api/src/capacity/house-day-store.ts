import { type DayGroup, houseDayOf } from '@museum/shared/capacity/house-day';
import { portionCount } from '@museum/shared/meals/meal-choices';
import type { Prisma } from '#generated/prisma/client.ts';
import { prisma, type Transaction } from '#lib/database/prisma.ts';
import { readHouse } from '#settings/setting-store.ts';

const dayColumn = (day: string) => new Date(`${day}T00:00:00Z`);

const GROUP = {
  id: true,
  visitDate: true,
  visitTime: true,
  visitorAmount: true,
  numberOfFollowers: true,
  isRequestingVisitHomeExhibition: true,
  homeExhibitionVisitTime: true,
  confirmedAt: true,
  dinnerRequest: true,
} satisfies Prisma.VisitRequestSelect;

type GroupRow = Prisma.VisitRequestGetPayload<{ select: typeof GROUP }>;

/** A stored visit as far as it fills the house. */
export function groupOf(row: GroupRow): DayGroup & { id: number } {
  const lunch = row.dinnerRequest?.deletedAt === null ? row.dinnerRequest : null;
  return {
    id: row.id,
    visitTime: row.visitTime,
    visitorAmount: row.visitorAmount,
    numberOfFollowers: row.numberOfFollowers,
    memorialHouseTime: row.isRequestingVisitHomeExhibition ? row.homeExhibitionVisitTime : null,
    lunchTime: lunch?.timeOfDinner ?? null,
    portions: lunch ? portionCount(lunch) : 0,
    isFirm: row.confirmedAt !== null,
  };
}

/** The visits of the days from one to another (YYYY-MM-DD, both included), by day; postponed and cancelled ones fill nothing. */
export async function readGroups(
  { from, to }: { from: string; to: string },
  db: Transaction = prisma,
): Promise<Map<string, (DayGroup & { id: number })[]>> {
  const rows = await db.visitRequest.findMany({
    where: {
      status: 'SCHEDULED',
      visitDate: { gte: dayColumn(from), lte: dayColumn(to) },
    },
    select: GROUP,
  });
  const byDay = Map.groupBy(rows, ({ visitDate }) => visitDate.toISOString().slice(0, 10));
  return new Map([...byDay].map(([day, ofDay]) => [day, ofDay.map(groupOf)]));
}

/** The days of the house from one to another (YYYY-MM-DD, both included), with a way to ask for each. */
export async function readHouseDays(range: { from: string; to: string }) {
  const [house, groups] = await Promise.all([readHouse(), readGroups(range)]);
  return (day: string) => houseDayOf(day, { ...house, groups: groups.get(day) ?? [] });
}
