import { formatReference, REFERENCE_MODEL } from '@museum/shared/payments/payment-reference';
import { PROFORMA_KIND_LABELS, type ProformaKind } from '@museum/shared/payments/proforma-schema';
import { dayInSentence } from '@museum/shared/primitives/day-words';
import { dinarsToPara, type Para } from '@museum/shared/primitives/money';
import {
  AT_THE_TICKET_OFFICE,
  nothingDue,
  partlyPaid,
  PAYMENT_RULES,
} from '@museum/shared/visit-requests/requester/requester-rules';
import type { PaymentType } from '@museum/shared/visit-requests/visit-request-enums';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import type { Logger } from '#lib/log/logger.ts';
import type { MailAttachment } from '#mail/composing/mail-attachment.ts';
import type { MailBlock } from '#mail/composing/mail-content.ts';
import {
  type PaymentSlip,
  paymentCodeOf,
  paymentSlipOf,
  wayOf,
  wayOn,
} from '#visit-requests/proforma/payment-slip.ts';
import type { ProformaDraft } from '#visit-requests/proforma/proforma-content.ts';
import type { FrozenProforma } from '#visit-requests/proforma/proforma-store.ts';
import { type AskedAndDue, withDue } from '#visit-requests/proforma/due.ts';
import { amountInMail } from './visit-request-blocks.ts';

/** A predračun as a mail tells of it; one that is only previewed has no number yet. */
export type ToldProforma = {
  kind: ProformaKind;
  total: Para;
  /** What is still to be paid of it. */
  due: Para;
  way: PaymentType;
  issued: { number: string; dueOn: string } | null;
  /** Null where it is paid at the ticket office. */
  slip: PaymentSlip | null;
  /** The text of its NBS IPS QR; null where there is none. */
  code: string | null;
};

/** What mails tell of a predračun that holds. */
export const toldProforma = (
  { due, ...proforma }: FrozenProforma & AskedAndDue,
  logger: Logger,
): ToldProforma => ({
  kind: proforma.kind,
  total: proforma.total,
  due,
  way: wayOf(proforma),
  issued: { number: proforma.number, dueOn: proforma.dueOn },
  slip: paymentSlipOf(proforma, due),
  code: paymentCodeOf(proforma, due, logger),
});

/** What mails tell of all predračuni that hold for a request. */
export const toldProformas = (
  valid: FrozenProforma[],
  request: VisitRequest,
  logger: Logger,
): ToldProforma[] => withDue(valid, request).map((proforma) => toldProforma(proforma, logger));

/** What a preview tells of a predračun that will be issued today. */
export const toldDraft = (
  { kind, total, paymentType, content, due }: ProformaDraft & AskedAndDue,
  today: string,
): ToldProforma => ({
  kind,
  total,
  due,
  way: wayOn(today, { paymentType, visitDate: content.visitDate }),
  issued: null,
  slip: null,
  code: null,
});

/** How a visit is paid: each payment on its own, with what is typed into a payment order. */
export function paymentBlocks(request: VisitRequest, proformas: ToldProforma[]): MailBlock[] {
  if (proformas.length > 0 && proformas.every(({ due }) => due === 0)) return [];
  return [
    { kind: 'heading', text: 'Kako da platite' },
    ...(proformas.some(({ way }) => way !== 'SCHEDULED_PAYMENT')
      ? []
      : [{ kind: 'list' as const, items: PAYMENT_RULES }]),
    ...receivedBlocks(request, proformas),
    ...proformas.map(paymentBlock),
  ];
}

/** What came in already, so that nobody pays it twice. */
function receivedBlocks({ payment }: VisitRequest, proformas: ToldProforma[]): MailBlock[] {
  const received = dinarsToPara(payment.paid);
  if (received <= 0 || proformas.length === 0) return [];
  const rest = proformas.reduce((sum, { due }) => sum + due, 0);
  const text = `Do sada smo primili ${amountInMail(received)}. Ostaje još ${amountInMail(rest)}.`;
  return [{ kind: 'paragraph', text }];
}

const paymentBlock = (proforma: ToldProforma): MailBlock => ({
  kind: 'payment',
  title: `${PROFORMA_KIND_LABELS[proforma.kind]}: ${amountInMail(proforma.total)}`,
  lines: paymentLines(proforma),
  picture: hasPicture(proforma) ? pictureOf(proforma.issued.number) : null,
});

function paymentLines({ total, due, way, issued, slip }: ToldProforma): string[] {
  const document = issued
    ? `Predračun ${issued.number}`
    : 'Predračun dobija broj kad potvrdite ili sačuvate.';
  if (due === 0) return [document, nothingDue(total)];
  const rest = due < total ? [partlyPaid(amountInMail(due))] : [];
  if (way !== 'SCHEDULED_PAYMENT') return [document, ...rest, AT_THE_TICKET_OFFICE[way]];
  return [
    issued ? `${document}, platite do ${dayInSentence(issued.dueOn)}` : document,
    ...rest,
    ...(slip ? orderLines(slip) : []),
  ];
}

const orderLines = ({ payee, bankAccount, reference, purpose }: PaymentSlip) => [
  `Primalac: ${payee}`,
  `Račun: ${bankAccount}`,
  `Model i poziv na broj: ${REFERENCE_MODEL} ${formatReference(reference)}`,
  `Svrha: ${purpose}`,
];

type Coded = ToldProforma & { issued: object; code: string };

const hasPicture = (proforma: ToldProforma): proforma is Coded =>
  proforma.issued !== null && proforma.code !== null;

/** By this name a mail finds its picture among the attachments. */
const pictureOf = (number: string) => `ips-qr-${number}.png`;

/** The predračuni as files, and the pictures of what is still to be paid. */
export const paymentAttachments = (
  request: VisitRequest,
  proformas: ToldProforma[],
): MailAttachment[] =>
  proformas.flatMap((proforma) => {
    const number = proforma.issued?.number ?? NO_NUMBER_YET;
    const file = { kind: 'proforma' as const, ...fileOf(request.id, number) };
    if (!hasPicture(proforma)) return [file];
    return [file, { kind: 'ips-qr', name: pictureOf(number), text: proforma.code }];
  });

/** Only in previews. */
const NO_NUMBER_YET = 'PR-(broj)';

const fileOf = (visitRequestId: number, number: string) => ({
  name: `predracun-${number}.pdf`,
  visitRequestId,
  number,
});
