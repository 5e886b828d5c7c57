import { dishesOf, isCooked } from '@museum/shared/kitchen/order';
import { mealTotals, type MealTotals } from '@museum/shared/meals/meal-totals';
import { dayWithWeekday } from '@museum/shared/primitives/day-words';
import { plural, PORTIONS, VISITORS } from '@museum/shared/primitives/plural';
import {
  contactSummary,
  phoneOfWhoComes,
} from '@museum/shared/visit-requests/requester/contact-summary';
import { comingPeople } from '@museum/shared/visit-requests/gate/coming-people';
import { STAGE_LABELS } from '@museum/shared/visit-requests/stages/stage';
import type {
  RequestWithDinner,
  VisitRequest,
} from '@museum/shared/visit-requests/visit-request-response';
import { capitalised } from '@museum/shared/primitives/words';
import ExcelJS from 'exceljs';
import { inFewLines } from '#lib/documents/in-few-lines.ts';
import { sheetDrained } from '#lib/documents/sheet-drained.ts';
import {
  cellDate,
  cellText,
  cellTime,
  headerStyle,
  printSetup,
  widthOf,
  writeHeader,
  writeLetterhead,
} from '#lib/documents/workbook.ts';
import { writeAnnouncementList } from './announcement-list.ts';
import {
  ANNOUNCEMENT_COLUMNS as COLUMNS,
  HEADER_HEIGHT,
  announcementRows,
  type AnnouncementRows,
  dayLine,
  mealLine,
  type MealRow,
  noteLine,
  totalsLines,
} from './announcement-rows.ts';

const HEADER_ROW = 5;
const TOTAL_WIDTH = widthOf(COLUMNS);

const hasDinner = (request: VisitRequest): request is RequestWithDinner =>
  request.dinnerRequest !== null;

const dayTitle = (day: string) => capitalised(dayWithWeekday(day));

/** The dishes of a request, a row each; those that aren't cooked say why. */
const mealRows = (request: RequestWithDinner): MealRow[] => {
  const { dinnerRequest, stage } = request;
  const contact = contactSummary(request);
  const isOff = !isCooked(stage);
  const off = isOff ? `${STAGE_LABELS[stage].toUpperCase()}! ` : '';
  const details = [
    dinnerRequest.normalizedId,
    request.normalizedId,
    plural(comingPeople(request).visitorAmount, VISITORS),
    phoneOfWhoComes(request),
  ];
  return dishesOf(dinnerRequest).map(({ label, choice, portions }, index) => ({
    day: cellDate(request.visitDate),
    time: cellTime(dinnerRequest.timeOfDinner),
    name: cellText(`${off}${contact.name}`),
    details: cellText(details.filter(Boolean).join(' · ')),
    meal: label,
    choice,
    portions,
    isFirst: index === 0,
    isOff,
  }));
};

const notesOf = ({ dinnerRequest, comment }: RequestWithDinner) =>
  [
    dinnerRequest.additionalComments &&
      `Napomena uz ručak: ${inFewLines(dinnerRequest.additionalComments)}`,
    comment && `Napomena uz posetu: ${inFewLines(comment)}`,
  ].filter(Boolean);

type Parts = { rows: AnnouncementRows; dishes: MealRow[] };

const byTime = (a: RequestWithDinner, b: RequestWithDinner) =>
  a.dinnerRequest.timeOfDinner.localeCompare(b.dinnerRequest.timeOfDinner) || a.id - b.id;

/** Portions of visits that are off are shown but not cooked. */
const totalsOf = (requests: RequestWithDinner[]) => {
  const totals = mealTotals();
  for (const { stage, dinnerRequest } of requests) {
    if (isCooked(stage)) totals.add(dinnerRequest);
  }
  return totals;
};

/** One day: its title with the number of portions, then the requests by time. Gives its totals. */
const writeDay = ({ rows, dishes }: Parts, day: string, requests: RequestWithDinner[]) => {
  const totals = totalsOf(requests);
  const title = dayLine(`${dayTitle(day)} – ${plural(totals.total(), PORTIONS)}`);
  requests.toSorted(byTime).forEach((request, index) => {
    const meals = mealRows(request);
    const notes = notesOf(request);
    dishes.push(...meals);
    rows.write([
      ...(index === 0 ? [title] : []),
      ...meals.map(mealLine),
      ...(notes.length > 0 ? [noteLine(cellText(notes.join('\n')))] : []),
    ]);
  });
  return totals;
};

const largeHeader = { ...headerStyle, font: { ...headerStyle.font, size: 12 } };

/** The days one below the other, each with its totals, then those of all days if there are several. */
const writeDays = async (
  parts: Parts,
  batches: AsyncIterable<VisitRequest[]>,
  drained: () => Promise<void>,
) => {
  const total = mealTotals();
  let totalsOfDay: MealTotals | undefined;
  let days = 0;
  let ofDay: RequestWithDinner[] = [];
  const endDay = () => {
    if (!ofDay[0]) return;
    if (totalsOfDay) parts.rows.write(totalsLines('Ukupno za dan', totalsOfDay));
    totalsOfDay = writeDay(parts, ofDay[0].visitDate, ofDay);
    days += 1;
    ofDay = [];
  };
  for await (const batch of batches) {
    for (const request of batch.filter(hasDinner)) {
      if (request.visitDate !== ofDay[0]?.visitDate) endDay();
      ofDay.push(request);
      if (isCooked(request.stage)) total.add(request.dinnerRequest);
    }
    await drained();
  }
  endDay();
  if (totalsOfDay && days > 1) parts.rows.write(totalsLines('Ukupno za dan', totalsOfDay));
  parts.rows.write(totalsLines('UKUPNO', total));
};

/**
 * Streams the kitchen's meal announcement (contract §4): by day and time, each request's portions
 * per dish and option, notes, totals per day and in all; a second sheet lists the dishes for
 * filtering. `batches` come ordered by visit date.
 */
export const writeAnnouncementWorkbook = async (
  stream: NodeJS.WritableStream,
  subtitle: string,
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
  const head = writeLetterhead(sheet, COLUMNS.length, 'Najava obroka', subtitle, TOTAL_WIDTH);
  const header = sheet.getRow(HEADER_ROW);
  header.height = HEADER_HEIGHT;
  writeHeader(header, COLUMNS, () => largeHeader);

  const dishes: MealRow[] = [];
  const rows = announcementRows(sheet, HEADER_ROW + 1, head);
  await writeDays({ rows, dishes }, batches, () => sheetDrained(sheet));
  sheet.commit();
  const list = workbook.addWorksheet('Spisak obroka', {
    ...printSetup('landscape', 1),
    views: [{ state: 'frozen', ySplit: 1 }],
  });
  await writeAnnouncementList(list, dishes);
  await workbook.commit();
};
