import type { AccountsQuery } from '@museum/shared/payments/accounts-schema';
import type { ProformaKind } from '@museum/shared/payments/proforma-schema';
import { dinarsToPara, type Para } from '@museum/shared/primitives/money';
import { prisma } from '#lib/database/prisma.ts';
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

/** The predračuni that were issued between two days and still hold, in the order of their numbers. */
export async function readAccounts({ from, to }: AccountsQuery): Promise<Account[]> {
  const issued = await prisma.proforma.findMany({
    where: { issuedOn: { gte: new Date(from), lte: new Date(to) }, voidedAt: null },
    include: {
      visitRequest: {
        select: {
          paid: true,
          proformas: { where: { voidedAt: null }, select: { id: true, total: true } },
        },
      },
    },
    orderBy: { id: 'asc' },
    take: MOST,
  });
  return issued.map(({ id, number, kind, issuedOn, buyer, total, visitRequest }) => ({
    number,
    kind,
    issuedOn: presentDay(issuedOn),
    buyer: proformaBuyerSchema.parse(buyer),
    total: dinarsToPara(Number(total)),
    paid: visitRequest
      ? partOfPaid(
          dinarsToPara(Number(visitRequest.paid)),
          visitRequest.proformas
            .map((one) => ({ id: one.id, total: dinarsToPara(Number(one.total)) }))
            .toSorted((one, other) => one.id - other.id),
          id,
        )
      : 0,
  }));
}

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
