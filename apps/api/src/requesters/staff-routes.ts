import { listEnvelope } from '@museum/shared/http/envelope';
import {
  requesterQuerySchema,
  requesterRowSchema,
} from '@museum/shared/requesters/requester-list-schema';
import { noteAudit } from '#audit/audit-store.ts';
import { signedInActor } from '#auth/signed-in-actor.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import { todayOf } from '#lib/clock.ts';
import { workbookInThread } from '#lib/documents/workbook-thread.ts';
import type { Route } from '#lib/http/route.ts';
import { sendFile, XLSX } from '#lib/http/send-file.ts';
import { readRequesterPage, readRequesters } from './requester-store.ts';

const REQUESTERS_THREAD = import.meta.resolve('#threads/requesters/requesters');

/** The schools and agencies whose requests are still kept. */
export const requesterStaffRoutes = ({ clock }: Pick<AppDeps, 'clock'>): Route[] => [
  {
    method: 'get',
    path: '/admin/requesters',
    doc: {
      summary: 'A page of the schools and agencies with all their visits',
      query: requesterQuerySchema,
      answer: { schema: listEnvelope(requesterRowSchema) },
    },
    handle: async (request, response) => {
      const query = requesterQuerySchema.parse(request.query);
      response.json(await readRequesterPage(query, todayOf(clock)()));
    },
  },
  {
    method: 'get',
    path: '/admin/requesters/excel-download',
    doc: {
      summary: 'The filtered schools and agencies as a workbook',
      query: requesterQuerySchema,
      errors: ['TOO_MANY_REQUESTS'],
      answer: { file: XLSX },
    },
    handle: async (request, response) => {
      const query = requesterQuerySchema.parse(request.query);
      const today = todayOf(clock)();
      const name = `narucioci-${today}.xlsx`;
      const actor = signedInActor(response);
      const requesters = await readRequesters(query, today);
      await noteAudit({ actor, action: 'workbook-downloaded', subject: name });
      const file = await workbookInThread(REQUESTERS_THREAD, [query, requesters]);
      sendFile(response, { type: XLSX, name }, file);
    },
  },
];
