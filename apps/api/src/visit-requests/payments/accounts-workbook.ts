import { organisation } from '@museum/shared/organisation/organisation';
import { palette } from '@museum/shared/organisation/palette';
import type { AccountsQuery } from '@museum/shared/payments/accounts-schema';
import { PROFORMA_KIND_LABELS } from '@museum/shared/payments/proforma-schema';
import { formatDay } from '@museum/shared/primitives/calendar-date';
import { paraToDinars } from '@museum/shared/primitives/money';
import type ExcelJS from 'exceljs';
import {
  argb,
  border,
  cellDate,
  cellText,
  fill,
  FONT,
  headerStyle,
  NUMBER_FORMATS,
  printSetup,
  widthOf,
  wrappedHeight,
  writeLetterhead,
} from '#lib/documents/workbook.ts';
import type { Account } from './accounts-store.ts';

type Column = {
  header: string;
  width: number;
  format?: keyof typeof NUMBER_FORMATS;
  isSummed?: boolean;
  value: (account: Account, row: number) => ExcelJS.CellValue;
};

const vatOf = ({ kind }: Account) => organisation.vatPercent[kind];

/** The price without VAT; the price contains it. */
const baseOf = (account: Account) =>
  Math.round((account.total * 100) / (100 + vatOf(account))) / 100;

const money = { width: 15, format: 'dinars', isSummed: true } as const;

const standingInWords = ({ standing }: Account) => {
  if (standing === 'holds') return 'važi';
  return standing === 'void' ? 'storniran' : `zamenjuje ga ${standing.replacedBy}`;
};

/** What stands under "Ukupno", "Po dolasku" and "Plaćeno" is typed; the rest follows from it. */
const COLUMNS: readonly Column[] = [
  { header: 'Predračun', width: 17, value: ({ number }) => number },
  { header: 'Za', width: 10, value: ({ kind }) => PROFORMA_KIND_LABELS[kind] },
  { header: 'Kupac', width: 40, value: ({ buyer }) => cellText(buyer.name) },
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
  { header: 'Stanje', width: 29, value: standingInWords },
];

const HEADER_ROW = 5;
const WIDTH = widthOf(COLUMNS);
const BUYER_WIDTH = 40;

const NOTE =
  'Svi predračuni po danu izdavanja; stornirani i zamenjeni stoje sa iznosom 0. „Po dolasku“ je razlika u ceni kada nije stiglo onoliko ljudi koliko je najavljeno. Uplate za jednu posetu, primljene do preuzimanja ovog fajla, broje se najpre za stariji predračun. Stope PDV potvrđuje knjigovođa.';

const styleOf = ({ format, header }: Column, isTotal = false): Partial<ExcelJS.Style> => ({
  font: { name: FONT, size: 11, bold: isTotal, color: argb(palette.ink) },
  alignment: {
    vertical: 'top',
    wrapText: header === 'Kupac',
    horizontal: format === 'date' ? 'center' : format ? 'right' : 'left',
    // A sum too wide for its cell would be shown as ###.
    shrinkToFit: format === 'dinars',
    // Beside an amount.
    indent: header === 'Stanje' ? 1 : 0,
  },
  border: border('bottom'),
  ...(format ? { numFmt: NUMBER_FORMATS[format] } : {}),
  ...(isTotal ? { fill: fill(palette.limestone) } : {}),
});

const resultOf = (value: ExcelJS.CellValue): number =>
  typeof value === 'object' && value !== null && 'result' in value
    ? Number(value.result)
    : Number(value);

function writeRows(sheet: ExcelJS.Worksheet, accounts: Account[]): void {
  accounts.forEach((account, index) => {
    const number = HEADER_ROW + 1 + index;
    const row = sheet.getRow(number);
    COLUMNS.forEach((column, place) => {
      const cell = row.getCell(place + 1);
      cell.value = column.value(account, number);
      cell.style = styleOf(column);
    });
    row.height = wrappedHeight([{ text: account.buyer.name, width: BUYER_WIDTH, size: 11 }]);
  });
}

/** The sums follow what a reader filters in Excel. */
function writeTotals(sheet: ExcelJS.Worksheet, accounts: Account[]): void {
  const first = HEADER_ROW + 1;
  const last = HEADER_ROW + Math.max(1, accounts.length);
  const row = sheet.getRow(last + 1);
  row.height = 22;
  COLUMNS.forEach((column, place) => {
    const cell = row.getCell(place + 1);
    if (column.isSummed) {
      const { letter } = sheet.getColumn(place + 1);
      const values = accounts.map((account) => resultOf(column.value(account, 0)));
      const sum = values.reduce((total, value) => total + value, 0);
      cell.value = {
        formula: `SUBTOTAL(109,${letter}${first}:${letter}${last})`,
        result: Math.round(sum * 100) / 100,
      };
    }
    cell.style = styleOf(column.isSummed ? column : { ...column, format: undefined }, true);
  });
  row.getCell(1).value = 'UKUPNO';
}

/** The predračuni of some days for the accountant, with what is paid and what is open. */
export async function accountsWorkbook(
  { from, to }: AccountsQuery,
  accounts: Account[],
): Promise<Uint8Array> {
  const { Workbook } = (await import('exceljs')).default;
  const workbook = new Workbook();
  const sheet = workbook.addWorksheet('Predračuni i uplate', {
    ...printSetup('landscape', HEADER_ROW),
    views: [{ state: 'frozen', xSplit: 1, ySplit: HEADER_ROW, showGridLines: false }],
  });
  sheet.columns = COLUMNS.map(({ width }) => ({ width }));
  const title = `Predračuni i uplate, ${formatDay(from)} – ${formatDay(to)}`;
  writeLetterhead(sheet, COLUMNS.length, title, NOTE, WIDTH);
  const header = sheet.getRow(HEADER_ROW);
  header.height = 32;
  COLUMNS.forEach((column, place) => {
    const cell = header.getCell(place + 1);
    cell.value = column.header;
    cell.style = headerStyle;
  });
  writeRows(sheet, accounts);
  writeTotals(sheet, accounts);
  sheet.autoFilter = {
    from: { row: HEADER_ROW, column: 1 },
    to: { row: HEADER_ROW + Math.max(1, accounts.length), column: COLUMNS.length },
  };
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}
