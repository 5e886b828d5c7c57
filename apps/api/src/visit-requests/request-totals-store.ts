import { prisma, type Transaction } from '#lib/database/prisma.ts';
import { createRememberedTotals } from '#lib/database/remembered-totals.ts';

const totals = createRememberedTotals();

/** Drops all totals; after every write that can change one, before the writer is answered. */
export const forgetTotals = totals.forget;

/** The number of requests behind a filter. */
export const rememberedTotal = totals.remember;

/** A transaction that may change how many requests stand behind a filter; `timeout` in milliseconds. */
export async function changeRequests<Result>(
  work: (transaction: Transaction) => Promise<Result>,
  options?: { timeout: number },
): Promise<Result> {
  const result = await prisma.$transaction(work, options);
  forgetTotals();
  return result;
}
