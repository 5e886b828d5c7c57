import { availabilityPathSchema } from '@museum/shared/capacity/availability-schema';
import { daySheetSchema } from '@museum/shared/day/day-sheet-schema';
import { dataEnvelope } from '@museum/shared/http/envelope';
import type { Route } from '#lib/http/route.ts';
import { readDaySheet } from './day-sheet-store.ts';

/** The day as those who work it need it. */
export const dayStaffRoutes: Route[] = [
  {
    method: 'get',
    path: '/admin/day/:date',
    doc: {
      summary: 'The groups of a day, with the load of each zone by quarter hour',
      path: availabilityPathSchema,
      answer: { schema: dataEnvelope(daySheetSchema) },
    },
    handle: async (request, response) => {
      const { date } = availabilityPathSchema.parse(request.params);
      response.json({ data: await readDaySheet(date) });
    },
  },
];
