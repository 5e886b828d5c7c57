import type ExcelJS from 'exceljs';
import {
  AMBER,
  border,
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
  meal: string;
  choice: string;
  portions: number;
  /** The first dish of a request names its group and shows a line above. */
  isFirst: boolean;
  /** Postponed or cancelled: shown, but struck out. */
  isOff: boolean;
};

const font = (size: number, extra: Partial<ExcelJS.Font> = {}): Partial<ExcelJS.Font> => ({
  name: FONT,
  size,
  color: { argb: INK },
  ...extra,
});

/** Writes the rows of the meal announcement one below the other. */
export class AnnouncementRows {
  /** The next row's number. */
  next: number;
  private readonly sheet: ExcelJS.Worksheet;

  constructor(sheet: ExcelJS.Worksheet, firstRow: number) {
    this.sheet = sheet;
    this.next = firstRow;
  }

  /** The band that opens a day. */
  writeDay(title: string) {
    this.writeBand(title, { font: font(17, { bold: true }), fill: fill(AMBER) }, 32);
  }

  /** One dish of one request. */
  writeMeal({ day, time, group, meal, choice, portions, isFirst, isOff }: MealRow) {
    const row = this.sheet.getRow(this.next++);
    const values = [day, time, group, meal, choice, portions];
    ANNOUNCEMENT_COLUMNS.forEach(({ size }, index) => {
      const cell = row.getCell(index + 1);
      cell.value = values[index] ?? null;
      cell.style = {
        font: font(size, { bold: index === 1 || index >= 3, strike: isOff }),
        alignment: {
          vertical: 'middle',
          horizontal: index === 2 || index === 3 || index === 4 ? 'left' : 'center',
          wrapText: index >= 2 && index <= 4,
        },
        border: border(...(isFirst ? (['top', 'bottom'] as const) : (['bottom'] as const))),
        numFmt: [NUMBER_FORMATS.date, NUMBER_FORMATS.time][index] ?? 'General',
      };
    });
    row.height = wrappedHeight(
      [group, meal, choice].map((text, index) => {
        const { width, size } = ANNOUNCEMENT_COLUMNS[index + 2] ?? { width: 28, size: 15 };
        return { text, width, size };
      }),
      30,
    );
    row.commit();
  }

  /** A request's notes over the whole width, so that long ones are not cut off. */
  writeNote(text: string) {
    const size = text.length > LONG_NOTE ? 10 : 12;
    this.writeBand(text, { font: font(size, { italic: true }), fill: fill(LIMESTONE) }, 20);
  }

  /** Portions per dish, each with its options below. */
  writeTotals(title: string, totals: MealTotals) {
    this.writeTotal(`${title}: sve porcije`, totals.total, true);
    for (const { label, portions, options } of totals.list()) {
      const choices = options.map((option) => `${option.label}: ${option.portions}`).join(' · ');
      this.writeTotal(label, portions, false, choices);
    }
    this.next += 1;
  }

  private writeTotal(label: string, portions: number, isBold: boolean, choices = '') {
    const number = this.next++;
    const row = this.sheet.getRow(number);
    for (let column = 1; column <= PORTIONS; column++) {
      row.getCell(column).style = {
        font: font(column === PORTIONS ? 18 : 14, { bold: isBold || column !== 4 }),
        fill: fill(MINT),
        alignment: {
          vertical: 'middle',
          horizontal: column === PORTIONS ? 'center' : 'left',
          wrapText: true,
        },
        border: border('bottom'),
      };
    }
    row.getCell(1).value = label;
    row.getCell(4).value = choices;
    row.getCell(PORTIONS).value = portions;
    this.sheet.mergeCells(number, 1, number, 3);
    this.sheet.mergeCells(number, 4, number, PORTIONS - 1);
    row.height = wrappedHeight([{ text: choices, width: 58, size: 14 }], 26);
    row.commit();
  }

  private writeBand(text: string, style: Partial<ExcelJS.Style>, minHeight: number) {
    const number = this.next++;
    const row = this.sheet.getRow(number);
    for (let column = 1; column <= PORTIONS; column++) row.getCell(column).style = style;
    this.sheet.mergeCells(number, 1, number, PORTIONS);
    row.getCell(1).value = text;
    row.getCell(1).alignment = { vertical: 'middle', wrapText: true, indent: 1 };
    row.height = wrappedHeight([{ text, width: WIDTH, size: style.font?.size ?? 12 }], minHeight);
    row.commit();
  }
}
