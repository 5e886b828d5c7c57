import { palette } from '@museum/shared/organisation/palette';
import {
  CONTENT_WIDTH,
  fittedPen,
  MARGIN,
  pen,
  type Pdf,
  type PdfBlock,
} from '#lib/documents/pdf-page.ts';

type Title = { number: string; isVoid: boolean; about: string; replaces: string };

const TITLE = { size: 22, line: 29 };
const ABOUT = { size: 10, line: 16 };

/** The number, struck out where it is void; what it is for; which one it replaces. */
export const numberBlock = ({ number, isVoid, about, replaces }: Title): PdfBlock => ({
  height: (_, scale) => (TITLE.line + ABOUT.line + (replaces ? 26 : 0)) * scale,
  draw: (pdf, top, scale) => {
    const words = 'Predračun br. ';
    pen(pdf, 'display', TITLE.size * scale).text(words, MARGIN, top, { lineBreak: false });
    const left = MARGIN + pdf.widthOfString(words);
    pdf.text(number, left, top, { lineBreak: false });
    if (isVoid) {
      const middle = top + TITLE.size * 0.66 * scale;
      pdf.rect(left - 2, middle, pdf.widthOfString(number) + 4, 1.6).fill(palette.danger);
    }
    const below = top + TITLE.line * scale;
    pen(pdf, 'text', ABOUT.size * scale, palette.secondaryText).text(about, MARGIN, below, {
      lineBreak: false,
    });
    if (!replaces) return;
    const y = below + (ABOUT.line + 4) * scale;
    const width = pen(pdf, 'bold', 9.5 * scale).widthOfString(replaces) + 16;
    pdf.roundedRect(MARGIN, y, width, 20 * scale, 4.5).fill(palette.limestone);
    pen(pdf, 'bold', 9.5 * scale).text(replaces, MARGIN + 8, y + 4 * scale, { lineBreak: false });
  },
});

type Party = { caption: string; rows: { label: string; value: string }[] };

/** Seller and buyer beside each other. */
export const partiesBlock = (parties: readonly [Party, Party]): PdfBlock => {
  const gap = 21;
  const width = (CONTENT_WIDTH - gap) / 2;
  const labelWidth = 76;
  const look = { width: width - labelWidth };
  const heightOf = (pdf: Pdf, value: string, scale: number) =>
    pen(pdf, 'bold', 9.5 * scale).heightOfString(value, look) + 4 * scale;
  const captionHeight = 24;
  return {
    height: (pdf, scale) =>
      captionHeight * scale +
      Math.max(
        ...parties.map(({ rows }) =>
          rows.reduce((sum, { value }) => sum + heightOf(pdf, value, scale), 0),
        ),
      ),
    draw: (pdf, top, scale) => {
      parties.forEach(({ caption, rows }, column) => {
        const left = MARGIN + column * (width + gap);
        pen(pdf, 'bold', 10 * scale, palette.rust).text(caption, left, top, { lineBreak: false });
        pdf.rect(left, top + 17 * scale, width, 0.7).fill(palette.sand);
        let y = top + captionHeight * scale;
        for (const { label, value } of rows) {
          pen(pdf, 'text', 9.5 * scale, palette.secondaryText).text(label, left, y);
          pen(pdf, 'bold', 9.5 * scale).text(value, left + labelWidth, y, look);
          y += heightOf(pdf, value, scale);
        }
      });
    },
  };
};

/** A sentence below a table. */
export const remarkBlock = (remark: string): PdfBlock => {
  const look = { width: CONTENT_WIDTH };
  // Nearer to the table than blocks are to each other.
  const lift = 7;
  return {
    height: (pdf, scale) =>
      pen(pdf, 'text', 8.75 * scale).heightOfString(remark, look) - lift * scale,
    draw: (pdf, top, scale) => {
      pen(pdf, 'text', 8.75 * scale, palette.secondaryText).text(
        remark,
        MARGIN,
        top - lift * scale,
        look,
      );
    },
  };
};

/** In place of the payment slip: since when it is void, why, what holds instead. */
export const voidBlock = (caption: string, text: string): PdfBlock => {
  const padding = 12;
  const look = { width: CONTENT_WIDTH - 2 * padding };
  const height = (pdf: Pdf, scale: number) =>
    pen(pdf, 'text', 10 * scale).heightOfString(text, look) + (2 * padding + 18) * scale;
  return {
    height,
    draw: (pdf, top, scale) => {
      pdf
        .roundedRect(MARGIN, top, CONTENT_WIDTH, height(pdf, scale), 7)
        .lineWidth(1.1)
        .stroke(palette.danger);
      pen(pdf, 'bold', 12 * scale, palette.danger).text(
        caption,
        MARGIN + padding,
        top + padding * scale,
      );
      pen(pdf, 'text', 10 * scale).text(text, MARGIN + padding, top + (padding + 18) * scale, look);
    },
  };
};

/** Across the page of what is void, so that nobody pays by it. */
export function drawVoidStamp(pdf: Pdf): void {
  const [left, top, width, height] = [73, 341, 450, 84];
  pdf.save().opacity(0.34);
  pdf.rotate(-20, { origin: [left + width / 2, top + height / 2] });
  pdf.roundedRect(left, top, width, height, 13).lineWidth(5).stroke(palette.danger);
  fittedPen(pdf, { font: 'display', size: 58, width: width - 40 }, 'STORNIRANO')
    .fillColor(palette.danger)
    .text('STORNIRANO', left, top + 6, { width, align: 'center', lineBreak: false });
  pdf.restore();
}
