import { calculateQuote, type QuoteLine } from '@museum/shared/quote/quote';
import { quoteRequestOf } from '@museum/shared/quote/quote-request';
import { addDays, dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import { formatPara } from '@museum/shared/primitives/money';
import type { DinnerRequest } from '@museum/shared/meals/dinner-request-response';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { cellDate } from '#lib/workbook.ts';

/** A predračun before it is drawn: what the workbook says, in the order in which it says it. */
export type Proforma = {
  number: string;
  /** What it is for, e.g. "Grupna poseta". */
  subject: string;
  /** A Date stands for its calendar day in UTC. */
  facts: { label: string; value: string | Date }[];
  buyer: { label: string; value: string }[];
  lines: Pick<QuoteLine, 'label' | 'detail' | 'quantity' | 'unitPrice'>[];
  notes: string[];
};

/** In advance until the day before arrival (spec §9); on the day itself at the ticket office. */
const paymentFact = (visitDate: string, today: string) =>
  visitDate === today
    ? { label: 'Uplata', value: 'na blagajni, pre obilaska' }
    : { label: 'Uplata najkasnije do', value: cellDate(addDays(visitDate, -1)) };

const buyerOf = (request: VisitRequest): Proforma['buyer'] => {
  const row = (label: string, value: string | null) => ({ label, value: value ?? '' });
  const rows = {
    agency: [
      row('Naziv', request.agencyName),
      row('Adresa', request.agencyAddress),
      row('PIB', request.agencyPib),
      row('Matični broj', request.agencyMotherId),
      row('JBKJS', request.agencyJBKJS),
      row('Odgovorno lice', request.agencyOwnerName),
      row('U ime', request.agencyScheduleOnBehalfOf),
    ],
    institution: [
      row('Naziv', request.institutionName),
      row('Adresa', request.institutionAddress),
      row('PIB', request.institutionPib),
      row('Matični broj', request.institutionMotherId),
      row('JBKJS', request.institutionJBKJS),
    ],
    personal: [
      row('Ime', request.personalName),
      row('Vrsta grupe', request.personalGroupType),
      row('Telefon', request.personalPhone),
      row('E-mail', request.personalEmail),
    ],
  }[request.contactType];
  return rows.filter(({ value }) => value !== '');
};

const factsOf = (
  request: VisitRequest,
  issuedAt: Date,
  time: { label: string; value: string },
): Proforma['facts'] => [
  { label: 'Datum izdavanja', value: cellDate(dayInBelgrade(issuedAt)) },
  { label: 'Datum posete', value: cellDate(request.visitDate) },
  { label: time.label, value: `${time.value} h` },
  paymentFact(request.visitDate, dayInBelgrade(issuedAt)),
  { label: 'Zahtev za posetu', value: request.normalizedId },
];

/** The predračun for a group's tickets; its meals have one of their own. */
export const visitProforma = (request: VisitRequest, issuedAt: Date): Proforma => {
  const quote = calculateQuote(quoteRequestOf(request), request.unitPrices);
  const notes = [...quote.notes];
  if (request.dinnerRequest) {
    notes.push(
      `Obroci (${formatPara(quote.meals)} din) su na posebnom predračunu ${request.dinnerRequest.normalizedId}. Ulaznice i obroci zajedno: ${formatPara(quote.total)} din.`,
    );
  }
  return {
    number: request.normalizedId,
    subject: 'Grupna poseta',
    facts: factsOf(request, issuedAt, { label: 'Vreme posete', value: request.visitTime }),
    buyer: buyerOf(request),
    lines: quote.lines.filter((line) => line.section === 'tickets'),
    notes,
  };
};

/** The predračun for a group's meals. */
export const dinnerProforma = (
  request: VisitRequest & { dinnerRequest: DinnerRequest },
  issuedAt: Date,
): Proforma => {
  const { dinnerRequest } = request;
  const quote = calculateQuote(quoteRequestOf(request), request.unitPrices);
  return {
    number: dinnerRequest.normalizedId,
    subject: 'Ručak u restoranu',
    facts: factsOf(request, issuedAt, { label: 'Vreme ručka', value: dinnerRequest.timeOfDinner }),
    buyer: [...buyerOf(request), { label: 'Naručilac', value: dinnerRequest.customerName }],
    lines: quote.lines.filter((line) => line.section === 'meals'),
    notes: [],
  };
};
