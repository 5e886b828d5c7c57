import { dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import { paraToDinars } from '@museum/shared/primitives/money';
import { calculateQuote } from '@museum/shared/quote/quote';
import { quoteRequestOf } from '@museum/shared/quote/quote-request';
import {
  contactSummary,
  otherLeader,
  phoneOfWhoComes,
} from '@museum/shared/visit-requests/contact-summary';
import {
  AGE_GROUP_TYPE_LABELS,
  CONTACT_TYPE_LABELS,
  PAYMENT_TYPE_LABELS,
  VISIT_STATUS_LABELS,
} from '@museum/shared/visit-requests/visit-request-enums';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import type ExcelJS from 'exceljs';
import type { NUMBER_FORMATS } from '#lib/documents/workbook.ts';
import { cellDate, cellText, cellTime } from '#lib/documents/workbook.ts';

type Row = {
  request: VisitRequest;
  contact: ReturnType<typeof contactSummary>;
  quote: ReturnType<typeof calculateQuote>;
};

type Column = {
  header: string;
  /** In characters. */
  width: number;
  format?: keyof typeof NUMBER_FORMATS;
  align?: 'center' | 'right';
  wrap?: boolean;
  /** Font size in points where it differs. */
  size?: number;
  /** A narrow column whose header stands upright. */
  isNarrow?: boolean;
  /** Added up in the row of totals. */
  isSummed?: boolean;
  value: (row: Row) => ExcelJS.CellValue;
};

const yesNo = (value: boolean) => (value ? 'Da' : 'Ne');

/** The status decides whether a row counts among the totals. */
export const STATUS_HEADER = 'Status';

/** The last column that people read on paper; those behind it stay on the screen. */
export const LAST_PRINTED = 'Napomena';

/** A private person has none. */
const taxNumber =
  (field: 'Pib' | 'MotherId' | 'JBKJS') =>
  ({ request }: Row) =>
    cellText(request[`agency${field}`] ?? request[`institution${field}`]);

/**
 * The columns of the list workbook (contract §4): those of the staff's table, then what else is read
 * on paper, then contact, tax numbers and the parts of the amount.
 */
export const VISIT_REQUESTS_COLUMNS: readonly Column[] = [
  { header: 'ID', width: 16.5, value: ({ request }) => request.normalizedId },
  {
    header: 'Pregledan',
    width: 4.5,
    isNarrow: true,
    align: 'center',
    value: ({ request }) => yesNo(request.isViewed),
  },
  {
    header: 'Datum posete',
    width: 12,
    format: 'date',
    align: 'center',
    value: ({ request }) => cellDate(request.visitDate),
  },
  {
    header: 'Vreme posete',
    width: 7,
    format: 'time',
    align: 'center',
    value: ({ request }) => cellTime(request.visitTime),
  },
  {
    header: 'Broj posetilaca',
    width: 8,
    isNarrow: true,
    format: 'count',
    align: 'right',
    isSummed: true,
    value: ({ request }) => request.visitorAmount,
  },
  {
    header: 'Ručak',
    width: 4.5,
    isNarrow: true,
    align: 'center',
    value: ({ request }) => yesNo(request.isRequestingDinner),
  },
  {
    header: 'Dodatni sadržaj',
    width: 4.5,
    isNarrow: true,
    align: 'center',
    value: ({ request }) => yesNo(request.isRequestingAdditionalContent),
  },
  {
    header: 'Spomen-kuća',
    width: 10,
    align: 'center',
    value: ({ request }) =>
      request.homeExhibitionVisitTime ? `Da, ${request.homeExhibitionVisitTime}` : 'Ne',
  },
  { header: STATUS_HEADER, width: 11, value: ({ request }) => VISIT_STATUS_LABELS[request.status] },
  { header: 'Ko dolazi', width: 30, wrap: true, value: ({ contact }) => cellText(contact.name) },
  {
    header: 'Telefon',
    width: 17,
    wrap: true,
    value: ({ request }) => cellText(phoneOfWhoComes(request)),
  },
  {
    header: 'Pratilaca',
    width: 6,
    isNarrow: true,
    format: 'count',
    align: 'right',
    isSummed: true,
    value: ({ request }) => request.numberOfFollowers,
  },
  {
    header: 'Ukupno (din)',
    width: 15,
    format: 'dinars',
    align: 'right',
    isSummed: true,
    value: ({ quote }) => paraToDinars(quote.total),
  },
  {
    header: LAST_PRINTED,
    width: 42,
    size: 10,
    wrap: true,
    value: ({ request }) => cellText(request.comment),
  },
  {
    header: 'Primljeno',
    width: 11.5,
    format: 'date',
    align: 'center',
    value: ({ request }) => cellDate(dayInBelgrade(new Date(request.createdAt))),
  },
  {
    header: 'Vrsta kontakta',
    width: 13,
    value: ({ request }) => CONTACT_TYPE_LABELS[request.contactType],
  },
  {
    header: 'Agencija',
    width: 28,
    wrap: true,
    value: ({ contact }) => cellText(contact.agencyName),
  },
  {
    header: 'Vođa grupe',
    width: 24,
    wrap: true,
    value: ({ contact }) => cellText(otherLeader(contact)),
  },
  { header: 'Adresa', width: 42, wrap: true, value: ({ contact }) => cellText(contact.address) },
  { header: 'E-mail', width: 40, wrap: true, value: ({ contact }) => cellText(contact.email) },
  { header: 'PIB', width: 12, value: taxNumber('Pib') },
  { header: 'Matični broj', width: 12, value: taxNumber('MotherId') },
  { header: 'JBKJS', width: 10, value: taxNumber('JBKJS') },
  {
    header: 'Uzrast',
    width: 30,
    wrap: true,
    value: ({ request }) => AGE_GROUP_TYPE_LABELS[request.visitorGroupAgeType],
  },
  {
    header: 'Plaćanje',
    width: 12,
    value: ({ request }) => PAYMENT_TYPE_LABELS[request.paymentType],
  },
  {
    header: 'Ulaznice (din)',
    width: 15,
    format: 'dinars',
    align: 'right',
    isSummed: true,
    value: ({ quote }) => paraToDinars(quote.tickets),
  },
  {
    header: 'Ručak (din)',
    width: 15,
    format: 'dinars',
    align: 'right',
    isSummed: true,
    value: ({ quote }) => paraToDinars(quote.meals),
  },
];

/** What the columns read: a request with its contact and its price. */
export const visitRequestsRow = (request: VisitRequest): Row => ({
  request,
  contact: contactSummary(request),
  quote: calculateQuote(quoteRequestOf(request), request.unitPrices),
});
