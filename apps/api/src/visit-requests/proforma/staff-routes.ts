import { dataEnvelope } from '@museum/shared/http/envelope';
import { proformaSchema } from '@museum/shared/payments/proforma-schema';
import { databaseIdInPath } from '@museum/shared/primitives/database-id';
import { z } from 'zod';
import { signedInActor } from '#auth/signed-in-actor.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import type { Route } from '#lib/http/route.ts';
import { readVisitRequest } from '#visit-requests/visit-request-store.ts';
import { issueNow } from './issue-now-store.ts';
import { readProformas } from './proforma-store.ts';

const requestPath = z.object({ id: databaseIdInPath });

/** The predračuni of a visit: issuing them, their list, their PDF. */
export const proformaStaffRoutes = ({ clock }: Pick<AppDeps, 'clock'>): Route[] => [
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
  {
    method: 'post',
    path: '/visit-request/:id/proforma',
    doc: {
      summary:
        'Issue the predračuni of a visit: one for the visit, one for its meals. Those that would say the same again stay, so that a second press issues nothing',
      path: requestPath,
      errors: ['STAGE_CONFLICT'],
      answer: { status: 201, schema: dataEnvelope(proformaSchema.array()) },
    },
    handle: async (request, response) => {
      const { id } = requestPath.parse(request.params);
      const act = { actor: signedInActor(response), now: clock() };
      response.status(201).json({ data: await issueNow(id, act) });
    },
  },
];
