import { palette } from '@museum/shared/organisation/palette';
import type ExcelJS from 'exceljs';
import {
  border,
  cellLines,
  cellText,
  fill,
  font,
  headerStyle,
  NUMBER_FORMATS,
  printSetup,
  widthOf,
  wrappedHeight,
  writeLetterhead,
} from './workbook.ts';

/** What stands in a row of a sheet, one column after the other. */
export type Column<Row> = {
  header: string;
  width: number;
  format?: keyof typeof NUMBER_FORMATS;
  isSummed?: boolean;
  /** A typed text, which may take more than one line. */
  text?: (row: Row) => string;
  /** `number` is that of the row in the sheet. */
  value?: (row: Row, number: number) => ExcelJS.CellValue;
  /** Apart from an amount on its left. */
  isIndented?: boolean;
};

/** Amounts in dinars that are added up below. */
export const money = { width: 15, format: 'dinars', isSummed: true } as const;

type Table<Row> = {
  name: string;
  title: string;
  /** What the sheet shows, in words. */
  note: string;
  /** None is summed where rows can't be added up: the row of sums is left out then. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
};

const HEADER_ROW = 5;

const valueOf = <Row>({ text, value }: Column<Row>, row: Row, number: number) =>
  text ? cellLines(cellText(text(row))) : (value?.(row, number) ?? null);

const resultOf = (value: ExcelJS.CellValue): number =>
  typeof value === 'object' && value !== null && 'result' in value
    ? Number(value.result)
    : Number(value);

const styleOf = <Row>(
  { format, text, isIndented }: Column<Row>,
  isTotal = false,
): Partial<ExcelJS.Style> => ({
  font: font(11, { bold: isTotal }),
  alignment: {
    vertical: 'top',
    wrapText: Boolean(text),
    horizontal: format === 'date' ? 'center' : format ? 'right' : 'left',
    // A sum too wide for its cell would be shown as ###.
    shrinkToFit: format === 'dinars',
    indent: isIndented ? 1 : 0,
  },
  border: border('bottom'),
  ...(format ? { numFmt: NUMBER_FORMATS[format] } : {}),
  ...(isTotal ? { fill: fill(palette.limestone) } : {}),
});

function writeHeader<Row>(sheet: ExcelJS.Worksheet, columns: readonly Column<Row>[]): void {
  const header = sheet.getRow(HEADER_ROW);
  header.height = 32;
  columns.forEach((column, place) => {
    const cell = header.getCell(place + 1);
    cell.value = column.header;
    cell.style = headerStyle;
  });
}

function writeRows<Row>(sheet: ExcelJS.Worksheet, { columns, rows }: Table<Row>): void {
  rows.forEach((row, index) => {
    const number = HEADER_ROW + 1 + index;
    const drawn = sheet.getRow(number);
    columns.forEach((column, place) => {
      const cell = drawn.getCell(place + 1);
      cell.value = valueOf(column, row, number);
      cell.style = styleOf(column);
    });
    drawn.height = wrappedHeight(
      columns.flatMap(({ text, width }) => (text ? [{ text: text(row), width, size: 11 }] : [])),
    );
  });
}

/** The sums follow what a reader filters in Excel. */
function writeTotals<Row>(sheet: ExcelJS.Worksheet, { columns, rows }: Table<Row>): void {
  const first = HEADER_ROW + 1;
  const last = HEADER_ROW + Math.max(1, rows.length);
  const drawn = sheet.getRow(last + 1);
  drawn.height = 22;
  columns.forEach((column, place) => {
    const cell = drawn.getCell(place + 1);
    if (column.isSummed) {
      const { letter } = sheet.getColumn(place + 1);
      const sum = rows.reduce((total, row) => total + resultOf(valueOf(column, row, 0)), 0);
      cell.value = {
        formula: `SUBTOTAL(109,${letter}${first}:${letter}${last})`,
        result: Math.round(sum * 100) / 100,
      };
    }
    cell.style = styleOf(column.isSummed ? column : { ...column, format: undefined }, true);
  });
  drawn.getCell(1).value = 'UKUPNO';
}

/** Adds a sheet to a workbook: a head, a row for each, and what the summed columns add up to. */
export function addTableSheet<Row>(workbook: ExcelJS.Workbook, table: Table<Row>): void {
  const { name, title, note, columns, rows } = table;
  const sheet = workbook.addWorksheet(name, {
    ...printSetup('landscape', HEADER_ROW),
    views: [{ state: 'frozen', xSplit: 1, ySplit: HEADER_ROW, showGridLines: false }],
  });
  sheet.columns = columns.map(({ width }) => ({ width }));
  writeLetterhead(sheet, columns.length, title, note, widthOf(columns));
  writeHeader(sheet, columns);
  writeRows(sheet, table);
  if (columns.some(({ isSummed }) => isSummed)) writeTotals(sheet, table);
  sheet.autoFilter = {
    from: { row: HEADER_ROW, column: 1 },
    to: { row: HEADER_ROW + Math.max(1, rows.length), column: columns.length },
  };
}
