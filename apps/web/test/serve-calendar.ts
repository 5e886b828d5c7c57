import {
  calendarDaySchema,
  type CalendarGroup,
  groupsOfDaySchema,
} from '@museum/shared/calendar/calendar-schema';
import { availabilityQuerySchema, daysOf } from '@museum/shared/capacity/availability-schema';
import { dataEnvelope } from '@museum/shared/http/envelope';
import type { SpecialDay } from '@museum/shared/opening-hours/opening-hours';
import { buildGroupsOfDay } from '@museum/shared/testing/build-calendar';
import { http, HttpResponse } from 'msw';

import { server } from './server.ts';

type Days = Record<string, CalendarGroup[]>;

/** The staff's calendar with these groups by day; every other day is empty. */
export function serveCalendar(groups: Days = {}, special: SpecialDay[] = []) {
  const ofDay = (date: string) =>
    buildGroupsOfDay(
      date,
      groups[date],
      special.find((day) => day.date === date),
    );
  server.use(
    http.get('*/api/v1/admin/calendar', ({ request }) => {
      const params = Object.fromEntries(new URL(request.url).searchParams);
      const days = daysOf(availabilityQuerySchema.parse(params)).map((date) => ofDay(date).day);
      return HttpResponse.json(dataEnvelope(calendarDaySchema.array()).parse({ data: days }));
    }),
    http.get('*/api/v1/admin/day/:date', ({ params }) =>
      HttpResponse.json(
        dataEnvelope(groupsOfDaySchema).parse({ data: ofDay(String(params.date)) }),
      ),
    ),
  );
}
