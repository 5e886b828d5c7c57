import { calendarDaySchema, groupsOfDaySchema } from '@museum/shared/calendar/calendar-schema';
import {
  availabilityPathSchema,
  availabilityQuerySchema,
} from '@museum/shared/capacity/availability-schema';
import { dataEnvelope } from '@museum/shared/http/envelope';
import type { Route } from '#lib/http/route.ts';
import { readCalendar, readGroupsOfDay } from './calendar-store.ts';

/** Who comes and how full the house gets, as staff see it. */
export const capacityStaffRoutes: Route[] = [
  {
    method: 'get',
    path: '/admin/calendar',
    doc: {
      summary: 'Sums and level of each day',
      query: availabilityQuerySchema,
      answer: { schema: dataEnvelope(calendarDaySchema.array()) },
    },
    handle: async (request, response) => {
      const range = availabilityQuerySchema.parse(request.query);
      response.json({ data: await readCalendar(range) });
    },
  },
  {
    method: 'get',
    path: '/admin/day/:date',
    doc: {
      summary: 'The groups of a day, with the load of each zone by quarter hour',
      path: availabilityPathSchema,
      answer: { schema: dataEnvelope(groupsOfDaySchema) },
    },
    handle: async (request, response) => {
      const { date } = availabilityPathSchema.parse(request.params);
      response.json({ data: await readGroupsOfDay(date) });
    },
  },
];
