import { listEnvelope } from '@museum/shared/http/envelope';
import { inGroups } from '@museum/shared/primitives/words';
import {
  requesterQuerySchema,
  type RequesterRow,
  requesterRowSchema,
} from '@museum/shared/requesters/requester-list-schema';
import { noteAudit } from '#audit/audit-store.ts';
import { signedInActor } from '#auth/signed-in-actor.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import { todayOf } from '#lib/clock.ts';
import { workbookInThread } from '#lib/documents/workbook-thread.ts';
import { AppError } from '#lib/http/app-error.ts';
import type { Route } from '#lib/http/route.ts';
import { sendFile, XLSX } from '#lib/http/send-file.ts';
import { readRequesterPage, readRequesters } from './requester-store.ts';

const REQUESTERS_THREAD = import.meta.resolve('#threads/requesters/requesters');

/** Far more than ever come, and what a thread has memory for. */
const MOST_REQUESTERS = 20_000;

/** @throws AppError VALIDATION_ERROR for more than one workbook takes in */
function checkSize(requesters: readonly RequesterRow[]) {
  if (requesters.length <= MOST_REQUESTERS) return;
  throw new AppError('VALIDATION_ERROR', {
    message: `Ovaj filter obuhvata više od ${inGroups(MOST_REQUESTERS)} naručilaca, koliko staje u jedan Excel fajl. Suzite pretragu.`,
  });
}

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
      checkSize(requesters);
      await noteAudit({ actor, action: 'workbook-downloaded', subject: name });
      const file = await workbookInThread(REQUESTERS_THREAD, [query, requesters]);
      sendFile(response, { type: XLSX, name }, file);
    },
  },
];
