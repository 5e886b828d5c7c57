import { type GuideChoice, guideDayOf, guideDayTitle } from '@museum/shared/day/guide-day';
import type { DaySheet } from '@museum/shared/day/day-sheet-schema';
import {
  emptyDayInWords,
  NOT_ON_PAPER,
  sheetDay,
  sheetInstant,
  type SheetLine,
  sheetLinesOf,
  sumsInWords,
  houseInWords,
} from '@museum/shared/day/sheet-line';
import { organisation } from '@museum/shared/organisation/organisation';
import { palette } from '@museum/shared/organisation/palette';
import { drawnPdf, fittedPen, pen, type Pdf } from '#lib/documents/pdf-page.ts';
import { drawHeadings, drawLine, lineHeight } from './day-sheet-line.ts';

/** A4 lying, in points. */
const PAGE = { width: 841.89, height: 595.28 };
const LYING = { size: 'A4', layout: 'landscape', margin: 0 } as const;
const MARGIN = 24;
const WIDTH = PAGE.width - 2 * MARGIN;

const HEAD_HEIGHT = 46;
const FOOT_TOP = PAGE.height - MARGIN - 8;
const TOP = MARGIN + HEAD_HEIGHT;

/** So many groups shall stand on a page; they are set smaller until the first ones do. */
const ON_ONE_PAGE = 12;
const SCALES = [1, 0.96, 0.92, 0.88, 0.84, 0.8, 0.76, 0.72, 0.68];

/** A longer day gets a second page before its groups are set smaller than that. */
const LEGIBLE = 0.84;

const headingsHeight = (scale: number) => 16 * scale;

/** What the PDF of a day's sheet is called. */
export const daySheetPdfName = (date: string) => `dnevni-list-${date}.pdf`;

/** The sheet of a day, or of the chosen guide alone, on A4 lying: up to twelve groups on one page, more on several. */
export function daySheetPdf(
  sheet: DaySheet,
  now: Date,
  choice: GuideChoice = null,
): Promise<Buffer> {
  const shown = guideDayOf(sheet, choice);
  const title = guideDayTitle(sheet, choice) || 'Dnevni list';
  return drawnPdf(`${title}, ${sheetDay(sheet.day.date)}`, (pdf) => {
    // Without a page nothing can be measured.
    pdf.addPage(LYING);
    const lines = sheetLinesOf(shown);
    const scale = scaleFor(pdf, lines);
    const pages = inPages(pdf, lines, scale);
    pages.forEach((page, index) => {
      if (index > 0) pdf.addPage(LYING);
      drawHead(pdf, { sheet, shown, title });
      drawHeadings(pdf, { left: MARGIN, top: TOP, width: WIDTH, scale });
      let top = TOP + headingsHeight(scale);
      for (const line of page) {
        drawLine(pdf, line, { left: MARGIN, top, width: WIDTH, scale });
        top += lineHeight(pdf, line, { width: WIDTH, scale });
      }
      if (lines.length === 0) drawEmpty(pdf, sheet, top);
      drawFoot(pdf, now, `Strana ${index + 1} od ${pages.length}`);
    });
  });
}

const heightOf = (pdf: Pdf, lines: SheetLine[], scale: number) =>
  lines.reduce((sum, line) => sum + lineHeight(pdf, line, { width: WIDTH, scale }), 0);

function scaleFor(pdf: Pdf, lines: SheetLine[]): number {
  const first = lines.slice(0, ON_ONE_PAGE);
  const fit = (some: SheetLine[], scale: number) =>
    TOP + headingsHeight(scale) + heightOf(pdf, some, scale) <= FOOT_TOP - 4;
  return (
    SCALES.find((scale) => scale >= LEGIBLE && fit(lines, scale)) ??
    SCALES.find((scale) => fit(first, scale)) ??
    SCALES.at(-1)!
  );
}

/** A group is never cut between two pages. */
function inPages(pdf: Pdf, lines: SheetLine[], scale: number): SheetLine[][] {
  const pages: SheetLine[][] = [[]];
  let top = TOP + headingsHeight(scale);
  for (const line of lines) {
    const height = lineHeight(pdf, line, { width: WIDTH, scale });
    if (top + height > FOOT_TOP - 4 && pages.at(-1)!.length > 0) {
      pages.push([]);
      top = TOP + headingsHeight(scale);
    }
    pages.at(-1)!.push(line);
    top += height;
  }
  return pages;
}

type Head = { sheet: DaySheet; shown: DaySheet; title: string };

/** The sums are those of the groups below, the house's everybody's. */
function drawHead(pdf: Pdf, { sheet, shown, title }: Head): void {
  const sums = sumsInWords(shown);
  const one = { lineBreak: false };
  pen(pdf, 'display', 20, palette.black).text(
    `${title} · ${sheetDay(sheet.day.date)}`,
    MARGIN,
    MARGIN,
    one,
  );
  pen(pdf, 'bold', 10.5, palette.black).text(sums, MARGIN, MARGIN + 8, {
    ...one,
    width: WIDTH,
    align: 'right',
  });
  const house = houseInWords(sheet).join('   ·   ');
  fittedPen(pdf, { font: 'text', size: 9, width: WIDTH }, house)
    .fillColor(palette.black)
    .text(house, MARGIN, MARGIN + 28, one);
  pdf.rect(MARGIN, MARGIN + 41, WIDTH, 2).fill(palette.black);
}

function drawEmpty(pdf: Pdf, sheet: DaySheet, top: number): void {
  pen(pdf, 'bold', 13, palette.black).text(emptyDayInWords(sheet), MARGIN, top + 16);
}

function drawFoot(pdf: Pdf, now: Date, page: string): void {
  const printed = `Napravljeno ${sheetInstant(now)}; ${NOT_ON_PAPER}`;
  const line = { width: WIDTH, lineBreak: false };
  pen(pdf, 'text', 8, palette.black).text(organisation.name, MARGIN, FOOT_TOP, line);
  pdf.text(printed, MARGIN, FOOT_TOP, { ...line, align: 'center' });
  pdf.text(page, MARGIN, FOOT_TOP, { ...line, align: 'right' });
}
