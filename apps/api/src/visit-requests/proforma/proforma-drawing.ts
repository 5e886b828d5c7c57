import type { ProformaKind } from '@museum/shared/payments/proforma-schema';
import { type Para, paraText, paraToDinars } from '@museum/shared/primitives/money';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { dueOf } from './due.ts';
import { type FrozenProforma, readValidProformas } from './proforma-store.ts';

/** A predračun, all that hold for its visit, and what is still to be paid of it. */
export type Drawing = {
  proforma: FrozenProforma;
  valid: FrozenProforma[];
  due: Para;
};

/**
 * What is due of each of some predračuni, beside those that hold for the visit. Who has missed it owes
 * nothing more, but the papers still ask for what they were issued for.
 */
export function drawingsOf(
  proformas: FrozenProforma[],
  valid: FrozenProforma[],
  { payment: { total, paid }, stage }: Pick<VisitRequest, 'payment' | 'stage'>,
): Drawing[] {
  const issued = paraToDinars(valid.reduce((sum, each) => sum + each.total, 0));
  const payment = { total: stage === 'missed' ? issued : total, paid };
  return proformas.map((proforma) => ({
    proforma,
    valid,
    due: proforma.isVoid ? 0 : dueOf(proforma.kind, { all: valid, payment }),
  }));
}

/** The predračun of a kind that holds for a visit; undefined while none does. */
export async function findValidDrawing(
  request: Pick<VisitRequest, 'id' | 'payment' | 'stage'>,
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
