import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import type { VisitRequestFilter } from '@museum/shared/visit-requests/visit-request-query-schema';
import ExcelJS from 'exceljs';
import {
  cellLines,
  border,
  fill,
  FONT,
  headerStyle,
  INK,
  LIMESTONE,
  NUMBER_FORMATS,
  printSetup,
  wrappedHeight,
  writeLetterhead,
} from '#lib/workbook.ts';
import { sheetDrained } from '#lib/sheet-drained.ts';
import { filterInWords } from './filter-in-words.ts';
import { VISIT_REQUESTS_COLUMNS as COLUMNS, visitRequestsRow } from './visit-requests-columns.ts';

const HEADER_ROW = 5;
const TOTAL_WIDTH = COLUMNS.reduce((sum, column) => sum + column.width, 0);

const FONT_SIZE = 10;

const columnStyle = ({
  align,
  format,
  wrap,
  size = FONT_SIZE,
}: (typeof COLUMNS)[number]): Partial<ExcelJS.Style> => ({
  font: { name: FONT, size, color: { argb: INK } },
  alignment: { vertical: 'top', horizontal: align, wrapText: wrap, indent: wrap ? 1 : 0 },
  border: border('bottom'),
  ...(format ? { numFmt: NUMBER_FORMATS[format] } : {}),
});

const uprightHeaderStyle: Partial<ExcelJS.Style> = {
  ...headerStyle,
  alignment: { ...headerStyle.alignment, textRotation: 90 },
};

const STYLES = COLUMNS.map(columnStyle);

const writeHeader = (sheet: ExcelJS.Worksheet) => {
  const row = sheet.getRow(HEADER_ROW);
  row.height = 72;
  COLUMNS.forEach(({ header, isNarrow }, index) => {
    const cell = row.getCell(index + 1);
    cell.value = header;
    cell.style = isNarrow ? uprightHeaderStyle : headerStyle;
  });
  row.commit();
};

/** Writes one request and returns its values. */
const writeRow = (sheet: ExcelJS.Worksheet, rowNumber: number, request: VisitRequest) => {
  const source = visitRequestsRow(request);
  const values = COLUMNS.map((column) => column.value(source));
  const row = sheet.getRow(rowNumber);
  values.forEach((value, index) => {
    const cell = row.getCell(index + 1);
    cell.value = typeof value === 'string' ? cellLines(value) : value;
    cell.style = STYLES[index] ?? {};
  });
  row.height = wrappedHeight(
    COLUMNS.flatMap(({ wrap, width, size = FONT_SIZE }, index) =>
      wrap ? [{ text: values[index] as string, width, size }] : [],
    ),
  );
  row.commit();
  return values;
};

const writeTotals = (sheet: ExcelJS.Worksheet, rowNumber: number, sums: number[]) => {
  const first = HEADER_ROW + 1;
  const row = sheet.getRow(rowNumber);
  row.height = 22;
  COLUMNS.forEach((column, index) => {
    const cell = row.getCell(index + 1);
    const letter = sheet.getColumn(index + 1).letter;
    if (index === 0) cell.value = 'UKUPNO';
    if (column.isSummed) {
      // 109: the sum follows the filter that a reader sets in Excel.
      cell.value = {
        formula: `SUBTOTAL(109,${letter}${first}:${letter}${Math.max(first, rowNumber - 1)})`,
        result: sums[index] ?? 0,
      };
    }
    cell.style = {
      ...STYLES[index],
      font: { name: FONT, size: 11, bold: true, color: { argb: INK } },
      fill: fill(LIMESTONE),
    };
  });
  row.commit();
};

/**
 * Streams the filtered requests as a workbook (contract §4). Batches are written as the reader
 * takes them, so memory does not grow with their number.
 */
export const writeVisitRequestsWorkbook = async (
  stream: NodeJS.WritableStream,
  filter: VisitRequestFilter,
  batches: AsyncIterable<VisitRequest[]>,
) => {
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({
    stream: stream as never,
    useStyles: true,
  });
  const sheet = workbook.addWorksheet('Zahtevi za posete', {
    ...printSetup('landscape', HEADER_ROW),
    views: [{ state: 'frozen', xSplit: 1, ySplit: HEADER_ROW, showGridLines: false }],
  });
  sheet.columns = COLUMNS.map(({ width }) => ({ width }));
  writeLetterhead(sheet, COLUMNS.length, 'Zahtevi za posete', filterInWords(filter), TOTAL_WIDTH);
  writeHeader(sheet);

  const sums = COLUMNS.map(() => 0);
  let rowNumber = HEADER_ROW;
  for await (const batch of batches) {
    for (const request of batch) {
      rowNumber += 1;
      const values = writeRow(sheet, rowNumber, request);
      COLUMNS.forEach(({ isSummed }, index) => {
        // Sums of para-exact dinars: rounded so that no floating dust reaches the accountant.
        if (isSummed)
          sums[index] = Math.round(((sums[index] ?? 0) + Number(values[index])) * 100) / 100;
      });
    }
    await sheetDrained(sheet);
  }
  sheet.autoFilter = {
    from: { row: HEADER_ROW, column: 1 },
    to: { row: Math.max(rowNumber, HEADER_ROW + 1), column: COLUMNS.length },
  };
  writeTotals(sheet, rowNumber + 1, sums);
  sheet.commit();
  await workbook.commit();
};
