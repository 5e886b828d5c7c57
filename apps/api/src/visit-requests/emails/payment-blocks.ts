import { formatReference, REFERENCE_MODEL } from '@museum/shared/payments/payment-reference';
import {
  PROFORMA_KIND_LABELS,
  type ProformaKind,
  type ProformaStanding,
} from '@museum/shared/payments/proforma-schema';
import { dayInSentence } from '@museum/shared/primitives/day-words';
import { dinarsToPara, formatPara, type Para } from '@museum/shared/primitives/money';
import {
  AT_THE_TICKET_OFFICE,
  PARTLY_PAID,
  PAYMENT_RULES,
} from '@museum/shared/visit-requests/requester-rules';
import type { PaymentType } from '@museum/shared/visit-requests/visit-request-enums';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import type { Logger } from '#lib/log/logger.ts';
import type { MailAttachment } from '#mail/mail-attachment.ts';
import type { MailBlock } from '#mail/mail-content.ts';
import {
  type PaymentSlip,
  paymentCodeOf,
  paymentSlipOf,
  wayOf,
  wayOn,
} from '#visit-requests/proforma/payment-slip.ts';
import type { ProformaDraft } from '#visit-requests/proforma/proforma-content.ts';
import type { FrozenProforma } from '#visit-requests/proforma/proforma-store.ts';
import { standingOf } from '#visit-requests/proforma/standing.ts';

/** A predračun as a mail tells of it; one that is only previewed has no number yet. */
export type ToldProforma = {
  kind: ProformaKind;
  total: Para;
  standing: ProformaStanding;
  way: PaymentType;
  issued: { number: string; dueOn: string } | null;
  /** Null where it is paid at the ticket office. */
  slip: PaymentSlip | null;
  /** The text of its NBS IPS QR; null where there is none. */
  code: string | null;
};

type Paid = { request: VisitRequest; all: { total: Para }[] };

const paidSums = ({ request, all }: Paid) => ({
  all: all.map(({ total }) => total),
  paid: dinarsToPara(request.payment.paid),
});

/** What mails tell of some of the predračuni that hold; `all` are all of them. */
export const toldProformas = (
  proformas: FrozenProforma[],
  paid: Paid,
  logger: Logger,
): ToldProforma[] =>
  proformas.map((proforma) => ({
    kind: proforma.kind,
    total: proforma.total,
    standing: standingOf(proforma.total, paidSums(paid)),
    way: wayOf(proforma),
    issued: { number: proforma.number, dueOn: proforma.dueOn },
    slip: paymentSlipOf(proforma),
    code: paymentCodeOf(proforma, logger),
  }));

/** What a preview tells of a predračun that will be issued today. */
export const toldDraft = (
  { kind, total, paymentType, content: { visitDate } }: ProformaDraft,
  paid: Paid,
  today: string,
): ToldProforma => ({
  ...{ kind, total, issued: null, slip: null, code: null },
  standing: standingOf(total, paidSums(paid)),
  way: wayOn(today, { paymentType, visitDate }),
});

/** How a visit is paid: each payment on its own, with what is typed into a payment order. */
export function paymentBlocks(request: VisitRequest, proformas: ToldProforma[]): MailBlock[] {
  if (proformas.length > 0 && proformas.every(({ standing }) => standing === 'paid')) return [];
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
  const rest = proformas.reduce((sum, { total }) => sum + total, -received);
  const text = `Do sada smo primili ${inDinars(received)}. Ostaje još ${inDinars(rest)}.`;
  return [{ kind: 'paragraph', text }];
}

const inDinars = (sum: Para) => `${formatPara(sum)}\u00a0din`;

const paymentBlock = (proforma: ToldProforma): MailBlock => ({
  kind: 'payment',
  title: `${PROFORMA_KIND_LABELS[proforma.kind]}: ${inDinars(proforma.total)}`,
  lines: paymentLines(proforma),
  picture: hasPicture(proforma) ? pictureOf(proforma.issued.number) : null,
});

function paymentLines({ standing, way, issued, slip }: ToldProforma): string[] {
  const document = issued
    ? `Predračun ${issued.number}`
    : 'Predračun dobija broj kad potvrdite ili sačuvate.';
  if (standing === 'paid') return [document, 'Po ovom predračunu je plaćeno. Hvala!'];
  if (way !== 'SCHEDULED_PAYMENT') return [document, AT_THE_TICKET_OFFICE[way]];
  return [
    issued ? `${document}, platite do ${dayInSentence(issued.dueOn)}` : document,
    ...(slip ? orderLines(slip) : []),
    ...(standing === 'partly' ? [PARTLY_PAID] : []),
  ];
}

const orderLines = ({ payee, bankAccount, reference, purpose }: PaymentSlip) => [
  `Primalac: ${payee}`,
  `Račun: ${bankAccount}`,
  `Model i poziv na broj: ${REFERENCE_MODEL} ${formatReference(reference)}`,
  `Svrha: ${purpose}`,
];

type Coded = ToldProforma & { issued: object; code: string };

/** Where a part is paid its amount would be too much. */
const hasPicture = (proforma: ToldProforma): proforma is Coded =>
  proforma.issued !== null && proforma.code !== null && proforma.standing === 'open';

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
