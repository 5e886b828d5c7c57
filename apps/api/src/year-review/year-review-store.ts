import type { VisitGuide } from '@museum/shared/guides/guide-schema';
import { MONTHS } from '@museum/shared/primitives/day-words';
import { comparedTown, requesterOf } from '@museum/shared/visit-requests/requester/requester';
import { isFirm, STAGES } from '@museum/shared/visit-requests/stages/stage';
import type { VisitFigures } from '@museum/shared/visit-requests/visit-figures';
import { addedUp } from '@museum/shared/year-review/year-lines';
import type { YearReview } from '@museum/shared/year-review/year-review-schema';
import { Prisma } from '#generated/prisma/client.ts';
import type { Transaction } from '#lib/database/prisma.ts';
import { readCalmly } from '#lib/database/read-replica.ts';
import { SUMMED_FIGURES } from '#visit-requests/list/visit-figures-store.ts';
import { inStages } from '#visit-requests/list/visit-request-filter.ts';

const isOfYear = (year: number) => Prisma.sql`
  "visitDate" BETWEEN make_date(${year}, 1, 1) AND make_date(${year}, 12, 31)
    AND ${inStages(STAGES.filter(isFirm))}`;

const readSums = (year: number, today: string, db: Transaction) => db.$queryRaw<YearReview['sums']>`
  SELECT
    extract(month FROM "visitDate")::integer AS "month",
    "ageGroupType",
    "contactType",
    "visitDate" >= ${today}::date AND "arrivedAt" IS NULL AS "isAhead",
    ${SUMMED_FIGURES}
  FROM "visit_request"
  WHERE ${isOfYear(year)}
  GROUP BY 1, 2, 3, 4
  ORDER BY 1, 2, 3, 4`;

/** A town is the same in every spelling; the one of the newest request is shown. */
async function readTowns(year: number, db: Transaction): Promise<YearReview['towns']> {
  const rows = await db.$queryRaw<(VisitFigures & Parameters<typeof requesterOf>[0])[]>`
    SELECT
      "contactType", "agencyAddress", "agencyScheduleOnBehalfOfAddress", "institutionAddress",
      ${SUMMED_FIGURES}
    FROM "visit_request"
    WHERE ${isOfYear(year)}
    GROUP BY 1, 2, 3, 4
    ORDER BY max("id") DESC`;
  const places = rows.map((row) => ({ ...row, town: requesterOf(row).town }));
  return [...Map.groupBy(places, ({ town }) => comparedTown(town))].map(([compared, same]) => ({
    town: compared === '' ? null : same[0]!.town,
    ...addedUp(same),
  }));
}

type LedInMonth = VisitGuide & { month: number; visits: number };

/** Guides in the order of the list, then those taken off it. */
async function readGuides(year: number, db: Transaction): Promise<YearReview['guides']> {
  const led = await db.$queryRaw<LedInMonth[]>`
    SELECT
      "guide"."id",
      "name",
      "removedAt" IS NULL AS "isListed",
      extract(month FROM "visitDate")::integer AS "month",
      count(*)::integer AS "visits"
    FROM "visit_guide"
    JOIN "guide" ON "guide"."id" = "guideId"
    JOIN "visit_request" ON "visit_request"."id" = "visitRequestId"
    WHERE ${isOfYear(year)}
    GROUP BY "guide"."id", 4
    ORDER BY "removedAt" NULLS FIRST, "position", "guide"."id"`;
  return [...Map.groupBy(led, ({ id }) => id)].map(([id, months]) => ({
    id,
    name: months[0]!.name,
    isListed: months[0]!.isListed,
    visits: MONTHS.map((_, place) => months.find(({ month }) => month === place + 1)?.visits ?? 0),
  }));
}

/** A visit with those who lead it. */
export type LedVisit = {
  guides: Pick<VisitGuide, 'name' | 'isListed'>[];
  /** In UTC. */
  visitDate: Date;
  visitTime: string;
  normalizedId: string;
  /** Those who came; before that those agreed on. */
  visitors: number;
  followers: number;
};

/** The visits of a year that have a guide, in the order of days. */
export const readLedVisits = (year: number): Promise<LedVisit[]> =>
  readCalmly(
    (db) => db.$queryRaw<LedVisit[]>`
      SELECT
        "visitDate",
        "visitTime",
        json_agg(
          json_build_object('name', "name", 'isListed', "removedAt" IS NULL)
          ORDER BY "position", "guide"."id"
        ) AS "guides",
        "normalizedId",
        coalesce("arrivedVisitorAmount", "visitorAmount") AS "visitors",
        coalesce("arrivedNumberOfFollowers", "numberOfFollowers") AS "followers"
      FROM "visit_guide"
      JOIN "guide" ON "guide"."id" = "guideId"
      JOIN "visit_request" ON "visit_request"."id" = "visitRequestId"
      WHERE ${isOfYear(year)}
      GROUP BY "visit_request"."id"
      ORDER BY "visitDate", "visitTime", "visit_request"."id"`,
  );

const readReceived = (year: number, db: Transaction) => db.$queryRaw<{ amount: number }[]>`
  SELECT coalesce(sum("amount"), 0)::double precision AS "amount"
  FROM generate_series(1, 12) AS "month"
  LEFT JOIN "payment" ON "paidOn" >= make_date(${year}, "month", 1)
    AND "paidOn" < make_date(${year}, "month", 1) + interval '1 month'
  GROUP BY "month"
  ORDER BY "month"`;

/** What a year comes to; `today`, YYYY-MM-DD, is the first day whose visits may be ahead. */
export const readYearReview = (year: number, today: string): Promise<YearReview> =>
  readCalmly(async (db) => ({
    year,
    sums: await readSums(year, today, db),
    towns: await readTowns(year, db),
    guides: await readGuides(year, db),
    received: (await readReceived(year, db)).map(({ amount }) => amount),
  }));
