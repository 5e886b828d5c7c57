import { palette } from '@museum/shared/organisation/palette';
import type ExcelJS from 'exceljs';
import {
  border,
  cellLines,
  cellText,
  fill,
  font,
  NUMBER_FORMATS,
  printSetup,
  widthOf,
  wrappedHeight,
  writeHeader,
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
  /** None is summed where rows can't be added up: the row of sums is left out then. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
};

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

function writeRow<Row>(drawn: ExcelJS.Row, columns: readonly Column<Row>[], row: Row): void {
  columns.forEach((column, place) => {
    const cell = drawn.getCell(place + 1);
    cell.value = valueOf(column, row, drawn.number);
    cell.style = styleOf(column);
  });
  drawn.height = wrappedHeight(
    columns.flatMap(({ text, width }) => (text ? [{ text: text(row), width, size: 11 }] : [])),
  );
}

/** The sums follow what a reader filters in Excel. */
function writeTotals<Row>(drawn: ExcelJS.Row, first: number, { columns, rows }: Table<Row>): void {
  drawn.height = 22;
  columns.forEach((column, place) => {
    const cell = drawn.getCell(place + 1);
    if (column.isSummed) {
      const { letter } = drawn.worksheet.getColumn(place + 1);
      const sum = rows.reduce((total, row) => total + resultOf(valueOf(column, row, 0)), 0);
      cell.value = {
        formula: `SUBTOTAL(109,${letter}${first}:${letter}${drawn.number - 1})`,
        result: Math.round(sum * 100) / 100,
      };
    }
    cell.style = styleOf(column.isSummed ? column : { ...column, format: undefined }, true);
  });
  drawn.getCell(1).value = 'UKUPNO';
}

/** Writes a header, a row for each, and what the summed columns add up to. Gives the number of the last row. */
export function writeTable<Row>(
  sheet: ExcelJS.Worksheet,
  header: number,
  table: Table<Row>,
): number {
  const { columns, rows } = table;
  const first = header + 1;
  sheet.getRow(header).height = 32;
  writeHeader(sheet.getRow(header), columns);
  rows.forEach((row, index) => writeRow(sheet.getRow(first + index), columns, row));
  // A sum needs a row, be it an empty one.
  const below = first + Math.max(1, rows.length);
  if (!columns.some(({ isSummed }) => isSummed)) return below - 1;
  writeTotals(sheet.getRow(below), first, table);
  return below;
}

const HEADER_ROW = 5;

type Sheet<Row> = Table<Row> & {
  name: string;
  title: string;
  /** What the sheet shows, in words. */
  note: string;
};

/** Adds a sheet to a workbook: a head and a table. */
export function addTableSheet<Row>(workbook: ExcelJS.Workbook, table: Sheet<Row>): void {
  const { name, title, note, columns, rows } = table;
  const sheet = workbook.addWorksheet(name, {
    ...printSetup('landscape', HEADER_ROW),
    views: [{ state: 'frozen', xSplit: 1, ySplit: HEADER_ROW, showGridLines: false }],
  });
  sheet.columns = columns.map(({ width }) => ({ width }));
  writeLetterhead(sheet, columns.length, title, note, widthOf(columns));
  writeTable(sheet, HEADER_ROW, table);
  sheet.autoFilter = {
    from: { row: HEADER_ROW, column: 1 },
    to: { row: HEADER_ROW + Math.max(1, rows.length), column: columns.length },
  };
}
