import { palette } from '@museum/shared/organisation/palette';
import {
  ageLines,
  contactLines,
  FIGURE_COLUMNS,
  MONTH_COLUMNS,
  monthLines,
  townLines,
  YEAR_REVIEW_NOTE,
  type YearColumn,
  type YearLine,
  yearTotal,
} from '@museum/shared/year-review/year-lines';
import type { YearReview } from '@museum/shared/year-review/year-review-schema';
import type ExcelJS from 'exceljs';
import {
  border,
  fill,
  font,
  headerStyle,
  NUMBER_FORMATS,
  printSetup,
  widthOf,
  workbookOf,
  writeLetterhead,
} from '#lib/documents/workbook.ts';

type Format = keyof typeof NUMBER_FORMATS;

const NAME_WIDTH = 34;
const widths = MONTH_COLUMNS.map(({ isMoney }) => ({ width: isMoney ? 18 : 12 }));
const WIDTH = NAME_WIDTH + widthOf(widths);
/** Below the letterhead. */
const FIRST_ROW = 6;

const styleOf = (format?: Format, isTotal = false): Partial<ExcelJS.Style> => ({
  font: font(11, { bold: isTotal }),
  // A sum too wide for its cell would be shown as ###.
  alignment: { horizontal: format ? 'right' : 'left', shrinkToFit: format !== undefined },
  border: border('bottom'),
  ...(format ? { numFmt: NUMBER_FORMATS[format] } : {}),
  ...(isTotal ? { fill: fill(palette.limestone) } : {}),
});

type Table = {
  /** The header above the lines' names. */
  nameHeader: string;
  columns: readonly YearColumn[];
  lines: YearLine[];
  total: YearLine;
};

/** Writes a table with its sums, by formula. Gives the row below it. */
function writeTable(sheet: ExcelJS.Worksheet, first: number, table: Table): number {
  const { nameHeader, columns, lines, total } = table;
  const header = sheet.getRow(first);
  header.height = 24;
  [nameHeader, ...columns.map((column) => column.header)].forEach((text, place) => {
    header.getCell(place + 1).value = text;
    header.getCell(place + 1).style = headerStyle;
  });
  const last = first + lines.length;
  [...lines, total].forEach((line, index) => {
    const isTotal = line === total;
    const row = sheet.getRow(first + 1 + index);
    row.getCell(1).value = line.name;
    row.getCell(1).style = styleOf(undefined, isTotal);
    columns.forEach(({ figure, isMoney }, place) => {
      const cell = row.getCell(place + 2);
      const { letter } = sheet.getColumn(place + 2);
      const formula = `SUM(${letter}${first + 1}:${letter}${last})`;
      const amount = line[figure] ?? 0;
      cell.value = isTotal ? { formula, result: amount } : amount;
      cell.style = styleOf(isMoney ? 'dinars' : 'count', isTotal);
    });
  });
  return last + 2;
}

/** What a year comes to: by month, by age, by kind of requester, by town. */
export const yearReviewWorkbook = (review: YearReview): Promise<Uint8Array> =>
  workbookOf((workbook) => writeReview(workbook, review));

function writeReview(workbook: ExcelJS.Workbook, review: YearReview): void {
  const sheet = workbook.addWorksheet(String(review.year), {
    ...printSetup('portrait'),
    views: [{ showGridLines: false }],
  });
  sheet.columns = [{ width: NAME_WIDTH }, ...widths];
  const title = `Godišnji pregled ${review.year}.`;
  writeLetterhead(sheet, MONTH_COLUMNS.length + 1, title, YEAR_REVIEW_NOTE, WIDTH);
  const total = { ...yearTotal(review), name: 'UKUPNO' };
  let row = writeTable(sheet, FIRST_ROW, {
    nameHeader: 'Mesec',
    columns: MONTH_COLUMNS,
    lines: monthLines(review),
    total,
  });
  const ages = ageLines(review);
  if (ages.length > 0) {
    row = writeTable(sheet, row + 1, {
      nameHeader: 'Uzrast',
      columns: FIGURE_COLUMNS,
      lines: ages,
      total,
    });
    row = writeTable(sheet, row + 1, {
      nameHeader: 'Ko je zakazao',
      columns: FIGURE_COLUMNS,
      lines: contactLines(review),
      total,
    });
    writeTable(sheet, row + 1, {
      nameHeader: 'Mesto',
      columns: FIGURE_COLUMNS,
      lines: townLines(review),
      total,
    });
  }
}
