import { type DayGroup, houseDayOf } from '@museum/shared/capacity/house-day';
import { MEAL_CATALOG } from '@museum/shared/meals/meal-catalog';
import { Prisma } from '#generated/prisma/client.ts';
import { prisma, type Transaction } from '#lib/database/prisma.ts';
import { readHouse } from '#settings/setting-store.ts';

/** The portions of a row of `dinner_request`, as `portionCount` has them. */
export const PORTIONS = Prisma.raw(
  MEAL_CATALOG.map(({ flag, amount }) => `CASE WHEN "${flag}" THEN "${amount}" ELSE 0 END`).join(
    ' + ',
  ),
);

/** A stored visit as far as it fills the house. */
export type StoredGroup = DayGroup & { id: number };

/**
 * The visits of the days from one to another (YYYY-MM-DD, both included), by day and in the order of
 * arrival, with those who really came once they have; what is postponed, cancelled or missed fills
 * nothing. In SQL, because a month has thousands of rows.
 */
export const readGroups = (range: Range, db: Transaction = prisma) =>
  readGroupsThat(Prisma.sql`visit."missedAt" IS NULL OR visit."arrivedAt" IS NOT NULL`, range, db);

/** Those of a day (YYYY-MM-DD) who didn't come. */
export async function readMissedGroups(day: string): Promise<StoredGroup[]> {
  const missed = Prisma.sql`visit."missedAt" IS NOT NULL AND visit."arrivedAt" IS NULL`;
  return (await readGroupsThat(missed, { from: day, to: day }, prisma)).get(day) ?? [];
}

type Range = { from: string; to: string };

async function readGroupsThat(
  condition: Prisma.Sql,
  { from, to }: Range,
  db: Transaction,
): Promise<Map<string, StoredGroup[]>> {
  const rows = await db.$queryRaw<(StoredGroup & { visitDate: string })[]>`
    SELECT visit.id, visit."visitDate"::text AS "visitDate", visit."visitTime",
      coalesce(visit."arrivedVisitorAmount", visit."visitorAmount") AS "visitorAmount",
      coalesce(visit."arrivedNumberOfFollowers", visit."numberOfFollowers") AS "numberOfFollowers",
      CASE WHEN visit."isRequestingVisitHomeExhibition" THEN visit."homeExhibitionVisitTime" END
        AS "memorialHouseTime",
      num_nonnulls(visit."confirmedAt", visit."arrivedAt") > 0 AS "isFirm",
      lunch."lunchTime", coalesce(lunch.portions, 0) AS portions
    FROM visit_request AS visit
    -- Looked up for each: joined, the lunches of all years were read.
    LEFT JOIN LATERAL (
      SELECT "timeOfDinner" AS "lunchTime", ${PORTIONS} AS portions FROM dinner_request
      WHERE visit."isRequestingDinner" AND "visitRequestId" = visit.id AND "deletedAt" IS NULL
      LIMIT 1) AS lunch ON true
    WHERE visit.status = 'SCHEDULED' AND (${condition})
      AND visit."visitDate" BETWEEN ${from}::date AND ${to}::date
    ORDER BY visit."visitDate", visit."visitTime", visit.id`;
  const byDay = Map.groupBy(rows, ({ visitDate }) => visitDate);
  return new Map(
    [...byDay].map(([day, ofDay]) => [day, ofDay.map(({ visitDate: _day, ...group }) => group)]),
  );
}

/**
 * The days of the house from one to another (YYYY-MM-DD, both included): a way to ask for each, with
 * every group, or as the others leave it to one (its id) that may move; and how many visitors a group
 * usually has.
 */
export async function readHouseDays(range: Range) {
  const [house, groups] = await Promise.all([readHouse(), readGroups(range)]);
  const dayOf = (day: string, asking?: number) => {
    const others = groups.get(day)?.filter(({ id }) => id !== asking) ?? [];
    return houseDayOf(day, { ...house, groups: others });
  };
  return { dayOf, usualGroup: house.usualGroup };
}
