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

/** A predračun that holds, with what it asks for and what is due of it. */
type Holding = FrozenProforma & AskedAndDue;

/** A predračun with what it asks for and what is due of it, beside all that hold for its visit. */
export type Drawing = AskedAndDue & { proforma: FrozenProforma; valid: Holding[] };

/** The predračuni of a visit, among them all that hold; one that is void asks for nothing. */
export function drawingsOf(proformas: FrozenProforma[], request: VisitRequest): Drawing[] {
  const valid = withDue(
    proformas.filter(({ isVoid }) => !isVoid),
    request,
  );
  return proformas.map((proforma) => {
    const { asked, due } = valid.find(({ id }) => id === proforma.id) ?? { asked: 0, due: 0 };
    return { proforma, valid, asked, due };
  });
}

/** Whether nobody came for, or ate, what a predračun was issued for. */
const isNotAsked = ({ asked, total }: Pick<Holding, 'asked' | 'total'>) => asked === 0 && total > 0;

/** What is said of a predračun by which less is to be paid than it says; nothing where all of it is. */
export function restInWords({ proforma: { total }, asked, due }: Drawing): string[] {
  if (due === 0) return [isNotAsked({ asked, total }) ? NOTHING_ASKED : nothingDue(total)];
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

/** Where the rest of the visit stands; nothing while no other predračun asks for it. */
export function otherInWords({ proforma: { kind, isVoid }, valid }: Drawing): string[] {
  const other = valid.find((each) => each.kind !== kind);
  if (!other || isVoid || isNotAsked(other)) return [];
  const rest = kind === 'visit' ? 'Obroci' : 'Ulaznice';
  return [`${rest} (${paraText(other.total)}) su na posebnom predračunu ${other.number}.`];
}
