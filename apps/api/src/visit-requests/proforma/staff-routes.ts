import { dataEnvelope } from '@museum/shared/http/envelope';
import { proformaSchema } from '@museum/shared/payments/proforma-schema';
import { idPathSchema } from '@museum/shared/primitives/database-id';
import { text } from '@museum/shared/primitives/text';
import { z } from 'zod';
import { signedInActor } from '#auth/signed-in-actor.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import { AppError } from '#lib/http/app-error.ts';
import type { Route } from '#lib/http/route.ts';
import { PDF, sendFile } from '#lib/http/send-file.ts';
import { readVisitRequest } from '#visit-requests/visit-request-store.ts';
import { oneProformaPdf, validProformasPdf } from './draw-proformas.ts';
import { issueNow } from './issue-store.ts';
import { readProformas } from './proforma-store.ts';

const pdfQuery = z.object({ number: text('code').optional() });

/** The predračuni of a visit: issuing them, their list, their PDF. */
export const proformaStaffRoutes = ({
  clock,
  logger,
}: Pick<AppDeps, 'clock' | 'logger'>): Route[] => [
  {
    method: 'get',
    path: '/visit-request/:id/proforma',
    doc: {
      summary: 'The issued predračuni of a visit request, the newest first',
      path: idPathSchema,
      answer: { schema: dataEnvelope(proformaSchema.array()) },
    },
    handle: async (request, response) => {
      const { id } = idPathSchema.parse(request.params);
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
      path: idPathSchema,
      errors: ['STAGE_CONFLICT'],
      answer: { status: 201, schema: dataEnvelope(proformaSchema.array()) },
    },
    handle: async (request, response) => {
      const { id } = idPathSchema.parse(request.params);
      const act = { actor: signedInActor(response), now: clock() };
      response.status(201).json({ data: await issueNow(id, act) });
    },
  },
  {
    method: 'get',
    path: '/visit-request/:id/proforma.pdf',
    doc: {
      summary:
        'The predračuni that hold as one PDF, a page each; or one by its number, also a void one',
      path: idPathSchema,
      query: pdfQuery,
      errors: ['DOCUMENT_NOT_ISSUED'],
      answer: { file: PDF },
    },
    handle: async (request, response) => {
      const { id } = idPathSchema.parse(request.params);
      const { number } = pdfQuery.parse(request.query);
      const visit = await readVisitRequest(id);
      const pdf = number
        ? await oneProformaPdf(visit, number, logger)
        : await validProformasPdf(visit, logger);
      if (!pdf) throw new AppError('DOCUMENT_NOT_ISSUED');
      sendFile(response, { type: PDF, name: pdf.name }, pdf.file);
    },
  },
];
