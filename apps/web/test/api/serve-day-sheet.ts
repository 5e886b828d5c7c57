import { calendarDaySchema } from '@museum/shared/calendar/calendar-schema';
import { availabilityQuerySchema, daysOf } from '@museum/shared/capacity/availability-schema';
import { daySheetSchema, type SheetGroup } from '@museum/shared/day/day-sheet-schema';
import { dataEnvelope } from '@museum/shared/http/envelope';
import type { SpecialDay } from '@museum/shared/opening-hours/opening-hours';
import { type ReceivedOfDay, receivedOfDaySchema } from '@museum/shared/payments/payment-schema';
import { buildDaySheet } from '@museum/shared/testing/build-day-sheet';
import { http, HttpResponse } from 'msw';

import { server } from './server.ts';

/** The day's sheets, and the staff's calendar, with these groups and this money by day; every other day is empty. */
export function serveDaySheets(
  groups: Record<string, SheetGroup[]> = {},
  special: SpecialDay[] = [],
  received: Record<string, Partial<ReceivedOfDay>> = {},
) {
  const sheetOf = (date: string) =>
    buildDaySheet(
      date,
      groups[date],
      special.find((day) => day.date === date),
    );
  server.use(
    http.get('*/api/v1/admin/calendar', ({ request }) => {
      const params = Object.fromEntries(new URL(request.url).searchParams);
      const days = daysOf(availabilityQuerySchema.parse(params)).map((date) => sheetOf(date).day);
      return HttpResponse.json(dataEnvelope(calendarDaySchema.array()).parse({ data: days }));
    }),
    http.get('*/api/v1/admin/day/:date/received', ({ params }) =>
      HttpResponse.json(
        dataEnvelope(receivedOfDaySchema).parse({
          data: { transfer: 0, cash: 0, card: 0, ...received[String(params.date)] },
        }),
      ),
    ),
    http.get('*/api/v1/admin/day/:date', ({ params }) =>
      HttpResponse.json(dataEnvelope(daySheetSchema).parse({ data: sheetOf(String(params.date)) })),
    ),
  );
}
