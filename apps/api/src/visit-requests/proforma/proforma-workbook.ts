import { palette } from '@museum/shared/organisation/palette';
import { paraToDinars } from '@museum/shared/primitives/money';
import type ExcelJS from 'exceljs';
import {
  argb,
  border,
  cellText,
  fill,
  font,
  NUMBER_FORMATS,
  printSetup,
  widthOf,
  workbookOf,
  wrappedHeight,
  writeHeader,
  writeLetterhead,
} from '#lib/documents/workbook.ts';
import type { ProformaSheet } from './proforma-sheet.ts';

const COLUMNS = [
  { header: 'R. br.', width: 7 },
  { header: 'Opis', width: 17 },
  // The description goes over two columns; the first one's edge is where the values above begin.
  { header: '', width: 31 },
  { header: 'Količina', width: 11 },
  { header: 'Cena (din)', width: 14 },
  { header: 'Iznos (din)', width: 16 },
] as const;
const LAST = COLUMNS.length;
const DESCRIPTION_WIDTH = COLUMNS[1].width + COLUMNS[2].width;
const LABEL_WIDTH = COLUMNS[0].width + COLUMNS[1].width;
const WIDTH = widthOf(COLUMNS);

const writeCaption = (sheet: ExcelJS.Worksheet, caption: string) => {
  const row = sheet.addRow([caption]);
  row.height = 22;
  for (let column = 1; column <= LAST; column++) row.getCell(column).border = border('bottom');
  row.getCell(1).font = font(12, { bold: true });
  row.getCell(1).alignment = { vertical: 'bottom' };
};

/** Label and value, the value over the rest of the row. */
const writePair = (sheet: ExcelJS.Worksheet, label: string, value: string | Date) => {
  const isDate = value instanceof Date;
  const row = sheet.addRow([label, '', isDate ? value : cellText(value)]);
  sheet.mergeCells(row.number, 1, row.number, 2);
  sheet.mergeCells(row.number, 3, row.number, LAST);
  row.getCell(1).font = font(11, { color: argb(palette.secondaryText) });
  row.getCell(3).font = font(11, { bold: true });
  row.getCell(1).alignment = { vertical: 'top' };
  row.getCell(3).alignment = { vertical: 'top', horizontal: 'left', wrapText: true };
  if (isDate) row.getCell(3).numFmt = NUMBER_FORMATS.date;
  const shown = isDate ? '' : value;
  row.height = wrappedHeight([{ text: shown, width: WIDTH - LABEL_WIDTH, size: 11 }]);
};

const writeParagraph = (sheet: ExcelJS.Worksheet, paragraph: string, isBold = false) => {
  const row = sheet.addRow([cellText(paragraph)]);
  sheet.mergeCells(row.number, 1, row.number, LAST);
  row.getCell(1).font = font(10.5, { bold: isBold });
  row.getCell(1).alignment = { vertical: 'top', wrapText: true };
  row.height = wrappedHeight([{ text: paragraph, width: WIDTH, size: 10.5 }]);
};

const writeLines = (sheet: ExcelJS.Worksheet, lines: ProformaSheet['lines']) => {
  const header = sheet.addRow([]);
  header.height = 24;
  writeHeader(header, COLUMNS);
  sheet.mergeCells(header.number, 2, header.number, 3);
  const first = header.number + 1;
  lines.forEach((line, index) => {
    const description = line.detail ? `${line.label} (${line.detail})` : line.label;
    const number = first + index;
    const row = sheet.addRow([
      index + 1,
      description,
      '',
      line.quantity,
      paraToDinars(line.unitPrice),
      {
        formula: `D${number}*E${number}`,
        result: paraToDinars(line.unitPrice * line.quantity),
      },
    ]);
    row.height = wrappedHeight([{ text: description, width: DESCRIPTION_WIDTH, size: 11 }], 20);
    sheet.mergeCells(number, 2, number, 3);
    row.eachCell((cell, column) => {
      cell.style = {
        font: font(11),
        border: border('bottom'),
        alignment: {
          vertical: 'middle',
          wrapText: column === 2,
          horizontal: column === 1 ? 'center' : column > 3 ? 'right' : 'left',
        },
        ...(column === 4 ? { numFmt: NUMBER_FORMATS.count } : {}),
        ...(column > 4 ? { numFmt: NUMBER_FORMATS.dinars } : {}),
      };
    });
  });
  return { first, last: first + lines.length - 1 };
};

const writeTotal = (
  sheet: ExcelJS.Worksheet,
  range: { first: number; last: number },
  { lines, warning }: ProformaSheet,
) => {
  const total = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  const amount =
    lines.length > 0
      ? { formula: `SUM(F${range.first}:F${range.last})`, result: paraToDinars(total) }
      : 0;
  const row = sheet.addRow([warning ? 'UKUPNO' : 'UKUPNO ZA UPLATU', '', '', '', '', amount]);
  sheet.mergeCells(row.number, 1, row.number, LAST - 1);
  row.height = 28;
  for (let column = 1; column <= LAST; column++) {
    row.getCell(column).style = {
      font: font(13, { bold: true }),
      fill: fill(palette.mint),
      alignment: {
        vertical: 'middle',
        horizontal: column === LAST ? 'right' : 'left',
        // A sum too wide for its cell would be shown as ###.
        shrinkToFit: column === LAST,
      },
      numFmt: NUMBER_FORMATS.dinars,
    };
  }
};

/** Over the whole width, so that nobody pays by a predračun that holds no more. */
const writeWarning = (sheet: ExcelJS.Worksheet, warning: string) => {
  const row = sheet.addRow([warning]);
  sheet.mergeCells(row.number, 1, row.number, LAST);
  row.getCell(1).style = {
    font: font(13, { bold: true, color: argb(palette.paper) }),
    fill: fill(palette.lava),
    alignment: { vertical: 'middle', horizontal: 'center', wrapText: true },
  };
  row.height = wrappedHeight([{ text: warning, width: WIDTH, size: 13 }], 30);
};

/**
 * The predračun as a workbook (contract §4): amounts are formulas over quantity and price and carry
 * their results, so that readers without a calculator show the same numbers.
 */
export const proformaWorkbook = (proforma: ProformaSheet): Promise<Uint8Array> =>
  workbookOf((workbook) => writeProforma(workbook, proforma));

const writeProforma = (workbook: ExcelJS.Workbook, proforma: ProformaSheet) => {
  const sheet = workbook.addWorksheet('Predračun', {
    ...printSetup('portrait'),
    views: [{ showGridLines: false }],
  });
  sheet.columns = COLUMNS.map(({ width }) => ({ width }));
  writeLetterhead(sheet, LAST, `Predračun br. ${proforma.number}`, proforma.subject, WIDTH);

  if (proforma.warning) writeWarning(sheet, proforma.warning);
  for (const { label, value } of proforma.facts) writePair(sheet, label, value);
  writeCaption(sheet, 'Prodavac');
  for (const { label, value } of proforma.seller) writePair(sheet, label, value);
  writeCaption(sheet, 'Kupac');
  for (const { label, value } of proforma.buyer) writePair(sheet, label, value);
  sheet.addRow([]);
  writeTotal(sheet, writeLines(sheet, proforma.lines), proforma);
  writeParagraph(sheet, 'PDV je uračunat u cene.', true);
  for (const note of proforma.notes) writeParagraph(sheet, note);
  if (proforma.payment.length > 0) writeCaption(sheet, 'Uputstvo za plaćanje');
  for (const paragraph of proforma.payment) writeParagraph(sheet, paragraph);
};
