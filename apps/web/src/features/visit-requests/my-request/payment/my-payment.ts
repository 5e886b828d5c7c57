import type { MyProforma, MyRequest } from '@museum/shared/my-request/my-request-schema';
import { PROFORMA_KINDS } from '@museum/shared/payments/proforma-schema';
import { AT_THE_TICKET_OFFICE } from '@museum/shared/visit-requests/requester/requester-rules';

const placeOf = ({ kind }: MyProforma) => PROFORMA_KINDS.indexOf(kind);

/** The predračuni that hold, in the order of the visit and its meals. */
export const currentProformas = ({ proformas }: MyRequest): MyProforma[] =>
  proformas.filter(({ isVoid }) => !isVoid).toSorted((one, other) => placeOf(one) - placeOf(other));

/** Whether a predračun is still to be paid by bank transfer. */
export const isToTransfer = ({ due, way }: MyProforma) => due > 0 && way === 'SCHEDULED_PAYMENT';

/** How the rest is paid at the ticket office; undefined when some of it is to be transferred, or nothing is left. */
export function wayAtTicketOffice(request: MyRequest): string | undefined {
  const left = currentProformas(request).filter(({ due }) => due > 0);
  const way = left[0]?.way;
  if (!way || way === 'SCHEDULED_PAYMENT' || left.some(isToTransfer)) return undefined;
  return AT_THE_TICKET_OFFICE[way];
}
