import { palette } from '@museum/shared/organisation/palette';

import { CONTENT_WIDTH, MARGIN, pen, type Pdf, type PdfBlock } from './pdf-page.ts';

/** A column; its width is a share of the table's. */
type PdfColumn = { header: string; width: number; align?: 'left' | 'right' | 'center' };

/** A text, with a smaller one below it where there is something to add. */
type PdfCell = string | { text: string; note: string };

type TableOptions = {
  columns: PdfColumn[];
  rows: PdfCell[][];
  /** A last row in bold, e.g. the total; of two cells they share the whole width. */
  total: string[];
  /** Font size of the rows in points. */
  size: number;
  /** Of the total's row; the rows' where it is missing. */
  totalSize?: number;
  /** What it says holds no more: paler, the total struck out. */
  isVoid?: boolean;
};

const PADDING = 6;

type Look = { font: 'text' | 'bold'; colour: string; size: number; strike?: boolean };

const LABEL_AND_AMOUNT: PdfColumn[] = [
  { header: '', width: 2 },
  { header: '', width: 1, align: 'right' },
];

const HEAD: Look = { font: 'bold', colour: palette.paper, size: 9 };

/** A table over the whole width; texts wrap in their cells. Column widths are shares of it. */
export const tableBlock = (options: TableOptions): PdfBlock => {
  const { columns, rows, total, size, totalSize = size, isVoid = false } = options;
  const row = rowPen(columns);
  const totalRow = total.length === 2 ? rowPen(LABEL_AND_AMOUNT) : row;
  const plain: Look = { font: 'text', colour: palette.ink, size };
  const bold: Look = { font: 'bold', colour: palette.ink, size: totalSize, strike: isVoid };
  const headHeight = (scale: number) => HEAD.size * scale + 2 * PADDING * scale + 2;
  return {
    height: (pdf, scale) =>
      headHeight(scale) +
      rows.reduce((sum, cells) => sum + row.height({ pdf, cells, scale }, plain), 0) +
      totalRow.height({ pdf, cells: total, scale }, bold),
    draw: (pdf, top, scale) => {
      pdf
        .rect(MARGIN, top, CONTENT_WIDTH, headHeight(scale))
        .fill(isVoid ? palette.secondaryText : palette.forest);
      row.draw({ pdf, cells: columns.map(({ header }) => header), scale }, HEAD, top);
      let y = top + headHeight(scale);
      for (const cells of rows) {
        row.draw({ pdf, cells, scale }, plain, y);
        y += row.height({ pdf, cells, scale }, plain);
        pdf.rect(MARGIN, y - 0.5, CONTENT_WIDTH, 0.5).fill(palette.sand);
      }
      const last = { pdf, cells: total, scale };
      pdf
        .rect(MARGIN, y, CONTENT_WIDTH, totalRow.height(last, bold))
        .fill(isVoid ? palette.limestone : palette.mint);
      totalRow.draw(last, bold, y);
    },
  };
};

type Row = { pdf: Pdf; cells: PdfCell[]; scale: number };

const textOf = (cell: PdfCell) => (typeof cell === 'string' ? cell : cell.text);

const noteOf = (cell: PdfCell) => (typeof cell === 'string' ? '' : cell.note);

/** A note beside the text of its cell, in size. */
const NOTE_SIZE = 0.9;

/** Measures and draws rows of these columns. */
function rowPen(columns: PdfColumn[]) {
  const shares = columns.reduce((sum, { width }) => sum + width, 0);
  const widths = columns.map(({ width }) => (width / shares) * CONTENT_WIDTH);
  const lefts = widths.map((_, index) =>
    widths.slice(0, index).reduce((sum, width) => sum + width, MARGIN),
  );
  const textWidth = (index: number) => (widths[index] ?? 0) - 2 * PADDING;
  return {
    height: ({ pdf, cells, scale }: Row, { font, size }: Look) => {
      const heights = cells.map((cell, index) => {
        const width = textWidth(index);
        const text = pen(pdf, font, size * scale).heightOfString(textOf(cell) || ' ', { width });
        const note = noteOf(cell);
        if (!note) return text;
        return text + pen(pdf, 'text', size * scale * NOTE_SIZE).heightOfString(note, { width });
      });
      return Math.max(...heights) + 2 * PADDING * scale;
    },
    draw: ({ pdf, cells, scale }: Row, { font, colour, size, strike }: Look, top: number) => {
      cells.forEach((cell, index) => {
        const left = (lefts[index] ?? 0) + PADDING;
        const width = textWidth(index);
        const align = columns[index]?.align ?? 'left';
        const look = { width, align, strike: strike && textOf(cell) !== '' };
        pen(pdf, font, size * scale, colour).text(textOf(cell), left, top + PADDING * scale, look);
        const note = noteOf(cell);
        if (!note) return;
        const below = top + PADDING * scale + pdf.heightOfString(textOf(cell), { width });
        pen(pdf, 'text', size * scale * NOTE_SIZE, palette.secondaryText).text(note, left, below, {
          width,
          align,
        });
      });
    },
  };
}
