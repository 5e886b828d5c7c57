import { setImmediate as nextTurn } from 'node:timers/promises';
import type ExcelJS from 'exceljs';
import { sheetDrained } from '#lib/documents/sheet-drained.ts';
import {
  border,
  font,
  NUMBER_FORMATS,
  wrappedHeight,
  writeHeader,
} from '#lib/documents/workbook.ts';
import type { MealRow } from './announcement-rows.ts';

const COLUMNS = [
  { header: 'Datum', width: 13 },
  { header: 'Vreme', width: 9 },
  { header: 'Grupa', width: 50 },
  { header: 'Jelo', width: 27 },
  { header: 'Izbor', width: 34 },
  { header: 'Porcija', width: 10 },
] as const;

const HEADER_ROW = 1;
const FONT_SIZE = 11;

const styleOf = (index: number, isOff: boolean): Partial<ExcelJS.Style> => ({
  font: font(FONT_SIZE, { strike: isOff }),
  alignment: {
    vertical: 'middle',
    horizontal: index >= 2 && index <= 4 ? 'left' : 'center',
    wrapText: index === 2,
  },
  border: border('bottom'),
  numFmt: [NUMBER_FORMATS.date, NUMBER_FORMATS.time][index] ?? 'General',
});

/** So many rows are written before the reader is waited for. */
const BATCH = 500;

const writeDish = (row: ExcelJS.Row, meal: MealRow) => {
  const { day, time, name, details, choice, portions, isOff } = meal;
  const group = `${name} (${details})`;
  [day, time, group, meal.meal, choice, portions].forEach((value, index) => {
    row.getCell(index + 1).value = value;
    row.getCell(index + 1).style = styleOf(index, isOff);
  });
  const { width } = COLUMNS[2];
  row.height = wrappedHeight([{ text: group, width, size: FONT_SIZE }]);
  row.commit();
};

/**
 * The same dishes as a plain list, a row each: it can be sorted and filtered, which the bands and
 * merged cells of the kitchen's sheet forbid. Written after that sheet: the zip takes one at a
 * time, and a second one open beside it would pile up in memory.
 */
export async function writeAnnouncementList(sheet: ExcelJS.Worksheet, dishes: MealRow[]) {
  sheet.columns = COLUMNS.map(({ width }) => ({ width }));
  writeHeader(sheet.getRow(HEADER_ROW), COLUMNS);
  for (const [index, dish] of dishes.entries()) {
    writeDish(sheet.getRow(HEADER_ROW + 1 + index), dish);
    if (index % BATCH === BATCH - 1) {
      await nextTurn();
      await sheetDrained(sheet);
    }
  }
  sheet.autoFilter = {
    from: { row: HEADER_ROW, column: 1 },
    to: { row: HEADER_ROW + Math.max(dishes.length, 1), column: COLUMNS.length },
  };
  sheet.commit();
}
