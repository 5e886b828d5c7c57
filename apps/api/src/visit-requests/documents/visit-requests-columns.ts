import { paraToDinars } from '@museum/shared/primitives/money';
import { calculateQuote } from '@museum/shared/quote/quote';
import { quoteRequestOf } from '@museum/shared/quote/quote-request';
import { contactSummary } from '@museum/shared/visit-requests/contact-summary';
import {
  AGE_GROUP_TYPE_LABELS,
  CONTACT_TYPE_LABELS,
  PAYMENT_TYPE_LABELS,
  VISIT_STATUS_LABELS,
} from '@museum/shared/visit-requests/visit-request-enums';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import type ExcelJS from 'exceljs';
import type { NUMBER_FORMATS } from '#lib/workbook.ts';
import { cellDate, cellText, cellTime } from '#lib/workbook.ts';

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
  /** A narrow column whose header stands upright. */
  isNarrow?: boolean;
  /** Font size in points where it differs. */
  size?: number;
  /** Added up in the row of totals. */
  isSummed?: boolean;
  value: (row: Row) => ExcelJS.CellValue;
};

const yesNo = (value: boolean) => (value ? 'Da' : 'Ne');

/** The columns of the list workbook: those of the staff's table, then contact, group and amounts (contract §4). */
export const VISIT_REQUESTS_COLUMNS: readonly Column[] = [
  { header: 'ID', width: 15.5, value: ({ request }) => request.normalizedId },
  {
    header: 'Pregledan',
    width: 5,
    isNarrow: true,
    align: 'center',
    value: ({ request }) => yesNo(request.isViewed),
  },
  {
    header: 'Datum posete',
    width: 10.5,
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
    width: 7,
    isNarrow: true,
    format: 'count',
    align: 'right',
    isSummed: true,
    value: ({ request }) => request.visitorAmount,
  },
  {
    header: 'Obrok',
    width: 5,
    isNarrow: true,
    align: 'center',
    value: ({ request }) => yesNo(request.isRequestingDinner),
  },
  {
    header: 'Dodatni sadržaj',
    width: 5,
    isNarrow: true,
    align: 'center',
    value: ({ request }) => yesNo(request.isRequestingAdditionalContent),
  },
  {
    header: 'Spomen-kuća',
    width: 9,
    align: 'center',
    value: ({ request }) =>
      request.homeExhibitionVisitTime ? `Da, ${request.homeExhibitionVisitTime}` : 'Ne',
  },
  { header: 'Status', width: 10, value: ({ request }) => VISIT_STATUS_LABELS[request.status] },
  {
    header: 'Vrsta kontakta',
    width: 10.5,
    value: ({ request }) => CONTACT_TYPE_LABELS[request.contactType],
  },
  { header: 'Ko dolazi', width: 26, wrap: true, value: ({ contact }) => cellText(contact.name) },
  {
    header: 'Agencija',
    width: 18,
    wrap: true,
    value: ({ contact }) => cellText(contact.agencyName),
  },
  {
    header: 'Vodič grupe',
    width: 15,
    wrap: true,
    value: ({ contact }) => cellText(contact.leaderName),
  },
  { header: 'Adresa', width: 20, wrap: true, value: ({ contact }) => cellText(contact.address) },
  { header: 'Telefon', width: 15.5, wrap: true, value: ({ contact }) => cellText(contact.phone) },
  { header: 'E-mail', width: 23, wrap: true, value: ({ contact }) => cellText(contact.email) },
  {
    header: 'Uzrast',
    width: 14,
    wrap: true,
    value: ({ request }) => AGE_GROUP_TYPE_LABELS[request.visitorGroupAgeType],
  },
  {
    header: 'Plaćanje',
    width: 10,
    value: ({ request }) => PAYMENT_TYPE_LABELS[request.paymentType],
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
    header: 'Ulaznice (din)',
    width: 12,
    format: 'dinars',
    align: 'right',
    isSummed: true,
    value: ({ quote }) => paraToDinars(quote.tickets),
  },
  {
    header: 'Obroci (din)',
    width: 12,
    format: 'dinars',
    align: 'right',
    isSummed: true,
    value: ({ quote }) => paraToDinars(quote.meals),
  },
  {
    header: 'Ukupno (din)',
    width: 13,
    format: 'dinars',
    align: 'right',
    isSummed: true,
    value: ({ quote }) => paraToDinars(quote.total),
  },
  {
    header: 'Napomena',
    width: 42,
    size: 8,
    wrap: true,
    value: ({ request }) => cellText(request.comment),
  },
];

/** What the columns read: a request with its contact and its price. */
export const visitRequestsRow = (request: VisitRequest): Row => ({
  request,
  contact: contactSummary(request),
  quote: calculateQuote(quoteRequestOf(request), request.unitPrices),
});
