import type { ProformaKind } from '@museum/shared/payments/proforma-schema';
import { type Para, paraText, paraToDinars } from '@museum/shared/primitives/money';
import { quoteOfRequest } from '@museum/shared/quote/quote-of-request';
import {
  fewerCame,
  NOTHING_ASKED,
  nothingDue,
  partlyPaid,
} from '@museum/shared/visit-requests/requester/requester-rules';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { dueOf } from './due.ts';
import { type FrozenProforma, readValidProformas } from './proforma-store.ts';

/** A predračun, all that hold for its visit, what is to be paid by it, and what still is. */
export type Drawing = {
  proforma: FrozenProforma;
  valid: FrozenProforma[];
  asked: Para;
  due: Para;
};

/** The predračuni with what they ask for: once others have come than were agreed on, not for more than those. */
function askedBy(valid: FrozenProforma[], request: VisitRequest): FrozenProforma[] {
  if (request.stage !== 'arrived') return valid;
  const { tickets: visit, meals: meal } = quoteOfRequest(request);
  const costs = { visit, meal };
  return valid.map((one) => ({ ...one, total: Math.min(one.total, costs[one.kind]) }));
}

/**
 * What is due of each of some predračuni, beside those that hold for the visit. Who has missed it owes
 * nothing more, but the papers still ask for what they were issued for.
 */
export function drawingsOf(
  proformas: FrozenProforma[],
  valid: FrozenProforma[],
  request: VisitRequest,
): Drawing[] {
  const { total, paid } = request.payment;
  const all = askedBy(valid, request);
  const issued = paraToDinars(all.reduce((sum, each) => sum + each.total, 0));
  const payment = { total: request.stage === 'missed' ? issued : total, paid };
  return proformas.map((proforma) => ({
    proforma,
    valid,
    asked: all.find(({ id }) => id === proforma.id)?.total ?? 0,
    due: proforma.isVoid ? 0 : dueOf(proforma.kind, { all, payment }),
  }));
}

/** What is said of a predračun by which less is to be paid than it says; nothing where all of it is. */
export function restInWords({ proforma: { total }, asked, due }: Drawing): string[] {
  if (due === 0) return [asked === 0 && total > 0 ? NOTHING_ASKED : nothingDue(total)];
  if (due === total) return [];
  return [(due < asked ? partlyPaid : fewerCame)(paraText(due))];
}

/** The predračun of a kind that holds for a visit; undefined while none does. */
export async function findValidDrawing(
  request: VisitRequest,
  kind: ProformaKind,
): Promise<Drawing | undefined> {
  const valid = await readValidProformas(request.id);
  return drawingsOf(valid, valid, request).find(({ proforma }) => proforma.kind === kind);
}

/** Where the rest of the visit stands; nothing while there is no other predračun. */
export function otherInWords({ proforma: { kind, isVoid }, valid }: Drawing): string[] {
  const other = valid.find((each) => each.kind !== kind);
  if (!other || isVoid) return [];
  const rest = kind === 'visit' ? 'Obroci' : 'Ulaznice';
  return [`${rest} (${paraText(other.total)}) su na posebnom predračunu ${other.number}.`];
}
