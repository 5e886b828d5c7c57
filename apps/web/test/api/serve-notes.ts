import { dataEnvelope } from '@museum/shared/http/envelope';
import {
  newVisitNoteSchema,
  type VisitNote,
  visitNoteSchema,
} from '@museum/shared/visit-requests/visit-note-schema';
import { http, HttpResponse } from 'msw';

const API = '*/api/v1/visit-request';

/** What the internal notes answer; new ones are kept. */
export function serveNotes() {
  const notes: VisitNote[] = [];
  return [
    http.get(`${API}/:id/notes`, () =>
      HttpResponse.json(dataEnvelope(visitNoteSchema.array()).parse({ data: notes })),
    ),
    http.post(`${API}/:id/notes`, async ({ request }) => {
      const { text } = newVisitNoteSchema.parse(await request.json());
      const createdAt = '2026-11-22T09:05:00.000Z';
      const note = { id: notes.length + 1, createdAt, author: 'Jelena Đorđević', text };
      notes.unshift(note);
      return HttpResponse.json({ data: note }, { status: 201 });
    }),
  ];
}
