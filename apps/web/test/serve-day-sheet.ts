import { calendarDaySchema } from '@museum/shared/calendar/calendar-schema';
import { availabilityQuerySchema, daysOf } from '@museum/shared/capacity/availability-schema';
import { daySheetSchema, type SheetGroup } from '@museum/shared/day/day-sheet-schema';
import { dataEnvelope } from '@museum/shared/http/envelope';
import { buildDaySheet } from '@museum/shared/testing/build-day-sheet';
import { http, HttpResponse } from 'msw';

import { server } from './server.ts';

/** The day's sheets with these groups by day; every other day is empty. */
export function serveDaySheets(groups: Record<string, SheetGroup[]> = {}) {
  server.use(
    http.get('*/api/v1/admin/calendar', ({ request }) => {
      const params = Object.fromEntries(new URL(request.url).searchParams);
      const days = daysOf(availabilityQuerySchema.parse(params));
      return HttpResponse.json(
        dataEnvelope(calendarDaySchema.array()).parse({
          data: days.map((date) => buildDaySheet(date, groups[date]).day),
        }),
      );
    }),
    http.get('*/api/v1/admin/day/:date', ({ params }) => {
      const date = String(params.date);
      return HttpResponse.json(
        dataEnvelope(daySheetSchema).parse({ data: buildDaySheet(date, groups[date]) }),
      );
    }),
  );
}
