import { type QuoteLine, sectionNotes } from '@museum/shared/quote/quote';
import { quoteOfRequest } from '@museum/shared/quote/quote-of-request';
import { addDays, dayInBelgrade, formatDay } from '@museum/shared/primitives/calendar-date';
import { paraText } from '@museum/shared/primitives/money';
import type { PaymentType } from '@museum/shared/visit-requests/visit-request-enums';
import { contactSummary } from '@museum/shared/visit-requests/requester/contact-summary';
import { AT_THE_TICKET_OFFICE } from '@museum/shared/visit-requests/requester/requester-rules';
import type { Stage } from '@museum/shared/visit-requests/stages/stage';
import type {
  RequestWithDinner,
  VisitRequest,
} from '@museum/shared/visit-requests/visit-request-response';
import { cellDate } from '#lib/documents/workbook.ts';
import { E_INVOICE, purposeOf, wayOf, wayOn } from './payment-slip.ts';
import { buyerRows, SELLER, sellerRows } from './proforma-content.ts';
import { type Drawing, otherInWords, restInWords } from './proforma-drawing.ts';
import { formatReference, REFERENCE_MODEL } from '@museum/shared/payments/payment-reference';

/** What the workbook says, in the order in which it says it. */
export type ProformaSheet = {
  number: string;
  /** What it is for, e.g. "Grupna poseta". */
  subject: string;
  /** Why nothing is to be paid by it, in a sentence; "" while the visit stands. */
  warning: string;
  /** A Date stands for its calendar day in UTC. */
  facts: { label: string; value: string | Date }[];
  seller: { label: string; value: string }[];
  buyer: { label: string; value: string }[];
  lines: Pick<QuoteLine, 'label' | 'detail' | 'quantity' | 'unitPrice'>[];
  notes: string[];
  /** How it is paid, a paragraph each. */
  payment: string[];
};

const SUBJECTS = { visit: 'Grupna poseta', meal: 'Ručak u restoranu' } as const;

const WARNINGS: Partial<Record<Stage, string>> = {
  postponed: 'POSETA JE ODLOŽENA – ne plaća se dok se ne dogovori novi termin.',
  canceled: 'POSETA JE OTKAZANA – po ovom predračunu se ne plaća.',
  missed: 'POSETA NIJE ODRŽANA – po ovom predračunu se ne plaća.',
};

const isPaid = ({ stage }: VisitRequest) => !WARNINGS[stage];

const isTransfer = (request: VisitRequest, today: string) =>
  isPaid(request) && wayOn(today, request) === 'SCHEDULED_PAYMENT';

const paymentFact = (request: VisitRequest, today: string) => {
  if (!isPaid(request)) return { label: 'Uplata', value: 'ne plaća se' };
  return isTransfer(request, today)
    ? { label: 'Uplata najkasnije do', value: cellDate(addDays(request.visitDate, -1)) }
    : { label: 'Uplata', value: 'na blagajni, pre obilaska' };
};

type Order = { bankAccount: string; purpose: string; reference: string };

const PAYMENT_PARAGRAPHS: Record<PaymentType, (order: Order) => string[]> = {
  SCHEDULED_PAYMENT: ({ bankAccount, purpose, reference }) => [
    `Uplata na tekući račun ${bankAccount}, svrha uplate: „${purpose}“, ${reference}.`,
    'Plaća se unapred, najkasnije dan pre dolaska. Dokaz o uplati pokazuje se na blagajni.',
  ],
  CASH: () => [AT_THE_TICKET_OFFICE.CASH],
  CREDIT_CARD: () => [AT_THE_TICKET_OFFICE.CREDIT_CARD],
};

const paymentParagraphs = (
  request: VisitRequest,
  today: string,
  about: { subject: string; number: string },
) => {
  if (!isPaid(request)) return [];
  const paragraphs = PAYMENT_PARAGRAPHS[wayOn(today, request)]({
    bankAccount: SELLER.bankAccount,
    purpose: about.subject,
    reference: `poziv na broj: ${about.number}`,
  });
  return request.contactType === 'personal' ? paragraphs : [...paragraphs, E_INVOICE];
};

const buyerOf = (request: VisitRequest): ProformaSheet['buyer'] => {
  const row = (label: string, value: string | null) => ({ label, value: value ?? '' });
  const organisationRows = (type: 'agency' | 'institution') => [
    row('Naziv', request[`${type}Name`]),
    row('Adresa', request[`${type}Address`]),
    row('PIB', request[`${type}Pib`]),
    row('Matični broj', request[`${type}MotherId`]),
    row('JBKJS', request[`${type}JBKJS`]),
  ];
  const rows = {
    agency: [
      ...organisationRows('agency'),
      row('Odgovorno lice', request.agencyOwnerName),
      row('U ime', request.agencyScheduleOnBehalfOf),
    ],
    institution: organisationRows('institution'),
    personal: [
      row('Ime', request.personalName),
      row('Vrsta grupe', request.personalGroupType),
      row('Telefon', request.personalPhone),
      row('E-mail', contactSummary(request).email),
    ],
  }[request.contactType];
  return rows.filter(({ value }) => value !== '');
};

const factsOf = (
  request: VisitRequest,
  today: string,
  time: { label: string; value: string },
): ProformaSheet['facts'] => [
  // Worked out anew at each download: it was not issued on a day that is kept.
  { label: 'Stanje na dan', value: cellDate(today) },
  { label: 'Datum posete', value: cellDate(request.visitDate) },
  { label: time.label, value: `${time.value} h` },
  paymentFact(request, today),
  { label: 'Zahtev za posetu', value: request.normalizedId },
];

/** What both predračuni say alike. */
const common = (
  request: VisitRequest,
  today: string,
  about: { subject: string; number: string },
) => ({
  ...about,
  warning: WARNINGS[request.stage] ?? '',
  seller: sellerRows(SELLER, isTransfer(request, today)),
  payment: paymentParagraphs(request, today, about),
});

const REPLACES = 'Zamenjuje sve ranije preuzete predračune istog broja.';

/** The predračun for a group's tickets; its meals have one of their own. */
export const visitProforma = (request: VisitRequest, now: Date): ProformaSheet => {
  const quote = quoteOfRequest(request);
  const notes = sectionNotes(quote, 'tickets');
  if (request.dinnerRequest) {
    notes.push(
      `Ručak (${paraText(quote.meals)}) je na posebnom predračunu ${request.dinnerRequest.normalizedId}. Ulaznice i ručak zajedno: ${paraText(quote.total)}.`,
    );
  }
  const today = dayInBelgrade(now);
  return {
    ...common(request, today, { subject: SUBJECTS.visit, number: request.normalizedId }),
    facts: factsOf(request, today, { label: 'Vreme posete', value: request.visitTime }),
    buyer: buyerOf(request),
    lines: quote.lines.filter((line) => line.section === 'tickets'),
    notes: [...notes, REPLACES],
  };
};

/** The predračun for a group's meals. */
export const dinnerProforma = (request: RequestWithDinner, now: Date): ProformaSheet => {
  const { dinnerRequest } = request;
  const quote = quoteOfRequest(request);
  const today = dayInBelgrade(now);
  const about = { subject: SUBJECTS.meal, number: dinnerRequest.normalizedId };
  return {
    ...common(request, today, about),
    facts: factsOf(request, today, { label: 'Vreme ručka', value: dinnerRequest.timeOfDinner }),
    buyer: [...buyerOf(request), { label: 'Naručilac', value: dinnerRequest.customerName }],
    lines: quote.lines.filter((line) => line.section === 'meals'),
    notes: [...sectionNotes(quote, 'meals'), REPLACES],
  };
};

/** An issued predračun: the numbers, lines and days with which it was issued, and what is still to be paid. */
export function issuedProforma(drawing: Drawing): ProformaSheet {
  const { proforma: frozen, due } = drawing;
  const { content, buyer, reference } = frozen;
  const way = wayOf(frozen);
  const isTransfer = way === 'SCHEDULED_PAYMENT';
  const paragraphs = PAYMENT_PARAGRAPHS[way]({
    bankAccount: content.seller.bankAccount,
    purpose: purposeOf(frozen),
    reference: `model ${REFERENCE_MODEL}, poziv na broj: ${formatReference(reference)}`,
  });
  return {
    number: frozen.number,
    subject: SUBJECTS[frozen.kind],
    warning: '',
    facts: [
      { label: 'Datum izdavanja', value: cellDate(frozen.issuedOn) },
      { label: 'Datum posete', value: cellDate(content.visitDate) },
      isTransfer
        ? { label: 'Uplata najkasnije do', value: cellDate(frozen.dueOn) }
        : { label: 'Uplata', value: 'na blagajni, pre obilaska' },
      { label: 'Zahtev za posetu', value: content.requestNumber },
    ],
    seller: sellerRows(content.seller, isTransfer),
    buyer: buyerRows(buyer),
    lines: content.lines,
    notes: [
      ...content.notes,
      ...otherInWords(drawing),
      ...(frozen.replaces && frozen.replacedWasOf
        ? [`Zamenjuje ${frozen.replaces} od ${formatDay(frozen.replacedWasOf)}, koji je storniran.`]
        : []),
    ],
    payment: [
      ...restInWords(drawing),
      ...(due === 0 ? [] : paragraphs),
      ...(buyer.isPerson ? [] : [E_INVOICE]),
    ],
  };
}
