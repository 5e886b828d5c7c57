import type { Prisma } from '#generated/prisma/client.ts';
import { prisma, type Transaction } from '#lib/database/prisma.ts';
import { asksNewestOnly, LOOKED_THROUGH } from './visit-request-filter.ts';

/** How many of the newest requests a filter looks through; undefined where it looks through all there are. */
export async function lookedThroughBy(
  where: Prisma.Sql,
  db: Transaction = prisma,
): Promise<number | undefined> {
  if (!asksNewestOnly(where)) return undefined;
  const [{ isMore }] = await db.$queryRaw<[{ isMore: boolean }]>`
    SELECT EXISTS (SELECT FROM "visit_request" ORDER BY "id" DESC OFFSET ${LOOKED_THROUGH}) AS "isMore"`;
  return isMore ? LOOKED_THROUGH : undefined;
}
