import { dataEnvelope } from '@museum/shared/http/envelope';
import { idPathSchema } from '@museum/shared/primitives/database-id';
import {
  newVisitNoteSchema,
  visitNoteSchema,
} from '@museum/shared/visit-requests/visit-note-schema';
import { signedInActor } from '#auth/signed-in-actor.ts';
import type { Route } from '#lib/http/route.ts';
import { readSubmissionHeaders, submissionHeaders } from '#lib/http/submission-headers.ts';
import { addNote, readNotes } from './note-store.ts';

/** What staff write for each other; no other answer, mail or document has it. */
export const noteStaffRoutes: Route[] = [
  {
    method: 'get',
    path: '/visit-request/:id/notes',
    doc: {
      summary: 'The internal notes about a visit request, the latest first',
      path: idPathSchema,
      answer: { schema: dataEnvelope(visitNoteSchema.array()) },
    },
    handle: async (request, response) => {
      const { id } = idPathSchema.parse(request.params);
      response.json({ data: await readNotes(id) });
    },
  },
  {
    method: 'post',
    path: '/visit-request/:id/notes',
    doc: {
      summary: 'Write an internal note',
      path: idPathSchema,
      headers: submissionHeaders.pick({ 'idempotency-key': true }),
      body: newVisitNoteSchema,
      errors: ['IDEMPOTENCY_CONFLICT'],
      answer: { status: 201, schema: dataEnvelope(visitNoteSchema) },
    },
    handle: async (request, response) => {
      const { id: visitRequestId } = idPathSchema.parse(request.params);
      const { text } = newVisitNoteSchema.parse(request.body);
      const { key = null } = readSubmissionHeaders(request);
      const { name: author } = signedInActor(response);
      response.status(201).json({ data: await addNote({ visitRequestId, author, text, key }) });
    },
  },
];
