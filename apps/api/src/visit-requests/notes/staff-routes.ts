import { dataEnvelope } from '@museum/shared/http/envelope';
import { databaseIdInPath } from '@museum/shared/primitives/database-id';
import {
  newVisitNoteSchema,
  visitNoteSchema,
} from '@museum/shared/visit-requests/visit-note-schema';
import { z } from 'zod';
import { signedInActor } from '#auth/signed-in-actor.ts';
import type { Route } from '#lib/http/route.ts';
import { addNote, readNotes } from './note-store.ts';

const requestPath = z.object({ id: databaseIdInPath });

/** What staff write for each other; no other answer, mail or document has it. */
export const noteStaffRoutes: Route[] = [
  {
    method: 'get',
    path: '/visit-request/:id/notes',
    doc: {
      summary: 'The internal notes about a visit request, the latest first',
      path: requestPath,
      answer: { schema: dataEnvelope(visitNoteSchema.array()) },
    },
    handle: async (request, response) => {
      const { id } = requestPath.parse(request.params);
      response.json({ data: await readNotes(id) });
    },
  },
  {
    method: 'post',
    path: '/visit-request/:id/notes',
    doc: {
      summary: 'Write an internal note',
      path: requestPath,
      body: newVisitNoteSchema,
      answer: { status: 201, schema: dataEnvelope(visitNoteSchema) },
    },
    handle: async (request, response) => {
      const { id: visitRequestId } = requestPath.parse(request.params);
      const { text } = newVisitNoteSchema.parse(request.body);
      const { name: author } = signedInActor(response);
      response.status(201).json({ data: await addNote({ visitRequestId, author, text }) });
    },
  },
];
