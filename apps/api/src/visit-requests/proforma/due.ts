import type { ProformaKind } from '@museum/shared/payments/proforma-schema';
import { added, dinarsToPara, type Para } from '@museum/shared/primitives/money';
import { quoteOfRequest } from '@museum/shared/quote/quote-of-request';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';

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
type Holding = { kind: ProformaKind; total: Para; id?: number };

/** What is to be paid by a predračun, and what of that still is. */
export type AskedAndDue = { asked: Para; due: Para };

/** What a predračun asks for: once others have come than were agreed on, not for more than those. */
function askedBy({ kind, total }: Holding, request: VisitRequest): Para {
  if (request.stage !== 'arrived') return total;
  const { tickets, meals } = quoteOfRequest(request);
  return Math.min(total, kind === 'visit' ? tickets : meals);
}

/**
 * The predračuni that hold for a visit, with what each asks for and what is due of it. Where the visit
 * costs less than they ask for, the difference counts as paid; who has missed it owes nothing more, but
 * they still ask for what they were issued for.
 */
export function withDue<One extends Holding>(
  holding: One[],
  request: VisitRequest,
): (One & AskedAndDue)[] {
  const { total, paid } = request.payment;
  const inOrder = holding.toSorted((one, other) => (one.id ?? Infinity) - (other.id ?? Infinity));
  const asked = inOrder.map((one) => askedBy(one, request));
  const tooMuch = request.stage === 'missed' ? 0 : Math.max(0, added(asked) - dinarsToPara(total));
  const parts = partsOfPaid(asked, dinarsToPara(paid) + tooMuch);
  return holding.map((one) => {
    const place = inOrder.indexOf(one);
    const due = Math.max(0, asked[place]! - Math.max(0, parts[place]!));
    return { ...one, asked: asked[place]!, due };
  });
}
