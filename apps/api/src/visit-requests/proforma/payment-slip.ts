import { organisation } from '@museum/shared/organisation/organisation';
import { ipsPayee, ipsText } from '@museum/shared/payments/ips-text';
import { REFERENCE_MODEL } from '@museum/shared/payments/payment-reference';
import type { ProformaKind } from '@museum/shared/payments/proforma-schema';
import type { Para } from '@museum/shared/primitives/money';
import type { PaymentType } from '@museum/shared/visit-requests/visit-request-enums';
import { townOf } from '@museum/shared/visit-requests/requester/requester';
import type { Logger } from '#lib/log/logger.ts';
import type { FrozenProforma } from './proforma-store.ts';

/** What somebody fills into a payment order, in the words of the slip. */
export type PaymentSlip = {
  payer: string;
  purpose: string;
  payee: string;
  code: string;
  /** What is still to be paid. */
  amount: Para;
  bankAccount: string;
  model: string;
  reference: string;
};

const PURPOSES: Record<ProformaKind, string> = {
  visit: 'Grupna poseta',
  meal: 'Obroci za posetu',
};

/** At most 35 characters: "Obroci za posetu GP-2026-001292". */
export const purposeOf = ({ kind, content }: Pick<FrozenProforma, 'kind' | 'content'>) =>
  `${PURPOSES[kind]} ${content.requestNumber}`;

/** How it is paid: on the day of the visit it is too late for a transfer, then it is cash (spec §9). */
export const wayOn = (
  day: string,
  { paymentType, visitDate }: { paymentType: PaymentType; visitDate: string },
): PaymentType => (paymentType === 'SCHEDULED_PAYMENT' && visitDate === day ? 'CASH' : paymentType);

/** How an issued predračun is paid. */
export const wayOf = ({ paymentType, issuedOn, content }: FrozenProforma): PaymentType =>
  wayOn(issuedOn, { paymentType, visitDate: content.visitDate });

/** What a predračun of a legal entity says beside (spec §2). */
export const E_INVOICE =
  'Podneti zahtev smatra se i zahtevom za izdavanje e-fakture za pravno lice.';

/**
 * What somebody fills into a payment order for what is due of a predračun; null where none is to be
 * filled in, because it is void, paid, or paid at the ticket office.
 */
export function paymentSlipOf(proforma: FrozenProforma, due: Para): PaymentSlip | null {
  if (proforma.isVoid || due === 0 || wayOf(proforma) !== 'SCHEDULED_PAYMENT') return null;
  const { buyer, content, reference } = proforma;
  const town = townOf(buyer.address);
  return {
    payer: town ? `${buyer.name}, ${town}` : buyer.name,
    purpose: purposeOf(proforma),
    payee: content.seller.name,
    code: content.paymentCode,
    amount: due,
    bankAccount: content.seller.bankAccount,
    model: REFERENCE_MODEL,
    reference,
  };
}

/**
 * The text of the NBS IPS QR code for what is due of a predračun; null where nothing is to be paid by transfer, and where
 * a bank would refuse it, which is logged. The payer is left out: the bank's application knows its
 * own customer, and a shorter code is easier to scan.
 */
export function paymentCodeOf(proforma: FrozenProforma, due: Para, logger: Logger): string | null {
  const slip = paymentSlipOf(proforma, due);
  if (!slip) return null;
  const { postalCode, town, streetAddress } = organisation;
  const outcome = ipsText({
    account: slip.bankAccount,
    payee: ipsPayee(slip.payee, `${postalCode} ${town}`, streetAddress),
    amount: slip.amount,
    code: slip.code,
    purpose: slip.purpose,
    reference: slip.model + slip.reference,
  });
  if ('text' in outcome) return outcome.text;
  logger.warn(
    { proforma: proforma.number, refusal: outcome.refusal },
    'A bank would refuse the payment code of this predračun: it is not shown',
  );
  return null;
}
