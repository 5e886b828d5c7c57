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

/** A table over the whole width; texts wrap in their cells. Column widths are shares of it. */
export const tableBlock = ({ columns, rows, total, size = 10 }: TableOptions): PdfBlock => {
  const shares = columns.reduce((sum, { width }) => sum + width, 0);
  const widths = columns.map(({ width }) => (width / shares) * CONTENT_WIDTH);
  const lefts = widths.map((_, index) =>
    widths.slice(0, index).reduce((sum, width) => sum + width, MARGIN),
  );

  const rowHeight = (pdf: Pdf, cells: string[], scale: number, font: 'text' | 'bold') => {
    pen(pdf, font, size * scale);
    const heights = cells.map((cell, index) =>
      pdf.heightOfString(cell || ' ', { width: (widths[index] ?? 0) - 2 * PADDING }),
    );
    return Math.max(...heights) + 2 * PADDING * scale;
  };

  const drawRow = (
    pdf: Pdf,
    cells: string[],
    top: number,
    scale: number,
    look: { font: 'text' | 'bold'; colour: string; size: number },
  ) => {
    cells.forEach((cell, index) => {
      pen(pdf, look.font, look.size * scale, look.colour).text(
        cell,
        (lefts[index] ?? 0) + PADDING,
        top + PADDING * scale,
        { width: (widths[index] ?? 0) - 2 * PADDING, align: columns[index]?.align ?? 'left' },
      );
    });
  };

  const headHeight = (scale: number) => 9 * scale + 2 * PADDING * scale + 2;

  return {
    height: (pdf, scale) =>
      headHeight(scale) +
      rows.reduce((sum, row) => sum + rowHeight(pdf, row, scale, 'text'), 0) +
      (total ? rowHeight(pdf, total, scale, 'bold') : 0),
    draw: (pdf, top, scale) => {
      pdf.rect(MARGIN, top, CONTENT_WIDTH, headHeight(scale)).fill(palette.forest);
      const headers = columns.map(({ header }) => header);
      drawRow(pdf, headers, top, scale, { font: 'bold', colour: palette.paper, size: 9 });
      let y = top + headHeight(scale);
      for (const row of rows) {
        drawRow(pdf, row, y, scale, { font: 'text', colour: palette.ink, size });
        y += rowHeight(pdf, row, scale, 'text');
        pdf.rect(MARGIN, y - 0.5, CONTENT_WIDTH, 0.5).fill(palette.sand);
      }
      if (!total) return;
      pdf.rect(MARGIN, y, CONTENT_WIDTH, rowHeight(pdf, total, scale, 'bold')).fill(palette.mint);
      drawRow(pdf, total, y, scale, { font: 'bold', colour: palette.ink, size });
    },
  };
};
