import { palette } from '@museum/shared/organisation/palette';
import { plural } from '@museum/shared/primitives/plural';
import { VISIT_STATUS_LABELS } from '@museum/shared/visit-requests/visit-request-enums';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import ExcelJS from 'exceljs';
import {
  cellLines,
  border,
  fill,
  font,
  headerStyle,
  NUMBER_FORMATS,
  printSetup,
  widthOf,
  wrappedHeight,
  writeHeader,
  writeLetterhead,
} from '#lib/documents/workbook.ts';
import { sheetDrained } from '#lib/documents/sheet-drained.ts';
import {
  LAST_PRINTED,
  STATUS_HEADER,
  VISIT_REQUESTS_COLUMNS as COLUMNS,
  visitRequestsRow,
} from './visit-requests-columns.ts';

const HEADER_ROW = 5;
const FONT_SIZE = 11;
const TITLE = 'Zahtevi za posete';

const columnOf = (header: string) => COLUMNS.findIndex((column) => column.header === header) + 1;
const STATUS = columnOf(STATUS_HEADER);
const PRINTED = COLUMNS.slice(0, columnOf(LAST_PRINTED));
const PRINTED_WIDTH = widthOf(PRINTED);

/** Behind the columns, hidden: 1 while a reader's filter in Excel shows the row, else 0; empty for who didn't come. */
const SHOWN = COLUMNS.length + 1;

const columnStyle =
  (isOff: boolean) =>
  ({
    align,
    format,
    wrap,
    size = FONT_SIZE,
  }: (typeof COLUMNS)[number]): Partial<ExcelJS.Style> => ({
    font: font(size, { strike: isOff }),
    alignment: wrap
      ? { vertical: 'top', horizontal: 'left', wrapText: true, indent: 1 }
      : { vertical: 'top', horizontal: align },
    border: border('bottom'),
    ...(format ? { numFmt: NUMBER_FORMATS[format] } : {}),
  });

const STYLES = COLUMNS.map(columnStyle(false));
const OFF_STYLES = COLUMNS.map(columnStyle(true));

const uprightHeaderStyle: Partial<ExcelJS.Style> = {
  ...headerStyle,
  alignment: { ...headerStyle.alignment, textRotation: 90 },
};

/** Writes one request and returns its values. */
const writeRow = (sheet: ExcelJS.Worksheet, rowNumber: number, request: VisitRequest) => {
  const source = visitRequestsRow(request);
  const values = COLUMNS.map((column) => column.value(source));
  const styles = whyOff(request) === null ? STYLES : OFF_STYLES;
  const row = sheet.getRow(rowNumber);
  values.forEach((value, index) => {
    const cell = row.getCell(index + 1);
    cell.value = typeof value === 'string' ? cellLines(value) : value;
    cell.style = styles[index] ?? {};
  });
  // Whoever didn't come has still the status of a visit that takes place.
  if (request.stage !== 'missed') {
    row.getCell(SHOWN).value = { formula: `SUBTOTAL(103,A${rowNumber})`, result: 1 };
  }
  row.height = wrappedHeight(
    COLUMNS.flatMap(({ wrap, width, size = FONT_SIZE }, index) =>
      wrap ? [{ text: values[index] as string, width, size }] : [],
    ),
  );
  row.commit();
  return values;
};

/** Visits that don't take place, in words after "bez". */
const LEFT_OUT = {
  canceled: { one: 'otkazane', few: 'otkazane', other: 'otkazanih' },
  postponed: { one: 'odložene', few: 'odložene', other: 'odloženih' },
  missed: { one: 'neostvarene', few: 'neostvarene', other: 'neostvarenih' },
} as const;

type WhyOff = keyof typeof LEFT_OUT;
const WHY_OFF = Object.keys(LEFT_OUT) as WhyOff[];

const whyOff = ({ stage }: Pick<VisitRequest, 'stage'>): WhyOff | null =>
  WHY_OFF.find((why) => why === stage) ?? null;

const withVisits = ({ one, few, other }: (typeof LEFT_OUT)[WhyOff]) => ({
  one: `${one} posete`,
  few: `${few} posete`,
  other: `${other} poseta`,
});

type Sums = { amounts: number[]; leftOut: Record<WhyOff, number> };

const noSums = (): Sums => ({
  amounts: COLUMNS.map(() => 0),
  leftOut: { canceled: 0, postponed: 0, missed: 0 },
});

/** Adds a request's values; those of a visit that does not take place are counted only. */
const addUp = (sums: Sums, request: VisitRequest, values: ExcelJS.CellValue[]) => {
  const why = whyOff(request);
  if (why) {
    sums.leftOut[why] += 1;
    return;
  }
  COLUMNS.forEach(({ isSummed }, index) => {
    if (!isSummed) return;
    // Rounded to para, because sums of floating point numbers are a little off.
    const sum = (sums.amounts[index] ?? 0) + Number(values[index]);
    sums.amounts[index] = Math.round(sum * 100) / 100;
  });
};

const inARow = new Intl.ListFormat('sr-Latn', { type: 'conjunction' });

/** "UKUPNO bez 3 otkazane i 1 odložene posete". */
const totalsLabel = ({ leftOut }: Sums) => {
  const parts = WHY_OFF.filter((why) => leftOut[why] > 0).map((why, index, { length }) => {
    const words = LEFT_OUT[why];
    return plural(leftOut[why], index === length - 1 ? withVisits(words) : words);
  });
  return parts.length > 0 ? `UKUPNO bez ${inARow.format(parts)}` : 'UKUPNO';
};

const writeTotals = (sheet: ExcelJS.Worksheet, rowNumber: number, sums: Sums) => {
  const row = sheet.getRow(rowNumber);
  row.height = 32;
  const lines = (column: number) => {
    const { letter } = sheet.getColumn(column);
    return `${letter}${HEADER_ROW + 1}:${letter}${Math.max(HEADER_ROW + 1, rowNumber - 1)}`;
  };
  COLUMNS.forEach((column, index) => {
    const cell = row.getCell(index + 1);
    if (column.isSummed) {
      // Follows the filter that a reader sets in Excel, and a status that is changed there.
      const conditions = `${lines(STATUS)},"${VISIT_STATUS_LABELS.SCHEDULED}",${lines(SHOWN)},1`;
      cell.value = {
        formula: `SUMIFS(${lines(index + 1)},${conditions})`,
        result: sums.amounts[index] ?? 0,
      };
    }
    cell.style = {
      ...STYLES[index],
      font: font(11, { bold: true }),
      fill: fill(palette.limestone),
      alignment: { ...STYLES[index]?.alignment, vertical: 'middle' },
    };
  });
  // Up to the first of the sums.
  sheet.mergeCells(
    rowNumber,
    1,
    rowNumber,
    COLUMNS.findIndex(({ isSummed }) => isSummed),
  );
  row.getCell(1).value = totalsLabel(sums);
  row.getCell(1).alignment = { vertical: 'middle', wrapText: true };
  row.commit();
};

/**
 * Streams the filtered requests as a workbook (contract §4). Batches are written as the reader
 * takes them, so memory does not grow with their number.
 */
export const writeVisitRequestsWorkbook = async (
  stream: NodeJS.WritableStream,
  subtitle: string,
  batches: AsyncIterable<VisitRequest[]>,
) => {
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({
    stream: stream as never,
    useStyles: true,
  });
  const sheet = workbook.addWorksheet(TITLE, {
    ...printSetup('landscape', HEADER_ROW),
    views: [{ state: 'frozen', xSplit: 1, ySplit: HEADER_ROW, showGridLines: false }],
  });
  sheet.columns = [...COLUMNS.map(({ width }) => ({ width })), { hidden: true }];
  writeLetterhead(sheet, PRINTED.length, TITLE, subtitle, PRINTED_WIDTH);
  const header = sheet.getRow(HEADER_ROW);
  header.height = 72;
  writeHeader(header, COLUMNS, ({ isNarrow }) => (isNarrow ? uprightHeaderStyle : headerStyle));

  const sums = noSums();
  let rowNumber = HEADER_ROW;
  for await (const batch of batches) {
    for (const request of batch) {
      rowNumber += 1;
      addUp(sums, request, writeRow(sheet, rowNumber, request));
    }
    await sheetDrained(sheet);
  }
  sheet.autoFilter = {
    from: { row: HEADER_ROW, column: 1 },
    to: { row: Math.max(rowNumber, HEADER_ROW + 1), column: COLUMNS.length },
  };
  writeTotals(sheet, rowNumber + 1, sums);
  // exceljs puts a $ before the columns only; LibreOffice reads no area without both.
  sheet.pageSetup.printArea = `A$1:${sheet.getColumn(PRINTED.length).letter}$${rowNumber + 1}`;
  sheet.commit();
  await workbook.commit();
};
