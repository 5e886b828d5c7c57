import type { VisitRequestFilter } from '@museum/shared/visit-requests/visit-request-query-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { Prisma } from '#generated/prisma/client.ts';
import { prisma, type Transaction } from '#lib/database/prisma.ts';
import { readCalmly } from '#lib/database/read-replica.ts';
import { lookedThroughBy } from './looked-through-store.ts';
import { presentVisitRequest, WITH_PARTS } from '#visit-requests/present-visit-request.ts';
import { visitRequestFilter } from './visit-request-filter.ts';

/** Requests that are in memory at once. */
const BATCH_SIZE = 500;

/** An export that takes longer is given up. */
const EXPORT_TIMEOUT_MS = 10 * 60_000;

/**
 * Hands the filtered requests, ordered by date and time, to `read` in batches, with the number of the
 * newest that were looked through, where there are older ones. All of them are of one moment: changes
 * that are made meanwhile are not seen.
 */
export const readVisitRequestBatches = (
  filter: VisitRequestFilter,
  read: (batches: AsyncIterable<VisitRequest[]>, lookedThrough?: number) => Promise<void>,
) =>
  prisma.$transaction(
    async (transaction) => {
      // Between two batches the transaction waits for the reader, longer than other calls may.
      await transaction.$executeRaw`SET LOCAL idle_in_transaction_session_timeout = '60s'`;
      const lookedThrough = await lookedThroughBy(visitRequestFilter(filter), transaction);
      await read(batchesOf(transaction, filter), lookedThrough);
    },
    { isolationLevel: 'RepeatableRead', timeout: EXPORT_TIMEOUT_MS },
  );

/** Whether a filter lets more than `limit` requests through; counts no further than that. */
export async function areMoreThan(limit: number, filter: VisitRequestFilter): Promise<boolean> {
  const [counted] = await readCalmly(
    (db) => db.$queryRaw<[{ count: number }]>`
    SELECT count(*)::integer AS "count" FROM (
      SELECT FROM "visit_request" WHERE ${visitRequestFilter(filter)} LIMIT ${limit + 1}) AS "found"`,
  );
  return counted.count > limit;
}

async function* batchesOf(transaction: Transaction, filter: VisitRequestFilter) {
  let after: Place | undefined;
  for (;;) {
    const places = await transaction.$queryRaw<Place[]>(nextPlaces(filter, after));
    const stored = await transaction.visitRequest.findMany({
      where: { id: { in: places.map(({ id }) => id) } },
      include: WITH_PARTS,
      orderBy: [{ visitDate: 'asc' }, { visitTime: 'asc' }, { id: 'asc' }],
    });
    if (stored.length > 0) yield stored.map(presentVisitRequest);
    if (places.length < BATCH_SIZE) return;
    after = places.at(-1);
  }
}

/** Where the next requests of a batch stand in the order, those after `after`. */
export const nextPlaces = (filter: VisitRequestFilter, after?: Place) => Prisma.sql`
  SELECT "id", "visitDate"::text AS "visitDate", "visitTime" FROM "visit_request"
  WHERE ${visitRequestFilter(filter)} AND ${after ? cameAfter(after) : Prisma.sql`true`}
  -- The table's own column: the text beside it, of the same name, has no index.
  ORDER BY "visit_request"."visitDate", "visitTime", "id" LIMIT ${BATCH_SIZE}`;

type Place = { visitDate: string; visitTime: string; id: number };

const cameAfter = ({ visitDate, visitTime, id }: Place) =>
  Prisma.sql`("visitDate", "visitTime", "id") > (${visitDate}::date, ${visitTime}::char(5), ${id})`;
