import type { MyProforma, MyRequest } from '@museum/shared/my-request/my-request-schema';
import { PROFORMA_KINDS } from '@museum/shared/payments/proforma-schema';

const placeOf = ({ kind }: MyProforma) => PROFORMA_KINDS.indexOf(kind);

/** The predračuni that are still to be paid by, in the order of the visit and its meals. */
export const currentProformas = ({ proformas }: MyRequest): MyProforma[] =>
  proformas.filter(({ isVoid }) => !isVoid).toSorted((one, other) => placeOf(one) - placeOf(other));

/** What is still to be paid, in dinars; 0 while nothing is asked for. */
export const openDinars = ({ payment }: MyRequest): number =>
  payment ? Math.max(0, payment.total - payment.paid) : 0;
