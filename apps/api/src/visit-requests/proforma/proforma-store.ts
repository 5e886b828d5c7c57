import type { Proforma } from '@museum/shared/payments/proforma-schema';
import { dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import type { Prisma } from '#generated/prisma/client.ts';
import { prisma, type Transaction } from '#lib/database/prisma.ts';
import { presentDay } from '#visit-requests/present-visit-request.ts';

const NUMBERS = {
  replaces: { select: { number: true } },
  replacedBy: { select: { number: true } },
};

type Stored = Prisma.ProformaGetPayload<{ include: typeof NUMBERS }>;

const present = (stored: Stored): Proforma => ({
  number: stored.number,
  kind: stored.kind,
  issuedOn: presentDay(stored.issuedOn),
  dueOn: presentDay(stored.dueOn),
  total: stored.total.toNumber(),
  reference: stored.reference,
  paymentType: stored.paymentType,
  replaces: stored.replaces?.number ?? null,
  replacedBy: stored.replacedBy?.number ?? null,
  isVoid: stored.voidedAt !== null,
  voidedOn: stored.voidedAt && dayInBelgrade(stored.voidedAt),
  voidReason: stored.voidReason,
});

/** Every predračun of a request, the newest first. */
export async function readProformas(
  visitRequestId: number,
  db: Transaction = prisma,
): Promise<Proforma[]> {
  const stored = await db.proforma.findMany({
    where: { visitRequestId },
    include: NUMBERS,
    orderBy: { id: 'desc' },
  });
  return stored.map(present);
}
