import { paraToDinars } from '@museum/shared/primitives/money';
import { quoteOfRequest } from '@museum/shared/quote/quote-of-request';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { Prisma } from '#generated/prisma/client.ts';
import { databasePool, prisma, type Transaction } from '#lib/database/prisma.ts';
import { presentVisitRequest, WITH_PARTS } from '#visit-requests/present-visit-request.ts';

/** So many older requests are worked out at once. */
const BATCH = 500;

/** Dinars that a row of `visit_request` asks for, as `visitPaymentOf` has it unless it is cancelled or was missed. */
export const ASKED_FOR = Prisma.sql`
  CASE WHEN "arrivedAt" IS NULL THEN coalesce("invoiced", "quoted") ELSE "quoted" END`;

/** Dinars that a row of `visit_request` costs: a cancelled visit nothing. */
export const COSTS = Prisma.sql`CASE WHEN "status" = 'CANCELED' THEN 0 ELSE ${ASKED_FOR} END`;

const quotedOf = (request: VisitRequest): number => paraToDinars(quoteOfRequest(request).total);

/** Keeps what a request costs now beside it; false when that stood there already. */
export async function keepQuoted(
  transaction: Transaction,
  request: VisitRequest,
): Promise<boolean> {
  const quoted = quotedOf(request);
  const { count } = await transaction.visitRequest.updateMany({
    where: { id: request.id, OR: [{ quoted: null }, { quoted: { not: quoted } }] },
    data: { quoted },
  });
  return count > 0;
}

/** Works out what requests cost that were stored before that was kept beside them. */
export async function keepMissingQuotes(ending: AbortSignal): Promise<void> {
  while (!ending.aborted) {
    const stored = await prisma.visitRequest.findMany({
      where: { quoted: null },
      include: WITH_PARTS,
      orderBy: { id: 'asc' },
      take: BATCH,
    });
    const requests = stored.map(presentVisitRequest);
    // A change that was made meanwhile has its own quote.
    await databasePool.query(
      `UPDATE visit_request SET quoted = missing.quoted
       FROM unnest($1::integer[], $2::integer[], $3::numeric[]) AS missing(id, version, quoted)
       WHERE visit_request.id = missing.id AND visit_request.version = missing.version
         AND visit_request.quoted IS NULL`,
      [
        requests.map(({ id }) => id),
        requests.map(({ version }) => version),
        requests.map(quotedOf),
      ],
    );
    if (stored.length < BATCH) return;
  }
}
