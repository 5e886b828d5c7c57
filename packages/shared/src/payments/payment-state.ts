import { z } from 'zod';
import { dinarsToPara, paraToDinars } from '#primitives/money.ts';
import type { VisitStatus } from '#visit-requests/visit-request-enums.ts';

/** How far a visit is paid, with the words that people read (visit-life §6). */
export const PAYMENT_STATE_LABELS = {
  unpaid: 'Nije plaćeno',
  proof: 'Dokaz poslat',
  partly: 'Delimično',
  paid: 'Plaćeno',
  overpaid: 'Više plaćeno',
} as const;

export type PaymentState = keyof typeof PAYMENT_STATE_LABELS;

/** Every state. */
const PAYMENT_STATES = Object.keys(PAYMENT_STATE_LABELS) as [PaymentState, ...PaymentState[]];

type Sums = {
  /** Dinars. */
  total: number;
  /** Dinars. */
  paid: number;
  /** Whether the requester has sent a proof of payment. */
  hasProof: boolean;
};

/** How far a visit is paid; never stored. A proof counts until the first money is seen. */
export function paymentStateOf({ total, paid, hasProof }: Sums): PaymentState {
  const open = dinarsToPara(total) - dinarsToPara(paid);
  if (open < 0) return 'overpaid';
  if (open === 0) return 'paid';
  if (paid > 0) return 'partly';
  return hasProof ? 'proof' : 'unpaid';
}

/** What is to be paid for a visit and how far it is (contract §6). */
export const visitPaymentSchema = z.object({
  state: z.enum(PAYMENT_STATES),
  /** The day until which the rest is to be paid; null when nothing is due. */
  due: z.iso.date().nullable(),
  /** Dinars. */
  total: z.number(),
  /** Dinars. */
  paid: z.number(),
});

export type VisitPayment = z.output<typeof visitPaymentSchema>;

/** What a request's payment follows from; amounts in dinars. */
export type PaymentSource = {
  status: VisitStatus;
  /** Whether the group has come. */
  hasArrived: boolean;
  /** Whether staff noted that the group didn't come. */
  hasMissed: boolean;
  /** What the quote comes to. */
  quoted: number;
  /** What the current predračuni come to; null when there is none. */
  invoiced: number | null;
  paid: number;
  /** YYYY-MM-DD; null when nothing is due. */
  dueOn: string | null;
  hasProof: boolean;
};

/**
 * A request's payment. A cancelled visit costs nothing: what was paid is to be given back. Who has come
 * pays for those who really came, whatever the predračuni say; they stay as issued. Who has missed it
 * owes nothing more; what was paid stays, and a part of the price stays a part.
 */
export function visitPaymentOf(source: PaymentSource): VisitPayment {
  const { paid, dueOn, hasMissed, hasArrived } = source;
  const asked = askedOf(source);
  const total = hasMissed && !hasArrived ? Math.min(asked, paid) : asked;
  return { state: stateOf(source, asked), due: dueOn, total, paid };
}

/** A visit that holds costs nothing only while its prices are missing: nobody has paid it. */
function stateOf({ status, paid, hasProof }: PaymentSource, asked: number): PaymentState {
  const isUnpriced = status !== 'CANCELED' && asked === 0 && paid === 0;
  if (isUnpriced) return hasProof ? 'proof' : 'unpaid';
  return paymentStateOf({ total: asked, paid, hasProof });
}

/** What the visit costs, whoever came or didn't. */
function askedOf({ status, hasArrived, quoted, invoiced }: PaymentSource): number {
  if (status === 'CANCELED') return 0;
  return hasArrived ? quoted : (invoiced ?? quoted);
}

/** Whether anything is due, was paid or is to be given back: before, the state says nothing. */
export const isAboutMoney = ({ due, paid }: Pick<VisitPayment, 'due' | 'paid'>) =>
  due !== null || paid !== 0;

/** Dinars that are open: still to be paid, below 0 to be given back. */
export const openDinars = ({ total, paid }: Pick<VisitPayment, 'total' | 'paid'>) =>
  paraToDinars(dinarsToPara(total) - dinarsToPara(paid));

/** Dinars that are still to be paid; 0 where some are to be given back. */
export const dinarsToPay = (payment: Pick<VisitPayment, 'total' | 'paid'>) =>
  Math.max(0, openDinars(payment));

/** Whether the day of payment has passed; `today` is YYYY-MM-DD. */
export const isOverdue = ({ due }: Pick<VisitPayment, 'due'>, today: string) =>
  due !== null && due < today;
