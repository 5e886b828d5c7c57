import type { ProformaKind } from '@museum/shared/payments/proforma-schema';
import type { VisitPayment } from '@museum/shared/payments/payment-state';
import { dinarsToPara, type Para } from '@museum/shared/primitives/money';

/**
 * What of the money for a visit counts for each of its predračuni, given in the order of issue. A sum
 * that is exactly one of them pays that one; any other pays the older first, and what is too much
 * stands at the last.
 */
export function partsOfPaid(totals: Para[], paid: Para): Para[] {
  if (totals.filter((total) => total === paid).length === 1) {
    return totals.map((total) => (total === paid ? paid : 0));
  }
  let left = paid;
  return totals.map((total, index) => {
    const part = index === totals.length - 1 ? left : Math.min(left, total);
    left -= part;
    return part;
  });
}

/** Of the predračuni of a visit that no other replaced, those that hold; where none does, all of them. */
export function holdingOrLast<Last extends { voidedAt: Date | null }>(last: Last[]): Last[] {
  const holding = last.filter(({ voidedAt }) => voidedAt === null);
  return holding.length > 0 ? holding : last;
}

/** A predračun that holds; one that is only previewed has no id yet. */
type Asking = { kind: ProformaKind; total: Para; id?: number };

/** Those that ask for money because of a visit, and what it costs and has brought in. */
export type Asked = { all: Asking[]; payment: Pick<VisitPayment, 'total' | 'paid'> };

const sumOf = (sums: Para[]) => sums.reduce((sum, each) => sum + each, 0);

/**
 * What is still to be paid by the predračun of a kind. Where fewer came than were expected, the visit
 * costs less than its predračuni ask for: that counts as paid.
 */
export function dueOf(kind: ProformaKind, { all, payment }: Asked): Para {
  const inOrder = all.toSorted((one, other) => (one.id ?? Infinity) - (other.id ?? Infinity));
  const totals = inOrder.map(({ total }) => total);
  const tooMuch = Math.max(0, sumOf(totals) - dinarsToPara(payment.total));
  const parts = partsOfPaid(totals, dinarsToPara(payment.paid) + tooMuch);
  const place = inOrder.findIndex((each) => each.kind === kind);
  const [total = 0, part = 0] = [totals[place], parts[place]];
  return Math.max(0, total - Math.max(0, part));
}
