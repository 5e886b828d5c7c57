import type { MealTotals } from '@museum/shared/meals/meal-totals';
import { palette } from '@museum/shared/organisation/palette';
import type ExcelJS from 'exceljs';
import {
  border,
  breakPageAfter,
  cellLines,
  fill,
  font,
  NUMBER_FORMATS,
  widthOf,
  wrappedHeight,
} from '#lib/documents/workbook.ts';

/** Sizes are for a sheet on the kitchen's wall: dish and portions are read from a metre away. */
export const ANNOUNCEMENT_COLUMNS = [
  { header: 'Vreme', width: 10, size: 16 },
  { header: 'Grupa', width: 56, size: 11 },
  { header: 'Jelo', width: 36, size: 15 },
  { header: 'Izbor', width: 30, size: 14 },
  { header: 'Porcija', width: 12, size: 20 },
] as const;

const WIDTH = widthOf(ANNOUNCEMENT_COLUMNS);
const [, GROUP, MEAL, CHOICE] = ANNOUNCEMENT_COLUMNS;
const PORTIONS = ANNOUNCEMENT_COLUMNS.length;

/** From how many characters on a note is set smaller, so that its group stays on one page. */
const LONG_NOTE = 400;

/** Of the columns' header, which is repeated on every page; in points. */
export const HEADER_HEIGHT = 26;

/** What is left of an A4's 595 points between the margins of `printSetup`, under the header. */
const PAGE_HEIGHT = 595 - (0.5 + 0.6) * 72 - HEADER_HEIGHT;

export type MealRow = {
  day: Date;
  time: number;
  /** Who eats. */
  name: string;
  /** Display ids, size and phone of the group. */
  details: string;
  meal: string;
  choice: string;
  portions: number;
  /** The first dish of a request tells the group's details and shows a line above. */
  isFirst: boolean;
  /** Postponed or cancelled: shown, but struck out. */
  isOff: boolean;
};

/** A row that is not written yet. Heights are points. */
type Line = { height: number; write: (row: ExcelJS.Row) => void };

const allColumns = ANNOUNCEMENT_COLUMNS.map((_, index) => index + 1);

const merge = (row: ExcelJS.Row, from: number, to: number) => {
  row.worksheet.mergeCells(row.number, from, row.number, to);
};

const bandLine = (text: string, style: Partial<ExcelJS.Style>, minHeight: number): Line => ({
  height: wrappedHeight([{ text, width: WIDTH, size: style.font?.size ?? 12 }], minHeight),
  write: (row) => {
    for (const column of allColumns) row.getCell(column).style = style;
    merge(row, 1, PORTIONS);
    row.getCell(1).value = cellLines(text);
    row.getCell(1).alignment = {
      vertical: 'middle',
      horizontal: 'left',
      wrapText: true,
      indent: 1,
    };
  },
});

/** The band that opens a day. */
export const dayLine = (title: string) =>
  bandLine(title, { font: font(17, { bold: true }), fill: fill(palette.amber) }, 32);

/** A request's notes over the whole width, so that long ones are not cut off. */
export const noteLine = (text: string) => {
  const size = text.length > LONG_NOTE ? 10 : 12;
  return bandLine(text, { font: font(size, { italic: true }), fill: fill(palette.limestone) }, 20);
};

const mealStyle = (index: number, { isFirst, isOff }: MealRow): Partial<ExcelJS.Style> => {
  const isText = index >= 1 && index <= 3;
  const { size } = ANNOUNCEMENT_COLUMNS[index] ?? GROUP;
  return {
    font: font(size, { bold: index !== 1, strike: isOff }),
    alignment: { vertical: 'middle', horizontal: isText ? 'left' : 'center', wrapText: isText },
    border: border(...(isFirst ? (['top', 'bottom'] as const) : (['bottom'] as const))),
    numFmt: index === 0 ? NUMBER_FORMATS.time : 'General',
  };
};

/** One dish of one request; each names its group, for a sheet is read by the row. */
export const mealLine = (meal: MealRow): Line => {
  const { time, name, details, choice, portions, isFirst, isOff } = meal;
  const group: ExcelJS.CellRichTextValue = {
    richText: [
      { text: name, font: font(GROUP.size, { bold: isFirst, strike: isOff }) },
      ...(isFirst ? [{ text: `\n${details}`, font: font(10, { strike: isOff }) }] : []),
    ],
  };
  const detailsHeight = isFirst ? wrappedHeight([{ ...GROUP, size: 10, text: details }], 0) : 0;
  const groupHeight = wrappedHeight([{ ...GROUP, text: name }]) + detailsHeight;
  const dish = [
    { ...MEAL, text: meal.meal },
    { ...CHOICE, text: choice },
  ];
  return {
    height: wrappedHeight(dish, Math.max(30, groupHeight)),
    write: (row) => {
      [time, group, meal.meal, choice, portions].forEach((value, index) => {
        row.getCell(index + 1).value = value;
        row.getCell(index + 1).style = mealStyle(index, meal);
      });
    },
  };
};

const totalStyle = (column: number, isBold: boolean): Partial<ExcelJS.Style> => ({
  font: font(column === PORTIONS ? 18 : 14, { bold: isBold || column !== 3 }),
  fill: fill(palette.mint),
  alignment: {
    vertical: 'middle',
    horizontal: column === PORTIONS ? 'center' : 'left',
    wrapText: true,
  },
  border: border('bottom'),
});

const totalLine = (label: string, portions: number, isBold: boolean, choices = ''): Line => ({
  height: wrappedHeight([{ text: choices, width: MEAL.width + CHOICE.width, size: 14 }], 26),
  write: (row) => {
    for (const column of allColumns) row.getCell(column).style = totalStyle(column, isBold);
    row.getCell(1).value = label;
    row.getCell(3).value = choices;
    row.getCell(PORTIONS).value = portions;
    merge(row, 1, 2);
    merge(row, 3, PORTIONS - 1);
  },
});

/** A course with its components across all meals, e.g. "Prilog: Pomfrit 43 · Pire krompir 14". */
const courseLine = (course: string, components: string): Line => ({
  height: wrappedHeight([{ text: `${course}: ${components}`, width: WIDTH, size: 14 }], 24),
  write: (row) => {
    const style = { ...totalStyle(3, false), fill: fill(palette.limestone) };
    for (const column of allColumns) row.getCell(column).style = style;
    merge(row, 1, PORTIONS);
    row.getCell(1).value = {
      richText: [
        { text: `${course}: `, font: font(14) },
        { text: components, font: font(14, { bold: true }) },
      ],
    };
  },
});

const counted = (parts: { label: string; portions: number }[]) =>
  parts.map(({ label, portions }) => `${label} ${portions}`).join(' · ');

/** Portions per dish with its options, then what is prepared across all dishes. */
export const totalsLines = (title: string, totals: MealTotals): Line[] => [
  totalLine(`${title}: sve porcije`, totals.total(), true),
  ...totals
    .list()
    .map(({ label, portions, options }) => totalLine(label, portions, false, counted(options))),
  ...totals
    .courses()
    .map(({ course, components }) =>
      courseLine(`Za pripremu – ${course.toLowerCase()}`, counted(components)),
    ),
];

export type AnnouncementRows = ReturnType<typeof announcementRows>;

/** Writes the blocks of the meal announcement one below the other; `used` is the head's height. */
export function announcementRows(sheet: ExcelJS.Worksheet, firstRow: number, used: number) {
  let next = firstRow;
  let onPage = used;
  const beginPageFor = (height: number) => {
    if (onPage + height <= PAGE_HEIGHT) return;
    breakPageAfter(sheet, next - 1);
    onPage = 0;
  };

  return {
    /** Rows that stay on one page; of a block that no page holds, or the first one, what fits does. */
    write: (block: Line[]) => {
      // A break before the first block would leave a page with nothing but the head.
      if (next > firstRow) beginPageFor(block.reduce((sum, line) => sum + line.height, 0));
      for (const line of block) {
        beginPageFor(line.height);
        const row = sheet.getRow(next++);
        line.write(row);
        row.height = line.height;
        row.commit();
        onPage += line.height;
      }
    },
  };
}
