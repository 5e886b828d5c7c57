import { palette } from '@museum/shared/organisation/palette';
import { formatReference } from '@museum/shared/payments/payment-reference';
import { formatPara } from '@museum/shared/primitives/money';
import {
  CONTENT_WIDTH,
  fittedPen,
  MARGIN,
  pen,
  type Pdf,
  type PdfBlock,
} from '#lib/documents/pdf-page.ts';
import { QUIET_MODULES } from '#lib/documents/qr-code.ts';
import type { PaymentSlip } from './payment-slip.ts';

/** With the quiet zone, in points: the code itself is 3 cm and more, whatever the page's scale. */
const CODE_SIZE = 106;
const CODE_COLUMN = 124;
const PADDING = 11;

/** Draws the code as squares, which stay sharp at any size. */
function drawCode(pdf: Pdf, rows: boolean[][], left: number, top: number): void {
  const side = CODE_SIZE / (rows.length + 2 * QUIET_MODULES);
  const at = (module: number) => (module + QUIET_MODULES) * side;
  pdf.rect(left, top, CODE_SIZE, CODE_SIZE).fill(palette.white);
  rows.forEach((modules, row) =>
    modules.forEach((isBlack, column) => {
      if (isBlack) pdf.rect(left + at(column), top + at(row), side, side);
    }),
  );
  pdf.fill(palette.black);
}

type Field = { label: string; value: string; isBig?: boolean; width: number };

/** Fields of a slip below each other, some beside each other. */
type Rows = Field[][];

const fieldHeight = (pdf: Pdf, { value, isBig, width }: Field, scale: number) =>
  11 * scale +
  (isBig ? 17 * scale : pen(pdf, 'bold', 10 * scale).heightOfString(value || ' ', { width }));

const rowHeight = (pdf: Pdf, row: Field[], scale: number) =>
  Math.max(...row.map((field) => fieldHeight(pdf, field, scale))) + 7 * scale;

const rowsHeight = (pdf: Pdf, rows: Rows, scale: number) =>
  rows.reduce((sum, row) => sum + rowHeight(pdf, row, scale), 0) - 7 * scale;

function drawRows(pdf: Pdf, rows: Rows, left: number, top: number, scale: number): void {
  let y = top;
  for (const row of rows) {
    let x = left;
    for (const { label, value, isBig, width } of row) {
      pen(pdf, 'text', 8 * scale, palette.secondaryText).text(label, x, y, { lineBreak: false });
      const size = (isBig ? 12.75 : 10) * scale;
      const below = y + 11 * scale;
      if (isBig) {
        const look = { font: 'bold' as const, size, width };
        fittedPen(pdf, look, value).text(value, x, below, { lineBreak: false });
      } else pen(pdf, 'bold', size).text(value, x, below, { width });
      x += width + 7;
    }
    y += rowHeight(pdf, row, scale);
  }
}

const leftRows = (slip: PaymentSlip, width: number): Rows => [
  [{ label: 'platilac', value: slip.payer, width }],
  [{ label: 'svrha uplate', value: slip.purpose, width }],
  [{ label: 'primalac', value: slip.payee, width }],
];

const rightRows = (slip: PaymentSlip, width: number): Rows => [
  [
    { label: 'šifra plać.', value: slip.code, width: 42 },
    { label: 'valuta', value: 'RSD', width: 36 },
    { label: 'iznos', value: formatPara(slip.amount), isBig: true, width: width - 92 },
  ],
  [{ label: 'račun primaoca', value: slip.bankAccount, isBig: true, width }],
  [
    { label: 'model', value: slip.model, isBig: true, width: 42 },
    {
      label: 'poziv na broj (odobrenje)',
      value: formatReference(slip.reference),
      isBig: true,
      width: width - 49,
    },
  ],
];

/** The fields of a payment order, and the code that fills them in where there is one. */
export const paymentSlipBlock = (slip: PaymentSlip, code: boolean[][] | null): PdfBlock => {
  const column = (CONTENT_WIDTH - (code ? CODE_COLUMN : 0)) / 2;
  const width = column - 2 * PADDING;
  const columns = [leftRows(slip, width), rightRows(slip, width)];
  const codeHeight = code ? CODE_SIZE + 40 : 0;
  const height = (pdf: Pdf, scale: number) =>
    Math.max(
      codeHeight,
      ...columns.map((rows) => rowsHeight(pdf, rows, scale) + 2 * PADDING * scale),
    );
  return {
    height,
    draw: (pdf, top, scale) => {
      const bottom = height(pdf, scale);
      columns.forEach((rows, index) => {
        const left = MARGIN + index * column;
        drawRows(pdf, rows, left + PADDING, top + PADDING * scale, scale);
        if (index > 0) pdf.rect(left, top, 0.7, bottom).fill(palette.sand);
      });
      if (code) {
        const left = MARGIN + 2 * column;
        pdf.rect(left, top, 0.7, bottom).fill(palette.sand);
        drawCode(pdf, code, left + (CODE_COLUMN - CODE_SIZE) / 2, top + 4);
        const box = { width: CODE_COLUMN, align: 'center' as const, lineBreak: false };
        pen(pdf, 'bold', 10).text('NBS IPS QR', left, top + CODE_SIZE + 7, box);
        pen(pdf, 'text', 8, palette.secondaryText).text(
          'skenirajte aplikacijom banke',
          left,
          top + CODE_SIZE + 21,
          box,
        );
      }
      pdf.roundedRect(MARGIN, top, CONTENT_WIDTH, bottom, 7).lineWidth(1.1).stroke(palette.ink);
    },
  };
};
