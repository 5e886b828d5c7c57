import { palette } from '@museum/shared/organisation/palette';

import { CONTENT_WIDTH, MARGIN, pen, type Pdf, type PdfBlock } from './pdf-page.ts';

export type PdfColumn = { header: string; width: number; align?: 'left' | 'right' | 'center' };

type TableOptions = {
  columns: PdfColumn[];
  rows: string[][];
  /** A last row in bold, e.g. the total. */
  total?: string[];
  /** Font size of the rows in points. */
  size?: number;
};

const PADDING = 6;

type Look = { font: 'text' | 'bold'; colour: string; size: number };

const HEAD: Look = { font: 'bold', colour: palette.paper, size: 9 };

/** A table over the whole width; texts wrap in their cells. Column widths are shares of it. */
export const tableBlock = ({ columns, rows, total, size = 10 }: TableOptions): PdfBlock => {
  const row = rowPen(columns);
  const plain: Look = { font: 'text', colour: palette.ink, size };
  const bold: Look = { font: 'bold', colour: palette.ink, size };
  const headHeight = (scale: number) => HEAD.size * scale + 2 * PADDING * scale + 2;
  return {
    height: (pdf, scale) =>
      headHeight(scale) +
      rows.reduce((sum, cells) => sum + row.height({ pdf, cells, scale }, plain), 0) +
      (total ? row.height({ pdf, cells: total, scale }, bold) : 0),
    draw: (pdf, top, scale) => {
      pdf.rect(MARGIN, top, CONTENT_WIDTH, headHeight(scale)).fill(palette.forest);
      row.draw({ pdf, cells: columns.map(({ header }) => header), scale }, HEAD, top);
      let y = top + headHeight(scale);
      for (const cells of rows) {
        row.draw({ pdf, cells, scale }, plain, y);
        y += row.height({ pdf, cells, scale }, plain);
        pdf.rect(MARGIN, y - 0.5, CONTENT_WIDTH, 0.5).fill(palette.sand);
      }
      if (!total) return;
      const last = { pdf, cells: total, scale };
      pdf.rect(MARGIN, y, CONTENT_WIDTH, row.height(last, bold)).fill(palette.mint);
      row.draw(last, bold, y);
    },
  };
};

type Row = { pdf: Pdf; cells: string[]; scale: number };

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
      pen(pdf, font, size * scale);
      const heights = cells.map((cell, index) =>
        pdf.heightOfString(cell || ' ', { width: textWidth(index) }),
      );
      return Math.max(...heights) + 2 * PADDING * scale;
    },
    draw: ({ pdf, cells, scale }: Row, { font, colour, size }: Look, top: number) => {
      cells.forEach((cell, index) => {
        pen(pdf, font, size * scale, colour).text(
          cell,
          (lefts[index] ?? 0) + PADDING,
          top + PADDING * scale,
          { width: textWidth(index), align: columns[index]?.align ?? 'left' },
        );
      });
    },
  };
}
