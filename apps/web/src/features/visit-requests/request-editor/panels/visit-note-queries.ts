import type { NewVisitNote, VisitNote } from '@museum/shared/visit-requests/visit-note-schema';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { staffClient, unwrap } from '#lib/http/http-client.ts';
import { retryUnanswered } from '#lib/http/lost-answer.ts';
import { refreshing } from '#lib/http/refreshing.ts';
import { requestOf, touchedBy } from '#lib/live/touched-by.ts';

/** What staff wrote for each other about a request, the latest first. */
export const visitNotesQuery = (id: number) =>
  queryOptions({
    ...touchedBy(requestOf(id)),
    queryKey: ['visit-notes', id],
    queryFn: ({ signal }) =>
      unwrap<VisitNote[]>(staffClient.get(`/visit-request/${id}/notes`, { signal })),
  });

export const addVisitNoteMutation = (id: number) =>
  mutationOptions({
    mutationFn: ({ note, key }: { note: NewVisitNote; key: string }) =>
      unwrap<VisitNote>(
        staffClient.post(`/visit-request/${id}/notes`, note, {
          headers: { 'Idempotency-Key': key },
        }),
      ),
    retry: retryUnanswered,
    onSuccess: (note, _sent, _before, { client }) => {
      client.setQueryData(visitNotesQuery(id).queryKey, (notes) => [
        note,
        ...(notes ?? []).filter(({ id }) => id !== note.id),
      ]);
    },
    // Also after a failure: it may have been stored all the same.
    ...refreshing(visitNotesQuery(id).queryKey),
  });
