import type { AccountsQuery } from '@museum/shared/payments/accounts-schema';
import {
  PAYMENT_WAYS,
  type PaymentWay,
  type ReceivedOfDay,
  receivedOfDaySchema,
} from '@museum/shared/payments/payment-schema';
import { dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import { dinarsToPara, type Para } from '@museum/shared/primitives/money';
import { inGroups } from '@museum/shared/primitives/words';
import { presentDay } from '#lib/database/present-day.ts';
import { prisma } from '#lib/database/prisma.ts';
import { readCalmly } from '#lib/database/read-replica.ts';
import { holdingOrLast } from '#visit-requests/proforma/due.ts';
import { proformaBuyerSchema } from '#visit-requests/proforma/proforma-content.ts';
import { MOST_ROWS, tooManyRows } from './accounts-store.ts';

/** Money as the accountant reads it, with what it came for. */
export type Received = {
  paidOn: string;
  requestNumber: string;
  buyer: string;
  /** Those that hold; where none does, those that were the last. */
  proformas: string[];
  way: PaymentWay;
  /** Below 0 when given back or put right. */
  amount: Para;
  note: string;
  enteredOn: string;
  author: string;
};

/**
 * All money that came, or was given back, between two days, whatever was issued for it.
 * @throws AppError VALIDATION_ERROR when there are more than `most` payments: none may be missing
 */
export async function readReceived(range: AccountsQuery, most = MOST_ROWS): Promise<Received[]> {
  const payments = await readPaid(range, most + 1);
  if (payments.length > most) throw tooManyRows(`ima više od ${inGroups(most)} uplata`);
  return payments.map(presentReceived);
}

/** What the till and the bank took in on a day (YYYY-MM-DD). */
export async function readReceivedOn(date: string): Promise<ReceivedOfDay> {
  const sums = await prisma.payment.groupBy({
    by: ['way'],
    where: { paidOn: new Date(date) },
    _sum: { amount: true },
  });
  const sumOf = (way: PaymentWay) => sums.find((sum) => sum.way === way)?._sum.amount ?? 0;
  return receivedOfDaySchema.parse(
    Object.fromEntries(PAYMENT_WAYS.map((way) => [way, Number(sumOf(way))])),
  );
}

const readPaid = ({ from, to }: AccountsQuery, take: number) =>
  readCalmly((db) =>
    db.payment.findMany({
      where: { paidOn: { gte: new Date(from), lte: new Date(to) } },
      select: {
        paidOn: true,
        way: true,
        amount: true,
        note: true,
        author: true,
        createdAt: true,
        visitRequest: {
          select: {
            normalizedId: true,
            agencyName: true,
            institutionName: true,
            personalName: true,
            proformas: {
              where: { replacedBy: null },
              select: { number: true, buyer: true, voidedAt: true },
              orderBy: { id: 'asc' },
            },
          },
        },
      },
      orderBy: [{ paidOn: 'asc' }, { id: 'asc' }],
      take,
    }),
  );

function presentReceived({
  visitRequest,
  ...payment
}: Awaited<ReturnType<typeof readPaid>>[number]): Received {
  const { agencyName, institutionName, personalName } = visitRequest;
  const proformas = holdingOrLast(visitRequest.proformas);
  return {
    paidOn: presentDay(payment.paidOn),
    requestNumber: visitRequest.normalizedId,
    // As the predračun has it: a firm stays with it when the personal data of the request goes.
    buyer: proformas[0]
      ? proformaBuyerSchema.parse(proformas[0].buyer).name
      : (agencyName ?? institutionName ?? personalName ?? ''),
    proformas: proformas.map(({ number }) => number),
    way: payment.way,
    amount: dinarsToPara(Number(payment.amount)),
    note: payment.note ?? '',
    enteredOn: dayInBelgrade(payment.createdAt),
    author: payment.author,
  };
}
