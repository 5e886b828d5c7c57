import type { VisitRequestFilter } from '@museum/shared/visit-requests/visit-request-query-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { prisma, type Transaction } from '#lib/database/prisma.ts';
import { readCalmly } from '#lib/database/read-replica.ts';
import { presentVisitRequest, WITH_PARTS } from './present-visit-request.ts';
import { visitRequestFilter } from './visit-request-filter.ts';

/** Requests that are in memory at once. */
const BATCH_SIZE = 500;

/** An export that takes longer is given up. */
const EXPORT_TIMEOUT_MS = 10 * 60_000;

/**
 * Hands the filtered requests, ordered by date and time, to `read` in batches. All of them are of one
 * moment: changes that are made meanwhile are not seen.
 */
export const readVisitRequestBatches = (
  filter: VisitRequestFilter,
  read: (batches: AsyncIterable<VisitRequest[]>) => Promise<void>,
) =>
  prisma.$transaction(
    async (transaction) => {
      // Between two batches the transaction waits for the reader, longer than other calls may.
      await transaction.$executeRaw`SET LOCAL idle_in_transaction_session_timeout = '60s'`;
      await read(batchesOf(transaction, filter));
    },
    { isolationLevel: 'RepeatableRead', timeout: EXPORT_TIMEOUT_MS },
  );

/** Whether a filter lets more than `limit` requests through; counts no further than that. */
export const areMoreThan = async (limit: number, filter: VisitRequestFilter): Promise<boolean> => {
  const where = visitRequestFilter(filter);
  const counted = await readCalmly((db) => db.visitRequest.count({ where, take: limit + 1 }));
  return counted > limit;
};

async function* batchesOf(transaction: Transaction, filter: VisitRequestFilter) {
  let after: Place | undefined;
  for (;;) {
    const stored = await transaction.visitRequest.findMany({
      where: { AND: [visitRequestFilter(filter), after ? cameAfter(after) : {}] },
      include: WITH_PARTS,
      orderBy: [{ visitDate: 'asc' }, { visitTime: 'asc' }, { id: 'asc' }],
      take: BATCH_SIZE,
    });
    if (stored.length > 0) yield stored.map(presentVisitRequest);
    if (stored.length < BATCH_SIZE) return;
    after = stored.at(-1);
  }
}

type Place = { visitDate: Date; visitTime: string; id: number };

/** The first condition lets the index find the place; the second one is exact. */
const cameAfter = ({ visitDate, visitTime, id }: Place) => ({
  visitDate: { gte: visitDate },
  OR: [
    { visitDate: { gt: visitDate } },
    { visitTime: { gt: visitTime } },
    { visitTime, id: { gt: id } },
  ],
});
