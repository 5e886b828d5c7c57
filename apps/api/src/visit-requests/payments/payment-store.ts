import { dinarsText, dinarsToPara } from '@museum/shared/primitives/money';
import type { NewPayment, Payment } from '@museum/shared/payments/payment-schema';
import { writeAudit, type Actor } from '#audit/audit-store.ts';
import type { Prisma } from '#generated/prisma/client.ts';
import { prisma, type Transaction } from '#lib/database/prisma.ts';
import { presentDay } from '#lib/database/present-day.ts';
import { AppError } from '#lib/http/app-error.ts';
import { takeBackRemindersOf } from '#mail/queue-mail.ts';
import { changeRequests } from '#visit-requests/request-totals-store.ts';

const SHOWN = {
  id: true,
  paidOn: true,
  amount: true,
  way: true,
  note: true,
  author: true,
  createdAt: true,
  correctsId: true,
  correction: { select: { id: true } },
} satisfies Prisma.PaymentSelect;

type StoredPayment = Prisma.PaymentGetPayload<{ select: typeof SHOWN }>;

const present = ({ correction, ...payment }: StoredPayment): Payment => ({
  ...payment,
  paidOn: presentDay(payment.paidOn),
  amount: Number(payment.amount),
  createdAt: payment.createdAt.toISOString(),
  isCorrected: correction !== null,
});

/** The payments for a visit, the latest day first. @throws AppError NOT_FOUND */
export async function readPayments(visitRequestId: number): Promise<Payment[]> {
  const request = await prisma.visitRequest.findUnique({
    where: { id: visitRequestId },
    select: { payments: { select: SHOWN, orderBy: [{ paidOn: 'desc' }, { id: 'desc' }] } },
  });
  if (!request) throw new AppError('NOT_FOUND');
  return request.payments.map(present);
}

export type PaymentEntry = NewPayment & {
  visitRequestId: number;
  /** The same key again is the same payment; null for none. */
  key: string | null;
  actor: Actor;
};

/**
 * Enters a payment, without its note once the request's personal data has gone. The same key with
 * the same payment gets the first one again.
 * @throws AppError NOT_FOUND, IDEMPOTENCY_CONFLICT, VALIDATION_ERROR when more would be given back
 * than was paid
 */
export const enterPayment = (entry: PaymentEntry): Promise<Payment> =>
  changeRequests((transaction) => addPayment(transaction, entry));

/** The same within a transaction that the caller makes by `changeRequests`. */
export async function addPayment(transaction: Transaction, entry: PaymentEntry): Promise<Payment> {
  const { actor, ...entered } = entry;
  const { normalizedId, paid, noteOf } = await lockRequest(transaction, entered.visitRequestId);
  const payment = { ...entered, note: noteOf(entered.note) };
  const earlier = await findEarlier(transaction, payment);
  if (earlier) return earlier;
  refuseBelowNought(paid, payment.amount);
  const stored = await store(transaction, payment, actor);
  await auditPayment(transaction, { actor, action: 'payment-entered' }, { normalizedId, ...entry });
  return stored;
}

type Correction = { visitRequestId: number; id: number; reason: string; actor: Actor };

/**
 * Takes a payment back by a row of its own; one that was taken back already stays so.
 * @throws AppError NOT_FOUND, VALIDATION_ERROR when the money has been given back meanwhile
 */
export const correctPayment = (correction: Correction): Promise<Payment> =>
  changeRequests((transaction) => takeBackPayment(transaction, correction));

/** The same within a transaction that the caller makes by `changeRequests`. */
export async function takeBackPayment(
  transaction: Transaction,
  { visitRequestId, id, reason, actor }: Correction,
): Promise<Payment> {
  const { normalizedId, paid, noteOf } = await lockRequest(transaction, visitRequestId);
  const wrong = await transaction.payment.findFirst({
    where: { id, visitRequestId, correctsId: null },
    select: { ...SHOWN, correction: { select: SHOWN } },
  });
  if (!wrong) throw new AppError('NOT_FOUND');
  if (wrong.correction) return present(wrong.correction);
  const payment = {
    visitRequestId,
    correctsId: id,
    key: null,
    paidOn: presentDay(wrong.paidOn),
    amount: -Number(wrong.amount),
    way: wrong.way,
    note: noteOf(`Ispravka: ${reason}`),
  };
  refuseBelowNought(paid, payment.amount);
  const stored = await store(transaction, payment, actor);
  const act = { actor, action: 'payment-corrected' } as const;
  await auditPayment(transaction, act, { normalizedId, ...payment });
  return stored;
}

type LockedRequest = { normalizedId: string; paid: Prisma.Decimal; anonymizedAt: Date | null };

/**
 * Locks a request; no note may be kept once its personal data has gone, for it would bring some back.
 * @throws AppError NOT_FOUND
 */
async function lockRequest(transaction: Transaction, id: number) {
  const [request] = await transaction.$queryRaw<LockedRequest[]>`
    SELECT "normalizedId", paid, "anonymizedAt" FROM visit_request WHERE id = ${id}
    FOR NO KEY UPDATE`;
  if (!request) throw new AppError('NOT_FOUND');
  const { normalizedId, paid, anonymizedAt } = request;
  const noteOf = (note: string | null) => (anonymizedAt === null ? note : null);
  return { normalizedId, paid: Number(paid), noteOf };
}

type Row = Omit<PaymentEntry, 'actor'> & { correctsId?: number };

/** @throws AppError IDEMPOTENCY_CONFLICT when the key was used for another payment */
async function findEarlier(transaction: Transaction, row: Row): Promise<Payment | undefined> {
  if (row.key === null) return undefined;
  const earlier = await transaction.payment.findUnique({
    where: { key: row.key },
    select: { ...SHOWN, visitRequestId: true },
  });
  if (!earlier) return undefined;
  const { visitRequestId, ...stored } = earlier;
  const payment = present(stored);
  const isSame =
    visitRequestId === row.visitRequestId &&
    (['paidOn', 'amount', 'way', 'note'] as const).every((field) => payment[field] === row[field]);
  if (!isSame) throw new AppError('IDEMPOTENCY_CONFLICT');
  return payment;
}

/** @throws AppError VALIDATION_ERROR */
function refuseBelowNought(paid: number, amount: number): void {
  if (dinarsToPara(paid) + dinarsToPara(amount) >= 0) return;
  throw new AppError('VALIDATION_ERROR', {
    field: 'amount',
    message: `Ne može se vratiti više nego što je plaćeno (${dinarsText(paid)})`,
  });
}

async function store(transaction: Transaction, row: Row, { name }: Actor): Promise<Payment> {
  await takeBackRemindersOf(transaction, row.visitRequestId);
  const data = {
    ...row,
    paidOn: new Date(row.paidOn),
    amount: row.amount.toFixed(2),
    author: name,
  };
  return present(await transaction.payment.create({ data, select: SHOWN }));
}

type Audited = Pick<PaymentEntry, 'visitRequestId' | 'paidOn' | 'amount' | 'way'> & {
  normalizedId: string;
};

const auditPayment = (
  transaction: Transaction,
  act: { actor: Actor; action: 'payment-entered' | 'payment-corrected' },
  { normalizedId, visitRequestId, paidOn, amount, way }: Audited,
): Promise<void> =>
  writeAudit(transaction, {
    ...act,
    subject: normalizedId,
    visitRequestId,
    changes: Object.entries({ paidOn, amount, way }).map(([field, to]) => ({
      field: `payment.${field}`,
      from: null,
      to,
    })),
  });
