import { guideName } from '@museum/shared/guides/guide-name';
import { dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import { isAboutMoney, PAYMENT_STATE_LABELS } from '@museum/shared/payments/payment-state';
import { paraToDinars } from '@museum/shared/primitives/money';
import type { Quote } from '@museum/shared/quote/quote';
import { quoteOfRequest } from '@museum/shared/quote/quote-of-request';
import { ageGroupAsRequested } from '@museum/shared/visit-requests/fields/age-group-field';
import { comingPeople } from '@museum/shared/visit-requests/gate/coming-people';
import {
  contactSummary,
  otherLeader,
  phoneOfWhoComes,
} from '@museum/shared/visit-requests/requester/contact-summary';
import { STAGE_LABELS } from '@museum/shared/visit-requests/stages/stage';
import { visitFieldText, yesNo } from '@museum/shared/visit-requests/fields/visit-field-text';
import { VISIT_FIELDS, type FieldOn } from '@museum/shared/visit-requests/fields/visit-fields';
import { CONTACT_TYPE_LABELS } from '@museum/shared/visit-requests/visit-request-enums';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import type ExcelJS from 'exceljs';
import { cellDate, cellText, cellTime, type NUMBER_FORMATS } from '#lib/documents/workbook.ts';

type Row = {
  request: VisitRequest;
  /** The request's fields by the table's names. */
  visit: ReturnType<typeof ageGroupAsRequested<VisitRequest>>;
  contact: ReturnType<typeof contactSummary>;
  quote: Quote;
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

/** The status decides whether a row counts among the totals. */
export const STATUS_HEADER = VISIT_FIELDS.status.labels.workbook;

/** The last column that people read on paper; those behind it stay on the screen. */
export const LAST_PRINTED = VISIT_FIELDS.comment.labels.workbook;

/** How the columns of a kind of field look. */
const LOOKS: Partial<Record<string, Pick<Column, 'format' | 'align' | 'isNarrow' | 'isSummed'>>> = {
  date: { format: 'date', align: 'center' },
  time: { format: 'time', align: 'center' },
  number: { format: 'count', align: 'right', isNarrow: true, isSummed: true },
  yesNo: { align: 'center', isNarrow: true },
};

/** The column of a visit's field: its header from the table, its look from the kind of field. */
function visitColumn(
  field: FieldOn<'workbook'>,
  look: Pick<Column, 'width'> & Partial<Column>,
): Column {
  const { labels, shownAs } = VISIT_FIELDS[field];
  const kind = typeof shownAs === 'string' ? shownAs : 'choice';
  return {
    header: labels.workbook,
    ...LOOKS[kind],
    value: ({ visit }) => {
      const value = visit[field];
      if (typeof value === 'number') return value;
      if (typeof value === 'string' && kind === 'date') return cellDate(value);
      if (typeof value === 'string' && kind === 'time') return cellTime(value);
      return cellText(visitFieldText(field, value));
    },
    ...look,
  };
}

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
  visitColumn('isViewed', { width: 4.5 }),
  visitColumn('visitDate', { width: 12 }),
  visitColumn('visitTime', { width: 7 }),
  visitColumn('visitorAmount', {
    width: 8,
    value: ({ request }) => comingPeople(request).visitorAmount,
  }),
  visitColumn('isRequestingDinner', { width: 4.5 }),
  visitColumn('isRequestingAdditionalContent', { width: 4.5 }),
  visitColumn('isRequestingVisitHomeExhibition', {
    width: 10,
    isNarrow: false,
    value: ({ visit: { homeExhibitionVisitTime: time } }) => (time ? `Da, ${time}` : yesNo(false)),
  }),
  visitColumn('status', { width: 11 }),
  {
    header: 'Stanje',
    width: 11,
    wrap: true,
    value: ({ request }) => STAGE_LABELS[request.stage],
  },
  { header: 'Ko dolazi', width: 28, wrap: true, value: ({ contact }) => cellText(contact.name) },
  {
    header: 'Telefon',
    width: 17,
    wrap: true,
    value: ({ request }) => cellText(phoneOfWhoComes(request)),
  },
  visitColumn('numberOfFollowers', {
    width: 6,
    value: ({ request }) => comingPeople(request).numberOfFollowers,
  }),
  {
    header: 'Ukupno (din)',
    width: 15,
    format: 'dinars',
    align: 'right',
    isSummed: true,
    value: ({ quote }) => paraToDinars(quote.total),
  },
  visitColumn('comment', { width: 33, size: 10, wrap: true }),
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
  visitColumn('ageGroupType', { width: 30, wrap: true }),
  visitColumn('paymentType', { width: 12 }),
  {
    header: 'Stanje plaćanja',
    width: 17,
    value: ({ request: { payment } }) =>
      isAboutMoney(payment) ? PAYMENT_STATE_LABELS[payment.state] : '',
  },
  {
    header: 'Vodiči',
    width: 24,
    wrap: true,
    value: ({ request: { guides } }) => cellText(guides.map(guideName).join(', ')),
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
  visit: ageGroupAsRequested(request),
  contact: contactSummary(request),
  quote: quoteOfRequest(request),
});
