import type ExcelJS from 'exceljs';
import { border, FONT, headerStyle, INK, NUMBER_FORMATS, wrappedHeight } from '#lib/workbook.ts';
import { ANNOUNCEMENT_COLUMNS, mealValues, type MealRow } from './announcement-rows.ts';

const HEADER_ROW = 1;
const FONT_SIZE = 11;

const styleOf = (index: number, isOff: boolean): Partial<ExcelJS.Style> => ({
  font: { name: FONT, size: FONT_SIZE, color: { argb: INK }, strike: isOff },
  alignment: {
    vertical: 'middle',
    horizontal: index >= 2 && index <= 4 ? 'left' : 'center',
    wrapText: index === 2,
  },
  border: border('bottom'),
  numFmt: [NUMBER_FORMATS.date, NUMBER_FORMATS.time][index] ?? 'General',
});

/**
 * The same dishes as a plain list, a row each: it can be sorted and filtered, which the bands and
 * merged cells of the kitchen's sheet forbid.
 */
export function announcementList(sheet: ExcelJS.Worksheet) {
  let last = HEADER_ROW;
  sheet.columns = ANNOUNCEMENT_COLUMNS.map(({ width }) => ({ width }));
  const head = sheet.getRow(HEADER_ROW);
  ANNOUNCEMENT_COLUMNS.forEach(({ header }, index) => {
    head.getCell(index + 1).value = header;
    head.getCell(index + 1).style = headerStyle;
  });
  head.commit();
  return {
    write: (meal: MealRow) => {
      last += 1;
      const row = sheet.getRow(last);
      mealValues(meal).forEach((value, index) => {
        row.getCell(index + 1).value = value;
        row.getCell(index + 1).style = styleOf(index, meal.isOff);
      });
      const { width } = ANNOUNCEMENT_COLUMNS[2];
      row.height = wrappedHeight([{ text: meal.group, width, size: FONT_SIZE }]);
      row.commit();
    },
    end: () => {
      sheet.autoFilter = {
        from: { row: HEADER_ROW, column: 1 },
        to: { row: Math.max(last, HEADER_ROW + 1), column: ANNOUNCEMENT_COLUMNS.length },
      };
      sheet.commit();
    },
  };
}
