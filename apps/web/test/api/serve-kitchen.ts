import { dataEnvelope } from '@museum/shared/http/envelope';
import {
  acknowledgedSchema,
  acknowledgeSchema,
  type KitchenDay,
  kitchenDaySchema,
} from '@museum/shared/kitchen/kitchen-schema';
import { http, HttpResponse } from 'msw';

import { server } from './server.ts';

type Kitchen = {
  /** What is asked for next; a test may put another day here. */
  day: KitchenDay;
  /** The marks that cooks have taken note of. */
  taken: string[];
  undone: number[];
};

/** Serves the kitchen's board of whatever day is asked for, and takes acknowledgements. */
export function serveKitchen(day: KitchenDay): Kitchen {
  const kitchen: Kitchen = { day, taken: [], undone: [] };
  const envelope = dataEnvelope(kitchenDaySchema);
  server.use(
    http.get('*/api/v1/admin/kitchen/:date', ({ params }) =>
      HttpResponse.json(envelope.parse({ data: { ...kitchen.day, date: String(params.date) } })),
    ),
    http.post('*/api/v1/admin/kitchen/:date/acknowledge', async ({ request }) => {
      kitchen.taken.push(acknowledgeSchema.parse(await request.json()).mark);
      const acknowledgement = {
        id: 7,
        at: new Date().toISOString(),
        by: 'Milan Ilić',
      };
      kitchen.day = { ...kitchen.day, acknowledgement, changes: [] };
      const data = { ...acknowledgement, isNew: true };
      return HttpResponse.json(dataEnvelope(acknowledgedSchema).parse({ data }));
    }),
    http.delete('*/api/v1/admin/kitchen/:date/acknowledgements/:id', ({ params }) => {
      const id = Number(params.id);
      kitchen.undone.push(id);
      kitchen.day = { ...kitchen.day, acknowledgement: null };
      return HttpResponse.json({ data: { id } });
    }),
  );
  return kitchen;
}
