import {
  PAPER_COLUMNS,
  type PaperColumn,
  type SheetLine,
  WRITING_LINE,
} from '@museum/shared/day/sheet-line';
import { palette } from '@museum/shared/organisation/palette';
import { inFewLines } from '#lib/documents/in-few-lines.ts';
import { pen, type Pdf } from '#lib/documents/pdf-page.ts';

/** Shares of the width. */
const SHARES: Record<PaperColumn, number> = {
  time: 54,
  group: 186,
  people: 70,
  leader: 104,
  lunch: 50,
  notes: 132,
  payment: 66,
  guide: 76,
  arrived: 58,
};

const COLUMNS = Object.keys(PAPER_COLUMNS) as PaperColumn[];
const ALL = COLUMNS.reduce((sum, column) => sum + SHARES[column], 0);

const PADDING = { x: 4, y: 3 };

/** A text of a cell; sizes in points. Of what is longer than `lines` the screen tells the rest. */
type Text = {
  text: string;
  font: 'text' | 'bold' | 'display';
  size: number;
  lines?: number;
  hasTriangle?: boolean;
};

const plain = (text: string, lines?: number): Text => ({ text, font: 'text', size: 8.5, lines });
const bold = (text: string, size = 8.5): Text => ({ text, font: 'bold', size });

/** What stands in each cell, one below the other. */
const cellsOf = (line: SheetLine): Record<PaperColumn, Text[]> => ({
  time: [{ text: line.time, font: 'display', size: 15.5 }],
  group: [
    { ...bold(line.name, 10.5), lines: 3 },
    ...(line.mark
      ? [bold([line.mark, line.town].filter(Boolean).join(' · '))]
      : [plain(line.town)]),
  ],
  people: [{ text: line.people, font: 'display', size: 14.5 }, plain(line.age)],
  leader: [plain(line.leader, 2), bold(line.phone, 9)],
  lunch: [bold(line.lunchTime, line.portions ? 10 : 8.5), plain(line.portions)],
  notes: [
    { ...bold(inFewLines(line.allergies)), lines: 6, hasTriangle: true },
    plain(inFewLines(line.comment), 3),
  ],
  payment: [bold(line.payment), plain(line.open)],
  guide: [bold(line.guides), plain(line.halls, 4)],
  arrived: [],
});

type Place = { left: number; top: number; width: number; scale: number };
type Measure = Pick<Place, 'width' | 'scale'>;

const widthOf = (column: PaperColumn, { width, scale }: Measure) =>
  (SHARES[column] / ALL) * width - 2 * PADDING.x * scale;

const TRIANGLE_ROOM = 1.2;

/** Lines of a cell stand closer than the font has them, in sizes. */
const TIGHT = 0.15;

function textHeight(
  pdf: Pdf,
  { text, font, size, lines, hasTriangle }: Text,
  measure: Measure & { column: PaperColumn },
) {
  if (text === '') return 0;
  const { scale, column } = measure;
  const ink = pen(pdf, font, size * scale, palette.black);
  const width = widthOf(column, measure) - (hasTriangle ? size * scale * TRIANGLE_ROOM : 0);
  const lineGap = -TIGHT * size * scale;
  const height = ink.heightOfString(text, { width, lineGap });
  return lines ? Math.min(height, lines * (ink.currentLineHeight(true) + lineGap) + 0.1) : height;
}

/** How high a group's line gets, in points. */
export function lineHeight(pdf: Pdf, line: SheetLine, measure: Measure): number {
  const cells = cellsOf(line);
  const heights = COLUMNS.map((column) =>
    cells[column].reduce((sum, text) => sum + textHeight(pdf, text, { ...measure, column }), 0),
  );
  return Math.max(...heights) + 2 * PADDING.y * measure.scale;
}

/** A group's line, with a rule below and a box to tick. */
export function drawLine(pdf: Pdf, line: SheetLine, place: Place): void {
  const cells = cellsOf(line);
  const height = lineHeight(pdf, line, place);
  eachColumn(place, (column, left) => {
    const content = cells[column].reduce(
      (sum, text) => sum + textHeight(pdf, text, { ...place, column }),
      0,
    );
    let top = place.top + (height - content) / 2;
    for (const text of cells[column]) {
      drawText(pdf, text, { ...place, left, top, column });
      top += textHeight(pdf, text, { ...place, column });
    }
    if (column === 'arrived') drawBox(pdf, line, { left, top: place.top + height / 2 });
  });
  pdf.rect(place.left, place.top + height - 0.4, place.width, 0.8).fill(palette.black);
}

function drawText(pdf: Pdf, item: Text, place: Place & { column: PaperColumn }): void {
  if (item.text === '') return;
  const { left, top, scale, column } = place;
  const size = item.size * scale;
  const indent = item.hasTriangle ? size * TRIANGLE_ROOM : 0;
  if (indent > 0) {
    const middle = left + size * 0.45;
    pdf
      .polygon([middle, top + size * 0.2], [left, top + size], [left + size * 0.9, top + size])
      .fill(palette.black);
  }
  pen(pdf, item.font, size, palette.black);
  pdf.text(item.text, left + indent, top, {
    width: widthOf(column, place) - indent,
    lineGap: -TIGHT * size,
    ...(item.lines ? { height: roomFor(pdf, item.lines, size), ellipsis: true } : {}),
  });
}

/** The height that lets pdfkit set so many lines: it asks for two whole ones before the last. */
const roomFor = (pdf: Pdf, lines: number, size: number) =>
  lines * pdf.currentLineHeight(true) - (lines - 2) * TIGHT * size + 0.5;

const BOX = 14;

function drawBox(pdf: Pdf, { hasArrived }: SheetLine, { left, top }: Pick<Place, 'left' | 'top'>) {
  pdf.lineWidth(1.5).strokeColor(palette.black);
  pdf.rect(left, top - BOX / 2, BOX, BOX).stroke();
  if (hasArrived)
    pdf
      .moveTo(left + 3, top)
      .lineTo(left + 6, top + 4)
      .lineTo(left + BOX - 2, top - 5)
      .stroke();
  else
    pen(pdf, 'text', 6.8, palette.black).text(WRITING_LINE, left + BOX + 3, top - 2, {
      lineBreak: false,
    });
}

/** What the columns hold. */
export function drawHeadings(pdf: Pdf, place: Place): void {
  pdf.rect(place.left, place.top, place.width, 15 * place.scale).fill(palette.printGrey);
  eachColumn(place, (column, left) => {
    pen(pdf, 'bold', 8.5 * place.scale, palette.black).text(
      PAPER_COLUMNS[column],
      left,
      place.top + 2.5 * place.scale,
      { lineBreak: false },
    );
  });
}

function eachColumn(place: Place, draw: (column: PaperColumn, left: number) => void): void {
  let left = place.left;
  for (const column of COLUMNS) {
    draw(column, left + PADDING.x * place.scale);
    left += (SHARES[column] / ALL) * place.width;
  }
}
