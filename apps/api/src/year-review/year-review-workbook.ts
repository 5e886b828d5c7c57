import { palette } from '@museum/shared/organisation/palette';
import {
  ageLines,
  contactLines,
  FIGURE_COLUMNS,
  GUIDE_COLUMNS,
  GUIDE_NOTE,
  type GuideLine,
  guideLines,
  MONTH_COLUMNS,
  monthLines,
  townLines,
  YEAR_REVIEW_NOTE,
  type YearColumn,
  type YearLine,
  yearTotal,
} from '@museum/shared/year-review/year-lines';
import type { YearReview } from '@museum/shared/year-review/year-review-schema';
import { guideName } from '@museum/shared/guides/guide-name';
import { FIGURE_LABELS } from '@museum/shared/visit-requests/visit-figures';
import type ExcelJS from 'exceljs';
import { addTableSheet, type Column } from '#lib/documents/table-sheet.ts';
import {
  border,
  cellTime,
  fill,
  font,
  headerStyle,
  NUMBER_FORMATS,
  printSetup,
  widthOf,
  workbookOf,
  writeLetterhead,
} from '#lib/documents/workbook.ts';
import type { LedVisit } from './year-review-store.ts';

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
  columns: readonly YearColumn<YearLine>[];
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
    columns.forEach(({ amountOf, isMoney }, place) => {
      const cell = row.getCell(place + 2);
      const { letter } = sheet.getColumn(place + 2);
      const formula = `SUM(${letter}${first + 1}:${letter}${last})`;
      const amount = amountOf(line);
      cell.value = isTotal ? { formula, result: amount } : amount;
      cell.style = styleOf(isMoney ? 'dinars' : 'count', isTotal);
    });
  });
  return last + 2;
}

const GUIDE_SHEET_COLUMNS: readonly Column<GuideLine>[] = [
  { header: 'Vodič', width: NAME_WIDTH, text: ({ name }) => name },
  ...GUIDE_COLUMNS.map(({ header, amountOf }): Column<GuideLine> => ({
    header,
    width: 9,
    format: 'count',
    value: amountOf,
  })),
];

const LED_NOTE =
  'Posete sa vodičem koje su potvrđene ili su se održale, po danu posete; svaka stoji jednom, ma koliko vodiča imala.';

const LED_COLUMNS: readonly Column<LedVisit>[] = [
  { header: 'Datum', width: 12, format: 'date', value: ({ visitDate }) => visitDate },
  { header: 'Vreme', width: 9, format: 'time', value: ({ visitTime }) => cellTime(visitTime) },
  {
    header: 'Vodiči',
    width: NAME_WIDTH,
    isIndented: true,
    text: ({ guides }) => guides.map(guideName).join(', '),
  },
  { header: 'Zahtev', width: 17, value: ({ normalizedId }) => normalizedId },
  {
    header: FIGURE_LABELS.visitors,
    width: 12,
    format: 'count',
    isSummed: true,
    value: ({ visitors }) => visitors,
  },
  {
    header: FIGURE_LABELS.followers,
    width: 12,
    format: 'count',
    isSummed: true,
    value: ({ followers }) => followers,
  },
];

/**
 * What a year comes to: by month, by age, by kind of requester, by town; who led how many visits,
 * and which.
 */
export const yearReviewWorkbook = (review: YearReview, led: LedVisit[]): Promise<Uint8Array> =>
  workbookOf((workbook) => {
    writeReview(workbook, review);
    if (led.length === 0) return;
    addTableSheet(workbook, {
      name: 'Vodiči',
      title: `Vodiči ${review.year}.`,
      note: GUIDE_NOTE,
      columns: GUIDE_SHEET_COLUMNS,
      rows: guideLines(review),
    });
    addTableSheet(workbook, {
      name: 'Vođene posete',
      title: `Vođene posete ${review.year}.`,
      note: LED_NOTE,
      columns: LED_COLUMNS,
      rows: led,
    });
  });

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
