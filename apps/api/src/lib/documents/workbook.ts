import { organisation, organisationContact } from '@museum/shared/organisation/organisation';
import { palette } from '@museum/shared/organisation/palette';
import type ExcelJS from 'exceljs';

/** Excel cuts a cell's text at this many characters. */
const CELL_LIMIT = 32_767;

/** Excel refuses rows higher than this, in points. */
const MAX_ROW_HEIGHT = 409;

/** How Excel shows dates, times, numbers and amounts. */
export const NUMBER_FORMATS = {
  date: 'dd.mm.yyyy',
  time: 'hh:mm',
  // The language tag (Serbian, Latin) brings 1.234,50 in readers that follow it.
  count: '[$-241A]#,##0',
  dinars: '[$-241A]#,##0.00',
} as const;

/** A colour as Excel writes it: opaque, without the `#`. */
export const argb = (colour: string) => ({ argb: `FF${colour.slice(1)}` });

/** The font of all workbooks, which every Excel has; `size` in points, in ink unless `look` says another colour. */
export const font = (size: number, look: Partial<ExcelJS.Font> = {}): Partial<ExcelJS.Font> => ({
  name: 'Calibri',
  size,
  color: argb(palette.ink),
  ...look,
});

/** A solid background. */
export const fill = (colour: string): ExcelJS.Fill => ({
  type: 'pattern',
  pattern: 'solid',
  fgColor: argb(colour),
});

/** A thin line in the colour of sand on the given sides. */
export const border = (...sides: ('top' | 'bottom' | 'left' | 'right')[]) =>
  Object.fromEntries(
    sides.map((side) => [side, { style: 'thin', color: argb(palette.sand) }]),
  ) as Partial<ExcelJS.Borders>;

/** User text as a cell's value: always a text, never a formula, never over Excel's limit. */
export const cellText = (value: string | null | undefined) =>
  String(value ?? '').slice(0, CELL_LIMIT);

/** A text of one or more lines as a cell's value; LibreOffice runs the lines of a plain one together. */
export const cellLines = (text: string): ExcelJS.CellValue =>
  text.includes('\n') ? { richText: [{ text }] } : text;

/** A day YYYY-MM-DD as a real Excel date. */
export const cellDate = (day: string) => new Date(`${day}T00:00:00Z`);

/** A time HH:mm as a real Excel time: the fraction of a day. */
export const cellTime = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) / 1440;
};

/** A wrapped text: column width in characters, font size in points. */
type WrappedText = { text: string; width: number; size: number };

/** Excel states column widths in digits of this size. */
const WIDTH_FONT_SIZE = 11;

const textHeight = ({ text, width, size }: WrappedText) => {
  // A little less than fits on average, for texts of wide letters.
  const charactersPerLine = Math.max(1, width * (WIDTH_FONT_SIZE / size) * 0.88);
  const lines = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / charactersPerLine)), 0);
  return lines * size * 1.3;
};

/**
 * The row height, in points, at which wrapped texts show whole: Excel does not measure merged
 * cells, and not every reader measures the others.
 */
export const wrappedHeight = (texts: WrappedText[], min = 18) =>
  Math.min(MAX_ROW_HEIGHT, Math.max(min, ...texts.map((text) => textHeight(text) + 5)));

/** A4 that fits the width, with a repeated header and page numbers. `headerRow` is 1-based. */
export const printSetup = (
  orientation: 'portrait' | 'landscape',
  headerRow?: number,
): Partial<ExcelJS.AddWorksheetOptions> => ({
  pageSetup: {
    paperSize: 9,
    orientation,
    fitToPage: true,
    fitToWidth: 1,
    fitToHeight: 0,
    horizontalCentered: true,
    margins: { left: 0.4, right: 0.4, top: 0.5, bottom: 0.6, header: 0.2, footer: 0.3 },
    ...(headerRow ? { printTitlesRow: `${headerRow}:${headerRow}` } : {}),
  },
  headerFooter: { oddFooter: `&L&8${organisation.name}&R&8Strana &P od &N` },
});

type LetterheadRow = { text: string; height: number; style: Partial<ExcelJS.Style> };

const letterheadRows = (title: string, subtitle: string, width: number): LetterheadRow[] => [
  {
    text: organisation.name,
    height: 26,
    style: {
      font: font(15, { bold: true, color: argb(palette.paper) }),
      fill: fill(palette.ink),
    },
  },
  {
    text: organisationContact.join(' · '),
    height: 18,
    style: { font: font(9, { color: argb(palette.mint) }), fill: fill(palette.ink) },
  },
  {
    text: title,
    height: 30,
    style: { font: font(18, { bold: true }) },
  },
  {
    text: subtitle,
    height: wrappedHeight([{ text: subtitle, width, size: 11 }]),
    style: { font: font(11) },
  },
];

/**
 * The head of a workbook's sheet over `columns` columns, in four rows: the centre's name in a band,
 * its address, the title, what the sheet shows. Row 4 is as high as its text needs. Gives the
 * height of all in points.
 */
export const writeLetterhead = (
  sheet: ExcelJS.Worksheet,
  columns: number,
  title: string,
  subtitle: string,
  width: number,
) => {
  const rows = letterheadRows(title, subtitle, width);
  rows.forEach(({ text, height, style }, index) => {
    const row = sheet.getRow(index + 1);
    row.height = height;
    for (let column = 1; column <= columns; column++) row.getCell(column).style = style;
    sheet.mergeCells(index + 1, 1, index + 1, columns);
    const cell = row.getCell(1);
    cell.value = text;
    cell.alignment = {
      vertical: 'middle',
      // An indent counts only beside a side.
      horizontal: 'left',
      wrapText: index === 3,
      indent: index < 2 ? 1 : 0,
    };
    row.commit();
  });
  return rows.reduce((sum, { height }) => sum + height, 0);
};

/** How wide columns are together, in characters as Excel counts them. */
export const widthOf = (columns: readonly { width: number }[]) =>
  columns.reduce((sum, { width }) => sum + width, 0);

/** Excel refuses a sheet with more than 1,023 manual page breaks. */
const MAX_PAGE_BREAKS = 1_000;

/** Begins a new page below a row of a sheet that is being streamed; the row may be committed already. */
export const breakPageAfter = (sheet: ExcelJS.Worksheet, row: number) => {
  const { rowBreaks } = sheet as unknown as { rowBreaks: { id: number; max: number; man: 1 }[] };
  if (rowBreaks.length < MAX_PAGE_BREAKS) rowBreaks.push({ id: row, max: 16_383, man: 1 });
};

/** The look of a table's header cells. */
export const headerStyle: Partial<ExcelJS.Style> = {
  font: font(10, { bold: true, color: argb(palette.paper) }),
  fill: fill(palette.forest),
  alignment: { vertical: 'middle', horizontal: 'center', wrapText: true },
  border: border('bottom'),
};

/** Writes the names of a sheet's columns into a row; `styleOf` says how they look, unless all look the same. */
export function writeHeader<Column extends { header: string }>(
  row: ExcelJS.Row,
  columns: readonly Column[],
  styleOf: (column: Column) => Partial<ExcelJS.Style> = () => headerStyle,
): void {
  columns.forEach((column, place) => {
    const cell = row.getCell(place + 1);
    cell.value = column.header;
    cell.style = styleOf(column);
  });
  row.commit();
}

/**
 * A workbook as a file. The library takes 20 MB and a third of a second: it is read when first needed.
 */
export async function workbookOf(write: (workbook: ExcelJS.Workbook) => void): Promise<Uint8Array> {
  const { Workbook } = (await import('exceljs')).default;
  const workbook = new Workbook();
  write(workbook);
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}
