import { formatReference, REFERENCE_MODEL } from '@museum/shared/payments/payment-reference';
import { PROFORMA_KIND_LABELS, type ProformaKind } from '@museum/shared/payments/proforma-schema';
import { dayInSentence } from '@museum/shared/primitives/day-words';
import { formatPara, type Para } from '@museum/shared/primitives/money';
import { PAYMENT_RULES } from '@museum/shared/visit-requests/requester-rules';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import type { Logger } from '#lib/log/logger.ts';
import type { MailAttachment } from '#mail/mail-attachment.ts';
import type { MailBlock } from '#mail/mail-content.ts';
import {
  type PaymentSlip,
  paymentCodeOf,
  paymentSlipOf,
} from '#visit-requests/proforma/payment-slip.ts';
import type { ProformaDraft } from '#visit-requests/proforma/proforma-content.ts';
import type { FrozenProforma } from '#visit-requests/proforma/proforma-store.ts';

/** A predračun as a mail tells of it; one that is only previewed has no number yet. */
export type ToldProforma = {
  kind: ProformaKind;
  total: Para;
  issued: { number: string; dueOn: string } | null;
  /** Null where it is paid at the ticket office. */
  slip: PaymentSlip | null;
  /** The text of its NBS IPS QR; null where there is none. */
  code: string | null;
};

/** What mails tell of the predračuni that hold. */
export const toldProformas = (valid: FrozenProforma[], logger: Logger): ToldProforma[] =>
  valid.map((proforma) => ({
    kind: proforma.kind,
    total: proforma.total,
    issued: { number: proforma.number, dueOn: proforma.dueOn },
    slip: paymentSlipOf(proforma),
    code: paymentCodeOf(proforma, logger),
  }));

/** What a preview tells of the predračuni that the confirmation will issue. */
export const toldDrafts = (drafts: ProformaDraft[]): ToldProforma[] =>
  drafts.map(({ kind, total }) => ({ kind, total, issued: null, slip: null, code: null }));

const isPaid = ({ payment: { state } }: VisitRequest) => state === 'paid' || state === 'overpaid';

/** How a visit is paid: each payment on its own, with what is typed into a payment order. */
export function paymentBlocks(request: VisitRequest, proformas: ToldProforma[]): MailBlock[] {
  if (isPaid(request)) return [];
  return [
    { kind: 'heading', text: 'Kako da platite' },
    { kind: 'list', items: PAYMENT_RULES },
    ...proformas.map(paymentBlock),
  ];
}

function paymentBlock({ kind, total, issued, slip, code }: ToldProforma): MailBlock {
  const document = issued
    ? `Predračun ${issued.number}, platite do ${dayInSentence(issued.dueOn)}`
    : 'Predračun dobija broj kad potvrdite ili sačuvate.';
  const order = slip && [
    `Primalac: ${slip.payee}`,
    `Račun: ${slip.bankAccount}`,
    `Model i poziv na broj: ${REFERENCE_MODEL} ${formatReference(slip.reference)}`,
    `Svrha: ${slip.purpose}`,
  ];
  return {
    kind: 'payment',
    title: `${PROFORMA_KIND_LABELS[kind]}: ${formatPara(total)}\u00a0din`,
    lines: [document, ...(order ?? [])],
    picture: code && issued ? pictureOf(issued.number) : null,
  };
}

/** By this name a mail finds its picture among the attachments. */
const pictureOf = (number: string) => `ips-qr-${number}.png`;

/** The predračuni as files, and the pictures of what is still to be paid. */
export const paymentAttachments = (
  request: VisitRequest,
  proformas: ToldProforma[],
): MailAttachment[] =>
  proformas.flatMap(({ issued, code }) => {
    if (!issued) return [{ kind: 'proforma', ...fileOf(request.id, NO_NUMBER_YET) }];
    const file = { kind: 'proforma' as const, ...fileOf(request.id, issued.number) };
    if (!code || isPaid(request)) return [file];
    return [file, { kind: 'ips-qr', name: pictureOf(issued.number), text: code }];
  });

/** Only in previews. */
const NO_NUMBER_YET = 'PR-(broj)';

const fileOf = (visitRequestId: number, number: string) => ({
  name: `predracun-${number}.pdf`,
  visitRequestId,
  number,
});
