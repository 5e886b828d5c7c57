import { palette } from '@museum/shared/organisation/palette';

import { inFewLines } from './in-few-lines.ts';
import { CONTENT_WIDTH, fittedPen, MARGIN, pen, type Pdf, type PdfBlock } from './pdf-page.ts';

const textHeight = (pdf: Pdf, text: string, width: number) => pdf.heightOfString(text, { width });

/** A document's title with what it is about below. */
export const titleBlock = (title: string, subtitle: string): PdfBlock => {
  const titleHeight = (pdf: Pdf, scale: number) =>
    textHeight(pen(pdf, 'display', 22 * scale), title, CONTENT_WIDTH);
  return {
    height: (pdf, scale) =>
      titleHeight(pdf, scale) +
      3 +
      textHeight(pen(pdf, 'text', 11.5 * scale), subtitle, CONTENT_WIDTH),
    draw: (pdf, top, scale) => {
      const below = top + titleHeight(pdf, scale) + 3;
      pen(pdf, 'display', 22 * scale).text(title, MARGIN, top, { width: CONTENT_WIDTH });
      pen(pdf, 'text', 11.5 * scale, palette.secondaryText).text(subtitle, MARGIN, below, {
        width: CONTENT_WIDTH,
      });
    },
  };
};

type Tile = {
  label: string;
  value: string;
  /** In place of an equal part of the width. */ share?: number;
};

/** Large figures of a tile, in points. */
type TilesLook = { size?: number; ground?: string };

/** Up to four facts that are read from across the room; a long one is set smaller. */
export const tilesBlock = (
  tiles: Tile[],
  { size = 19, ground = palette.mint }: TilesLook = {},
): PdfBlock => {
  const gap = 8;
  const shares = tiles.map(({ share = 1 }) => share);
  const part = (CONTENT_WIDTH - gap * (tiles.length - 1)) / shares.reduce((a, b) => a + b, 0);
  const height = (scale: number) => (size * 1.3 + 31) * scale;
  return {
    height: (_, scale) => height(scale),
    draw: (pdf, top, scale) => {
      let left = MARGIN;
      tiles.forEach(({ label, value }, index) => {
        const width = part * (shares[index] ?? 1);
        pdf.roundedRect(left, top, width, height(scale), 6).fill(ground);
        const box = { width: width - 20, lineBreak: false };
        pen(pdf, 'text', 8.5 * scale, palette.secondaryText).text(
          label,
          left + 10,
          top + 8 * scale,
          box,
        );
        fittedPen(pdf, { font: 'display', size: size * scale, width: box.width }, value).text(
          value,
          left + 10,
          top + 23 * scale,
          box,
        );
        left += width + gap;
      });
    },
  };
};

/** A caption over a thin line. */
export const captionBlock = (caption: string): PdfBlock => ({
  keepsWithNext: true,
  height: (_, scale) => 11 * scale + 5,
  draw: (pdf, top, scale) => {
    pen(pdf, 'bold', 11 * scale, palette.lava).text(caption, MARGIN, top, { lineBreak: false });
    pdf.rect(MARGIN, top + 11 * scale + 5, CONTENT_WIDTH, 0.7).fill(palette.sand);
  },
});

type Pair = { label: string; value: string };

/** Labels with their values in two columns; empty values are left out. */
export const pairsBlock = (allPairs: Pair[]): PdfBlock => {
  const pairs = allPairs.filter(({ value }) => value !== '');
  const gap = 18;
  const width = (CONTENT_WIDTH - gap) / 2;
  const labelWidth = 92;
  const rows = Array.from({ length: Math.ceil(pairs.length / 2) }, (_, index) =>
    pairs.slice(index * 2, index * 2 + 2),
  );
  const valueWidth = width - labelWidth;
  const rowHeight = (pdf: Pdf, row: Pair[], scale: number) =>
    Math.max(
      ...row.map(({ value }) => textHeight(pen(pdf, 'bold', 10 * scale), value, valueWidth)),
    ) +
    5 * scale;
  return {
    height: (pdf, scale) => rows.reduce((sum, row) => sum + rowHeight(pdf, row, scale), 0),
    draw: (pdf, top, scale) => {
      let y = top;
      for (const row of rows) {
        row.forEach(({ label, value }, column) => {
          const left = MARGIN + column * (width + gap);
          pen(pdf, 'text', 9 * scale, palette.secondaryText).text(label, left, y + scale, {
            width: labelWidth,
          });
          pen(pdf, 'bold', 10 * scale).text(value, left + labelWidth, y, { width: valueWidth });
        });
        y += rowHeight(pdf, row, scale);
      }
    },
  };
};

/** Fewer lines of a note are not worth a page's end. */
const LEAST_LINES = 3;

/** As many words from the beginning as something holds for, and the others. */
function splitWords(text: string, holds: (part: string) => boolean): [string, string] {
  const words = text.split(/(?<=\s)(?=\S)/);
  let [most, tooMany] = [0, words.length];
  while (tooMany - most > 1) {
    const half = Math.floor((most + tooMany) / 2);
    if (holds(words.slice(0, half).join(''))) most = half;
    else tooMany = half;
  }
  return [words.slice(0, most).join('').trimEnd(), words.slice(most).join('')];
}

/** A text over the whole width in a tinted box; long ones wrap, also inside a word, and go on on a further page. */
export const noteBlock = (note: string, size = 10): PdfBlock => {
  const text = inFewLines(note);
  const padding = 10;
  const width = CONTENT_WIDTH - 2 * padding;
  const heightOf = (pdf: Pdf, scale: number, part: string) =>
    textHeight(pen(pdf, 'text', size * scale), part, width) + 2 * padding * scale;
  return {
    height: (pdf, scale) => heightOf(pdf, scale, text),
    draw: (pdf, top, scale) => {
      const height = heightOf(pdf, scale, text);
      pdf.roundedRect(MARGIN, top, CONTENT_WIDTH, height, 6).fill(palette.limestone);
      pen(pdf, 'text', size * scale).text(text, MARGIN + padding, top + padding * scale, { width });
    },
    split: (pdf, scale, room) => {
      if (heightOf(pdf, scale, '\n'.repeat(LEAST_LINES - 1)) > room) return undefined;
      const [first, rest] = splitWords(text, (part) => heightOf(pdf, scale, part) <= room);
      if (first === '') return undefined;
      return [noteBlock(first, size), noteBlock(rest, size)];
    },
  };
};
