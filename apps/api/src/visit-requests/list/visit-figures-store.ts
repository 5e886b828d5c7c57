import type { VisitFigures } from '@museum/shared/visit-requests/visit-figures';
import { STAGES, takesPlace } from '@museum/shared/visit-requests/stages/stage';
import type { VisitRequestFilter } from '@museum/shared/visit-requests/visit-request-query-schema';
import { PORTIONS } from '#capacity/house-day-store.ts';
import { Prisma } from '#generated/prisma/client.ts';
import { readCalmly } from '#lib/database/read-replica.ts';
import { ASKED_FOR } from '#visit-requests/payments/quoted-store.ts';
import { inStages, visitRequestFilter } from './visit-request-filter.ts';

/** The columns of `VisitFigures` for rows of `visit_request`. */
export const SUMMED_FIGURES = Prisma.sql`
  count(*)::integer AS "visits",
  coalesce(sum(coalesce("arrivedVisitorAmount", "visitorAmount")), 0)::integer AS "visitors",
  coalesce(sum(coalesce("arrivedNumberOfFollowers", "numberOfFollowers")), 0)::integer AS "followers",
  coalesce(sum(CASE WHEN "isRequestingDinner" THEN (
    SELECT ${PORTIONS} FROM "dinner_request"
    WHERE "visitRequestId" = "visit_request"."id" AND "deletedAt" IS NULL) END), 0)::integer AS "portions",
  coalesce(sum(${ASKED_FOR}), 0)::double precision AS "total"`;

/** What the visits behind a filter come to, without those that don't take place. */
export async function readFigures(filter: VisitRequestFilter): Promise<VisitFigures> {
  const [figures] = await readCalmly(
    (db) => db.$queryRaw<[VisitFigures]>`
      SELECT ${SUMMED_FIGURES} FROM "visit_request"
      WHERE ${visitRequestFilter(filter)} AND ${inStages(STAGES.filter(takesPlace))}`,
  );
  return figures;
}
