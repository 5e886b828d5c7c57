import { mealLines } from '@museum/shared/meals/meal-choices';
import type { DinnerRequest } from '@museum/shared/meals/dinner-request-response';
import { formatDay } from '@museum/shared/primitives/calendar-date';
import { plural } from '@museum/shared/primitives/plural';
import { contactSummary } from '@museum/shared/visit-requests/contact-summary';
import { VISIT_STATUS_LABELS } from '@museum/shared/visit-requests/visit-request-enums';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import type { VisitRequestFilter } from '@museum/shared/visit-requests/visit-request-query-schema';
import ExcelJS from 'exceljs';
import { inFewLines } from '#lib/in-few-lines.ts';
import { sheetDrained } from '#lib/sheet-drained.ts';
import {
  cellDate,
  cellText,
  cellTime,
  headerStyle,
  printSetup,
  writeLetterhead,
} from '#lib/workbook.ts';
import { writeAnnouncementList } from './announcement-list.ts';
import {
  ANNOUNCEMENT_COLUMNS as COLUMNS,
  announcementRows,
  type AnnouncementRows,
  type MealRow,
} from './announcement-rows.ts';
import { filterInWords } from './filter-in-words.ts';
import { mealTotals } from './meal-totals.ts';

const HEADER_ROW = 5;
const TOTAL_WIDTH = COLUMNS.reduce((sum, { width }) => sum + width, 0);

type RequestWithDinner = VisitRequest & { dinnerRequest: DinnerRequest };

const hasDinner = (request: VisitRequest): request is RequestWithDinner =>
  request.dinnerRequest !== null;

const weekday = new Intl.DateTimeFormat('sr-Latn-RS', { weekday: 'long', timeZone: 'UTC' });

const dayTitle = (day: string) => {
  const name = weekday.format(cellDate(day));
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${formatDay(day)}`;
};

const VISITORS = { one: 'posetilac', few: 'posetioca', other: 'posetilaca' };
const PORTIONS = { one: 'porcija', few: 'porcije', other: 'porcija' };

/** Who eats, for the cook: the group with its display ids, size and phone; postponed and cancelled ones say so. */
const groupText = (request: RequestWithDinner) => {
  const contact = contactSummary(request);
  return [
    request.status === 'SCHEDULED' ? '' : `${VISIT_STATUS_LABELS[request.status].toUpperCase()}! `,
    contact.name,
    ` (${request.dinnerRequest.normalizedId}, ${request.normalizedId}; ${plural(request.visitorAmount, VISITORS)}; ${contact.phone})`,
  ].join('');
};

/** The dishes of a request, a row each. */
const mealRows = (request: RequestWithDinner): MealRow[] =>
  mealLines(request.dinnerRequest).map((line, index) => ({
    day: cellDate(request.visitDate),
    time: cellTime(request.dinnerRequest.timeOfDinner),
    group: cellText(groupText(request)),
    dinnerId: request.dinnerRequest.normalizedId,
    meal: line.meal.label,
    choice: line.optionLabels.join(', '),
    portions: line.quantity,
    isFirst: index === 0,
    isOff: request.status !== 'SCHEDULED',
  }));

const notesOf = ({ dinnerRequest, comment }: RequestWithDinner) =>
  [
    dinnerRequest.additionalComments &&
      `Napomena uz ručak: ${inFewLines(dinnerRequest.additionalComments)}`,
    comment && `Napomena uz posetu: ${inFewLines(comment)}`,
  ].filter(Boolean);

type Parts = { rows: AnnouncementRows; dishes: MealRow[] };

/** One day: its title with the number of portions, the requests by time, the totals per dish. */
const writeDay = ({ rows, dishes }: Parts, day: string, requests: RequestWithDinner[]) => {
  // Portions of postponed and cancelled visits are shown but not cooked.
  const totals = mealTotals();
  for (const request of requests) {
    if (request.status === 'SCHEDULED') totals.add(request.dinnerRequest);
  }
  rows.writeDay(`${dayTitle(day)} – ${plural(totals.total(), PORTIONS)}`);
  const byTime = requests.toSorted(
    (a, b) =>
      a.dinnerRequest.timeOfDinner.localeCompare(b.dinnerRequest.timeOfDinner) || a.id - b.id,
  );
  for (const request of byTime) {
    for (const meal of mealRows(request)) {
      rows.writeMeal(meal);
      dishes.push(meal);
    }
    const notes = notesOf(request);
    if (notes.length > 0) rows.writeNote(cellText(notes.join('\n')));
  }
  rows.writeTotals('Ukupno za dan', totals);
};

const writeHeader = (sheet: ExcelJS.Worksheet) => {
  const row = sheet.getRow(HEADER_ROW);
  row.height = 26;
  COLUMNS.forEach(({ header }, index) => {
    const cell = row.getCell(index + 1);
    cell.value = header;
    cell.style = { ...headerStyle, font: { ...headerStyle.font, size: 12 } };
  });
  row.commit();
};

/**
 * Streams the kitchen's meal announcement (contract §4): by day and time, each request's portions
 * per dish and option, notes, totals per day and in all; a second sheet lists the dishes for
 * filtering. `batches` come ordered by visit date.
 */
export const writeAnnouncementWorkbook = async (
  stream: NodeJS.WritableStream,
  filter: VisitRequestFilter,
  batches: AsyncIterable<VisitRequest[]>,
) => {
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({
    stream: stream as never,
    useStyles: true,
  });
  const sheet = workbook.addWorksheet('Najava obroka', {
    // Upright, the columns would be made smaller by a quarter.
    ...printSetup('landscape', HEADER_ROW),
    views: [{ state: 'frozen', ySplit: HEADER_ROW, showGridLines: false }],
  });
  sheet.columns = COLUMNS.map(({ width }) => ({ width }));
  writeLetterhead(sheet, COLUMNS.length, 'Najava obroka', filterInWords(filter), TOTAL_WIDTH);
  writeHeader(sheet);

  const rows = announcementRows(sheet, HEADER_ROW + 1);
  const dishes: MealRow[] = [];
  const totals = mealTotals();
  let day = '';
  let ofDay: RequestWithDinner[] = [];
  const endDay = () => {
    if (ofDay.length > 0) writeDay({ rows, dishes }, day, ofDay);
    ofDay = [];
  };
  for await (const batch of batches) {
    for (const request of batch.filter(hasDinner)) {
      if (request.visitDate !== day) endDay();
      day = request.visitDate;
      ofDay.push(request);
      if (request.status === 'SCHEDULED') totals.add(request.dinnerRequest);
    }
    await sheetDrained(sheet);
  }
  endDay();
  rows.writeTotals('UKUPNO', totals);
  sheet.commit();
  const list = workbook.addWorksheet('Spisak obroka', {
    ...printSetup('landscape', 1),
    views: [{ state: 'frozen', ySplit: 1 }],
  });
  await writeAnnouncementList(list, dishes);
  await workbook.commit();
};
