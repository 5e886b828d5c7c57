import type { AccountsQuery } from '@museum/shared/payments/accounts-schema';
import type { ProformaKind } from '@museum/shared/payments/proforma-schema';
import { dinarsToPara, type Para } from '@museum/shared/primitives/money';
import type { Prisma } from '#generated/prisma/client.ts';
import { readCalmly } from '#lib/database/read-replica.ts';
import {
  type ProformaBuyer,
  proformaBuyerSchema,
} from '#visit-requests/proforma/proforma-content.ts';
import { presentDay } from '#visit-requests/present-visit-request.ts';

/** A predračun as the accountant reads it; amounts in para. */
export type Account = {
  number: string;
  kind: ProformaKind;
  issuedOn: string;
  buyer: ProformaBuyer;
  total: Para;
  paid: Para;
};

/** More than a year of a busy house. */
const MOST = 20_000;

/**
 * The predračuni that were issued between two days and still hold, in the order of their numbers; of a
 * cancelled visit the void ones, with nothing to be paid, while its money was not given back.
 */
export async function readAccounts({ from, to }: AccountsQuery): Promise<Account[]> {
  const issued = await readCalmly((db) =>
    db.proforma.findMany({
      where: {
        issuedOn: { gte: new Date(from), lte: new Date(to) },
        OR: [
          { voidedAt: null },
          { replacedBy: null, visitRequest: { status: 'CANCELED', paid: { not: 0 } } },
        ],
      },
      include: {
        visitRequest: {
          select: {
            paid: true,
            proformas: {
              where: {
                OR: [
                  { voidedAt: null },
                  { replacedBy: null, visitRequest: { status: 'CANCELED' } },
                ],
              },
              select: { id: true, total: true, voidedAt: true },
              orderBy: { id: 'asc' },
            },
          },
        },
      },
      orderBy: { id: 'asc' },
      take: MOST,
    }),
  );
  return issued.map(({ id, number, kind, issuedOn, buyer, visitRequest, ...amounts }) => ({
    number,
    kind,
    issuedOn: presentDay(issuedOn),
    buyer: proformaBuyerSchema.parse(buyer),
    total: toBePaid(amounts),
    paid: visitRequest
      ? partOfPaid(
          dinarsToPara(Number(visitRequest.paid)),
          visitRequest.proformas.map((one) => ({ id: one.id, total: toBePaid(one) })),
          id,
        )
      : 0,
  }));
}

/** A void predračun asks for nothing. */
const toBePaid = ({ total, voidedAt }: { total: Prisma.Decimal; voidedAt: Date | null }): Para =>
  voidedAt ? 0 : dinarsToPara(Number(total));

/**
 * What of the money for a visit counts for one of its predračuni: the older one is paid first, and
 * what is too much stands at the last one.
 */
export function partOfPaid(paid: Para, proformas: { id: number; total: Para }[], id: number): Para {
  let left = paid;
  for (const [index, { id: one, total }] of proformas.entries()) {
    const part = index === proformas.length - 1 ? left : Math.min(left, total);
    if (one === id) return part;
    left -= part;
  }
  return 0;
}
