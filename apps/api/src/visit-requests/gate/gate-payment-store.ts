import { dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import { dinarsToPara } from '@museum/shared/primitives/money';
import type { Arrive } from '@museum/shared/visit-requests/gate/gate-act-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import type { Act } from '#audit/audit-store.ts';
import type { Transaction } from '#lib/database/prisma.ts';
import { AppError } from '#lib/http/app-error.ts';
import { addPayment, takeBackPayment } from '#visit-requests/payments/payment-store.ts';

type Arrival = Pick<VisitRequest, 'id' | 'arrivedAt'>;
type Payer = Arrival & Pick<VisitRequest, 'payment'>;

/** Tells what was paid with an arrival from all other payments. */
const keyPrefix = ({ id, arrivedAt }: Arrival) => `arrival:${id}:${arrivedAt}:`;

/**
 * Enters what was paid at the gate, or given back, in the transaction of the arrival, which holds the row.
 * @throws AppError STALE_VERSION when other money came meanwhile: it may be the same; VALIDATION_ERROR
 * when more would be given back than was paid
 */
export async function payAtGate(
  transaction: Transaction,
  arrived: Payer,
  { payment, paid, version, actor, now }: Pick<Arrive, 'payment' | 'paid' | 'version'> & Act,
): Promise<void> {
  if (!payment) return;
  if (paid !== null && dinarsToPara(paid) !== dinarsToPara(arrived.payment.paid)) {
    throw new AppError('STALE_VERSION');
  }
  await addPayment(transaction, {
    ...payment,
    visitRequestId: arrived.id,
    paidOn: dayInBelgrade(now),
    note: payment.amount > 0 ? 'Naplaćeno na ulazu' : 'Vraćeno na ulazu: stiglo je manje ljudi',
    // One payment per version of the request, so that a press that is sent twice pays once.
    key: `${keyPrefix(arrived)}${version}`,
    actor,
  });
}

/** Takes back what was paid with an arrival, the latest first. */
export async function takeBackGatePayments(
  transaction: Transaction,
  arrived: Arrival,
  { actor }: Act,
): Promise<void> {
  const paid = await transaction.payment.findMany({
    where: {
      visitRequestId: arrived.id,
      key: { startsWith: keyPrefix(arrived) },
      correction: null,
    },
    select: { id: true },
    orderBy: { id: 'desc' },
  });
  for (const payment of paid) {
    const reason = 'upis dolaska je poništen';
    const { id } = payment;
    await takeBackPayment(transaction, { visitRequestId: arrived.id, id, reason, actor });
  }
}
