import { auditEntrySchema, auditTrailQuerySchema } from '@museum/shared/audit/audit-schema';
import { listEnvelope } from '@museum/shared/http/envelope';
import { databaseIdInPath } from '@museum/shared/primitives/database-id';
import { z } from 'zod';
import { readAuditTrail } from '#audit/audit-store.ts';
import type { Route } from '#lib/http/route.ts';
import { readVisitRequest } from './visit-request-store.ts';

const requestPath = z.object({ id: databaseIdInPath });

/** Who changed what on a request, and when. */
export const auditTrailRoutes: Route[] = [
  {
    method: 'get',
    path: '/visit-request/:id/audit-trail',
    doc: {
      summary: 'A page of what was done with a visit request, the latest first',
      path: requestPath,
      query: auditTrailQuerySchema,
      answer: { schema: listEnvelope(auditEntrySchema) },
    },
    handle: async (request, response) => {
      const { id } = requestPath.parse(request.params);
      const { page } = auditTrailQuerySchema.parse(request.query);
      // Not found is told apart from "nothing was done yet".
      await readVisitRequest(id);
      response.json(await readAuditTrail(id, page));
    },
  },
];
