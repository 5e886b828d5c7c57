import type { ProformaKind } from '@museum/shared/payments/proforma-schema';
import { paraText } from '@museum/shared/primitives/money';
import {
  fewerCame,
  NOTHING_ASKED,
  nothingDue,
  partlyPaid,
} from '@museum/shared/visit-requests/requester/requester-rules';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { type AskedAndDue, withDue } from './due.ts';
import { type FrozenProforma, readValidProformas } from './proforma-store.ts';

/** A predračun with what it asks for and what is due of it, beside all that hold for its visit. */
export type Drawing = AskedAndDue & { proforma: FrozenProforma; valid: FrozenProforma[] };

/** The predračuni of a visit, among them all that hold; one that is void asks for nothing. */
export function drawingsOf(proformas: FrozenProforma[], request: VisitRequest): Drawing[] {
  const valid = proformas.filter(({ isVoid }) => !isVoid);
  const holding = withDue(valid, request);
  return proformas.map((proforma) => {
    const { asked, due } = holding.find(({ id }) => id === proforma.id) ?? { asked: 0, due: 0 };
    return { proforma, valid, asked, due };
  });
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
  return drawingsOf(valid, request).find(({ proforma }) => proforma.kind === kind);
}

/** Where the rest of the visit stands; nothing while there is no other predračun. */
export function otherInWords({ proforma: { kind, isVoid }, valid }: Drawing): string[] {
  const other = valid.find((each) => each.kind !== kind);
  if (!other || isVoid) return [];
  const rest = kind === 'visit' ? 'Obroci' : 'Ulaznice';
  return [`${rest} (${paraText(other.total)}) su na posebnom predračunu ${other.number}.`];
}
