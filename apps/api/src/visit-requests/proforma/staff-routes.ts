import { dataEnvelope } from '@museum/shared/http/envelope';
import { proformaSchema } from '@museum/shared/payments/proforma-schema';
import { databaseIdInPath } from '@museum/shared/primitives/database-id';
import { z } from 'zod';
import type { Route } from '#lib/http/route.ts';
import { readVisitRequest } from '#visit-requests/visit-request-store.ts';
import { readProformas } from './proforma-store.ts';

const requestPath = z.object({ id: databaseIdInPath });

/** The issued predračuni of a visit. */
export const proformaStaffRoutes: Route[] = [
  {
    method: 'get',
    path: '/visit-request/:id/proforma',
    doc: {
      summary: 'The issued predračuni of a visit request, the newest first',
      path: requestPath,
      answer: { schema: dataEnvelope(proformaSchema.array()) },
    },
    handle: async (request, response) => {
      const { id } = requestPath.parse(request.params);
      await readVisitRequest(id);
      response.json({ data: await readProformas(id) });
    },
  },
];
