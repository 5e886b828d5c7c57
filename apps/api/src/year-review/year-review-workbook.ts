import {
  ageLines,
  contactLines,
  FIGURE_COLUMNS,
  GUIDE_COLUMNS,
  GUIDE_NOTE,
  guideLines,
  MONTH_COLUMNS,
  monthLines,
  townLines,
  YEAR_REVIEW_NOTE,
  type YearColumn,
} from '@museum/shared/year-review/year-lines';
import type { YearReview } from '@museum/shared/year-review/year-review-schema';
import { guideName } from '@museum/shared/guides/guide-name';
import { FIGURE_LABELS } from '@museum/shared/visit-requests/visit-figures';
import type ExcelJS from 'exceljs';
import { addTableSheet, type Column, writeTable } from '#lib/documents/table-sheet.ts';
import {
  cellTime,
  printSetup,
  widthOf,
  workbookOf,
  writeLetterhead,
} from '#lib/documents/workbook.ts';
import type { LedVisit } from './year-review-store.ts';

const NAME_WIDTH = 34;
/** Below the letterhead. */
const FIRST_ROW = 6;

/** The columns of a table about the year: what each line is called, then its figures. */
const columnsOf = <Line extends { name: string }>(
  nameHeader: string,
  figures: readonly YearColumn<Line>[],
  { width = 12, isSummed = true } = {},
): readonly Column<Line>[] => [
  { header: nameHeader, width: NAME_WIDTH, text: ({ name }) => name },
  ...figures.map(({ header, isMoney, amountOf }): Column<Line> => ({
    header,
    width: isMoney ? 18 : width,
    format: isMoney ? 'dinars' : 'count',
    isSummed,
    value: amountOf,
  })),
];

const MONTH_SHEET_COLUMNS = columnsOf('Mesec', MONTH_COLUMNS);

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
      // Who led a visit together would be added up twice.
      columns: columnsOf('Vodič', GUIDE_COLUMNS, { width: 9, isSummed: false }),
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
  sheet.columns = MONTH_SHEET_COLUMNS.map(({ width }) => ({ width }));
  const title = `Godišnji pregled ${review.year}.`;
  const width = widthOf(MONTH_SHEET_COLUMNS);
  writeLetterhead(sheet, MONTH_SHEET_COLUMNS.length, title, YEAR_REVIEW_NOTE, width);
  const rows = monthLines(review);
  let last = writeTable(sheet, FIRST_ROW, { columns: MONTH_SHEET_COLUMNS, rows });
  if (review.sums.length === 0) return;
  const parts = [
    ['Uzrast', ageLines(review)],
    ['Ko je zakazao', contactLines(review)],
    ['Mesto', townLines(review)],
  ] as const;
  for (const [name, lines] of parts) {
    last = writeTable(sheet, last + 2, { columns: columnsOf(name, FIGURE_COLUMNS), rows: lines });
  }
}
