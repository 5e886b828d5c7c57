import type ExcelJS from 'exceljs';
import {
  AMBER,
  border,
  cellLines,
  fill,
  FONT,
  INK,
  LIMESTONE,
  MINT,
  NUMBER_FORMATS,
  wrappedHeight,
} from '#lib/workbook.ts';
import type { MealTotals } from './meal-totals.ts';

/** Sizes are for a sheet on the kitchen's wall: dish and portions are read from a metre away. */
export const ANNOUNCEMENT_COLUMNS = [
  { header: 'Datum', width: 14, size: 13 },
  { header: 'Vreme', width: 10, size: 16 },
  { header: 'Grupa', width: 44, size: 12 },
  { header: 'Jelo', width: 28, size: 15 },
  { header: 'Izbor', width: 30, size: 14 },
  { header: 'Porcija', width: 12, size: 20 },
] as const;

const WIDTH = ANNOUNCEMENT_COLUMNS.reduce((sum, { width }) => sum + width, 0);
/** From how many characters on a note is set smaller, so that Excel's highest row holds it. */
const LONG_NOTE = 800;

const PORTIONS = ANNOUNCEMENT_COLUMNS.length;

export type MealRow = {
  day: Date;
  time: number;
  group: string;
  /** The lunch's display id. */
  dinnerId: string;
  meal: string;
  choice: string;
  portions: number;
  /** The first dish of a request names its group and shows a line above. */
  isFirst: boolean;
  /** Postponed or cancelled: shown, but struck out. */
  isOff: boolean;
};

/** A dish's cells, in the order of the columns. */
export const mealValues = ({ day, time, group, meal, choice, portions }: MealRow) => [
  day,
  time,
  group,
  meal,
  choice,
  portions,
];

const font = (size: number, extra: Partial<ExcelJS.Font> = {}): Partial<ExcelJS.Font> => ({
  name: FONT,
  size,
  color: { argb: INK },
  ...extra,
});

const mealStyle = (index: number, { isFirst, isOff }: MealRow): Partial<ExcelJS.Style> => {
  const isText = index >= 2 && index <= 4;
  return {
    font: font(ANNOUNCEMENT_COLUMNS[index]?.size ?? 12, {
      bold: index === 1 || index >= 3,
      strike: isOff,
    }),
    alignment: {
      vertical: 'middle',
      horizontal: isText ? 'left' : 'center',
      wrapText: isText,
    },
    border: border(...(isFirst ? (['top', 'bottom'] as const) : (['bottom'] as const))),
    numFmt: [NUMBER_FORMATS.date, NUMBER_FORMATS.time][index] ?? 'General',
  };
};

const totalStyle = (column: number, isBold: boolean): Partial<ExcelJS.Style> => ({
  font: font(column === PORTIONS ? 18 : 14, { bold: isBold || column !== 4 }),
  fill: fill(MINT),
  alignment: {
    vertical: 'middle',
    horizontal: column === PORTIONS ? 'center' : 'left',
    wrapText: true,
  },
  border: border('bottom'),
});

const allColumns = ANNOUNCEMENT_COLUMNS.map((_, index) => index + 1);

export type AnnouncementRows = ReturnType<typeof announcementRows>;

/** Writes the rows of the meal announcement one below the other. */
export function announcementRows(sheet: ExcelJS.Worksheet, firstRow: number) {
  let next = firstRow;

  const writeBand = (text: string, style: Partial<ExcelJS.Style>, minHeight: number) => {
    const number = next++;
    const row = sheet.getRow(number);
    for (const column of allColumns) row.getCell(column).style = style;
    sheet.mergeCells(number, 1, number, PORTIONS);
    row.getCell(1).value = cellLines(text);
    row.getCell(1).alignment = { vertical: 'middle', wrapText: true, indent: 1 };
    row.height = wrappedHeight([{ text, width: WIDTH, size: style.font?.size ?? 12 }], minHeight);
    row.commit();
  };

  const writeTotal = (label: string, portions: number, isBold: boolean, choices = '') => {
    const number = next++;
    const row = sheet.getRow(number);
    for (const column of allColumns) row.getCell(column).style = totalStyle(column, isBold);
    row.getCell(1).value = label;
    row.getCell(4).value = choices;
    row.getCell(PORTIONS).value = portions;
    sheet.mergeCells(number, 1, number, 3);
    sheet.mergeCells(number, 4, number, PORTIONS - 1);
    row.height = wrappedHeight([{ text: choices, width: 58, size: 14 }], 26);
    row.commit();
  };

  return {
    /** The band that opens a day. */
    writeDay: (title: string) => {
      writeBand(title, { font: font(17, { bold: true }), fill: fill(AMBER) }, 32);
    },
    /** One dish of one request. */
    writeMeal: (meal: MealRow) => {
      const row = sheet.getRow(next++);
      // The name once, so that a long one doesn't spread the sheet over further pages.
      const values = mealValues(meal.isFirst ? meal : { ...meal, group: meal.dinnerId });
      values.forEach((value, index) => {
        row.getCell(index + 1).value = value;
        row.getCell(index + 1).style = mealStyle(index, meal);
      });
      row.height = wrappedHeight(wrappedCells(values), 30);
      row.commit();
    },
    /** A request's notes over the whole width, so that long ones are not cut off. */
    writeNote: (text: string) => {
      const size = text.length > LONG_NOTE ? 10 : 12;
      writeBand(text, { font: font(size, { italic: true }), fill: fill(LIMESTONE) }, 20);
    },
    /** Portions per dish, each with its options below. */
    writeTotals: (title: string, totals: MealTotals) => {
      writeTotal(`${title}: sve porcije`, totals.total(), true);
      for (const { label, portions, options } of totals.list()) {
        const choices = options.map((option) => `${option.label}: ${option.portions}`).join(' · ');
        writeTotal(label, portions, false, choices);
      }
      next += 1;
    },
  };
}

/** The texts of a dish that may need several lines. */
const wrappedCells = (values: readonly unknown[]) =>
  ANNOUNCEMENT_COLUMNS.map(({ width, size }, index) => ({
    text: values[index],
    width,
    size,
  })).filter((cell): cell is typeof cell & { text: string } => typeof cell.text === 'string');
