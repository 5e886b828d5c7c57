import { calendarDaySchema } from '@museum/shared/calendar/calendar-schema';
import { availabilityQuerySchema } from '@museum/shared/capacity/availability-schema';
import { dataEnvelope } from '@museum/shared/http/envelope';
import type { Route } from '#lib/http/route.ts';
import { readCalendar } from './calendar-store.ts';

/** How full the house gets, as staff see it. */
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
];
