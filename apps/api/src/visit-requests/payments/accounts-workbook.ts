import { organisation } from '@museum/shared/organisation/organisation';
import type { AccountsQuery } from '@museum/shared/payments/accounts-schema';
import {
  PAYMENT_WAY_LABELS,
  PAYMENT_WAYS,
  type PaymentWay,
} from '@museum/shared/payments/payment-schema';
import { PROFORMA_KIND_LABELS } from '@museum/shared/payments/proforma-schema';
import { formatDay } from '@museum/shared/primitives/calendar-date';
import { type Para, paraToDinars } from '@museum/shared/primitives/money';
import { STAGE_LABELS } from '@museum/shared/visit-requests/stages/stage';
import { addTableSheet, type Column, money } from '#lib/documents/table-sheet.ts';
import { cellDate, cellText, workbookOf } from '#lib/documents/workbook.ts';
import type { Account } from './accounts-store.ts';
import type { Received } from './received-store.ts';

const vatOf = ({ kind }: Account) => organisation.vatPercent[kind];

/** The price without VAT; the price contains it. */
const baseOf = (account: Account) =>
  Math.round((account.total * 100) / (100 + vatOf(account))) / 100;

const standingInWords = ({ standing }: Account) => {
  if (standing === 'holds') return 'važi';
  return standing === 'void' ? 'storniran' : `zamenjuje ga ${standing.replacedBy}`;
};

/** What stands under "Ukupno", "Po dolasku" and "Plaćeno" is typed; the rest follows from it. */
const ACCOUNT_COLUMNS: readonly Column<Account>[] = [
  { header: 'Predračun', width: 17, value: ({ number }) => number },
  { header: 'Za', width: 10, value: ({ kind }) => PROFORMA_KIND_LABELS[kind] },
  { header: 'Kupac', width: 40, text: ({ buyer }) => buyer.name },
  { header: 'PIB', width: 12, value: ({ buyer }) => cellText(buyer.pib) },
  { header: 'Matični broj', width: 13, value: ({ buyer }) => cellText(buyer.motherId) },
  { header: 'JBKJS', width: 9, value: ({ buyer }) => cellText(buyer.jbkjs) },
  {
    header: 'Datum',
    width: 12,
    format: 'date',
    value: ({ issuedOn }) => cellDate(issuedOn),
  },
  { header: 'PDV (%)', width: 9, format: 'count', value: vatOf },
  {
    header: 'Osnovica (din)',
    ...money,
    value: (account, row) => ({
      formula: `ROUND(J${row}/(1+H${row}/100),2)`,
      result: baseOf(account),
    }),
  },
  { header: 'Ukupno (din)', ...money, value: ({ total }) => paraToDinars(total) },
  {
    header: 'Po dolasku (din)',
    ...money,
    value: ({ difference }) => paraToDinars(difference),
  },
  { header: 'Plaćeno (din)', ...money, value: ({ paid }) => paraToDinars(paid) },
  {
    header: 'Otvoreno (din)',
    ...money,
    value: ({ total, difference, paid }, row) => ({
      formula: `J${row}+K${row}-L${row}`,
      result: paraToDinars(total + difference - paid),
    }),
  },
  { header: 'Stanje', width: 29, isIndented: true, value: standingInWords },
  { header: 'Zahtev', width: 17, value: ({ visit }) => visit?.number ?? 'izbrisan' },
  {
    header: 'Dan posete',
    width: 12,
    format: 'date',
    value: ({ visit }) => visit && cellDate(visit.date),
  },
  { header: 'Poseta', width: 22, value: ({ visit }) => visit && STAGE_LABELS[visit.stage] },
];

const ACCOUNTS_NOTE =
  'Svi predračuni po danu izdavanja; stornirani i zamenjeni stoje sa iznosom 0. „Po dolasku“ je razlika u ceni kada nije bilo onoliko ljudi ili obroka koliko je najavljeno; ko nije došao, ne duguje ništa. Uplate za jednu posetu, primljene do preuzimanja ovog fajla, broje se najpre za stariji predračun. Sav novac koji je stigao u ovim danima, i bez predračuna, stoji na listu „Uplate po danu“. Stope PDV potvrđuje knjigovođa.';

const RECEIVED_COLUMNS: readonly Column<Received>[] = [
  { header: 'Datum', width: 12, format: 'date', value: ({ paidOn }) => cellDate(paidOn) },
  { header: 'Zahtev', width: 17, value: ({ requestNumber }) => requestNumber },
  { header: 'Kupac', width: 40, text: ({ buyer }) => buyer },
  {
    header: 'Predračuni',
    width: 18,
    text: ({ proformas }) => proformas.join('\n') || 'bez predračuna',
  },
  { header: 'Način', width: 12, value: ({ way }) => PAYMENT_WAY_LABELS[way] },
  { header: 'Iznos (din)', ...money, value: ({ amount }) => paraToDinars(amount) },
  { header: 'Napomena', width: 40, isIndented: true, text: ({ note }) => note },
  { header: 'Uneto', width: 12, format: 'date', value: ({ enteredOn }) => cellDate(enteredOn) },
  { header: 'Uneo', width: 24, isIndented: true, text: ({ author }) => author },
];

const RECEIVED_NOTE =
  'Sve uplate po danu kada je novac stigao; vraćeno i ispravljeno stoji sa minusom, ispravka na danu uplate koju poništava. „Uneto“ je dan kada je red unet: kasniji od datuma znači da je dan dopunjen naknadno. „Predračuni“ su oni koji važe, a kada nijedan ne važi, poslednji izdati.';

/** The money of a day. */
type ReceivedDay = { paidOn: string; sumOf: (way: PaymentWay) => Para };

const daysOf = (received: Received[]): ReceivedDay[] =>
  [...Map.groupBy(received, ({ paidOn }) => paidOn)].map(([paidOn, payments]) => ({
    paidOn,
    sumOf: (wanted) =>
      payments.reduce((sum, { way, amount }) => (way === wanted ? sum + amount : sum), 0),
  }));

const DAY_COLUMNS: readonly Column<ReceivedDay>[] = [
  { header: 'Datum', width: 12, format: 'date', value: ({ paidOn }) => cellDate(paidOn) },
  ...PAYMENT_WAYS.map((way) => ({
    header: `${PAYMENT_WAY_LABELS[way]} (din)`,
    ...money,
    value: ({ sumOf }: ReceivedDay) => paraToDinars(sumOf(way)),
  })),
  {
    header: 'Svega (din)',
    ...money,
    value: ({ sumOf }, row) => ({
      formula: `SUM(B${row}:D${row})`,
      result: paraToDinars(PAYMENT_WAYS.reduce((sum, way) => sum + sumOf(way), 0)),
    }),
  },
];

const DAYS_NOTE =
  'Koliko je kog dana stiglo kojim načinom, za zaključenje blagajne; vraćeno i ispravljeno je oduzeto.';

/** The predračuni of some days with what is paid and what is open, and the money of these days. */
export const accountsWorkbook = (
  { from, to }: AccountsQuery,
  { accounts, received }: { accounts: Account[]; received: Received[] },
): Promise<Uint8Array> =>
  workbookOf((workbook) => {
    const days = `${formatDay(from)} – ${formatDay(to)}`;
    addTableSheet(workbook, {
      name: 'Predračuni i uplate',
      title: `Predračuni i uplate, ${days}`,
      note: ACCOUNTS_NOTE,
      columns: ACCOUNT_COLUMNS,
      rows: accounts,
    });
    addTableSheet(workbook, {
      name: 'Uplate po danu',
      title: `Uplate po danu, ${days}`,
      note: RECEIVED_NOTE,
      columns: RECEIVED_COLUMNS,
      rows: received,
    });
    addTableSheet(workbook, {
      name: 'Po danu i načinu',
      title: `Uplate po danu i načinu, ${days}`,
      note: DAYS_NOTE,
      columns: DAY_COLUMNS,
      rows: daysOf(received),
    });
  });
