import type { ReminderKind } from '@museum/shared/reminders/reminder';
import type { Reminder, SwitchReminder } from '@museum/shared/reminders/reminder-schema';
import type { MailPreview } from '@museum/shared/visit-requests/stages/stage-act-schema';
import type { NewVisitNote, VisitNote } from '@museum/shared/visit-requests/visit-note-schema';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';

import { refreshAuditTrail } from '#features/visit-requests/audit-trail-queries.ts';
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

const REMINDERS = 'reminders';

/** While a reminder's mail waits, staff see soon what has become of it; in milliseconds. */
const REFRESH_MS = 5_000;

/** The reminders of a request; another `version` may have moved or ended them, the former ones until then. */
export const remindersQuery = (id: number, version: number) =>
  queryOptions({
    ...touchedBy(requestOf(id)),
    queryKey: [REMINDERS, id, version],
    queryFn: ({ signal }) =>
      unwrap<Reminder[]>(staffClient.get(`/visit-request/${id}/reminders`, { signal })),
    refetchInterval: ({ state }) =>
      state.data?.some((reminder) => reminder.state === 'waiting') ? REFRESH_MS : false,
    placeholderData: keepPreviousData,
  });

export const switchReminderMutation = (id: number, version: number) =>
  mutationOptions({
    mutationFn: (choice: SwitchReminder) =>
      unwrap<Reminder[]>(staffClient.put(`/visit-request/${id}/reminders`, choice)),
    onSuccess: (reminders, _choice, _before, { client }) => {
      client.setQueryData(remindersQuery(id, version).queryKey, reminders);
      return refreshAuditTrail(client, id);
    },
  });

/** A reminder of a request as it would go now. */
export const reminderPreviewQuery = (id: number, version: number, kind: ReminderKind) =>
  queryOptions({
    queryKey: [REMINDERS, id, version, kind],
    queryFn: ({ signal }) =>
      unwrap<MailPreview>(
        staffClient.get(`/visit-request/${id}/reminders/${kind}/preview`, { signal }),
      ),
  });

type Link = { link: string };

/** Asks for the link to the requester's page of a request. */
export const showLinkMutation = (id: number) =>
  mutationOptions({
    mutationFn: () => unwrap<Link>(staffClient.get(`/visit-request/${id}/link`)),
  });

/** Makes the link that staff see and all older ones dead, and asks for the new one. */
export const renewLinkMutation = (id: number) =>
  mutationOptions({
    mutationFn: (replaces: string) =>
      unwrap<Link>(staffClient.post(`/visit-request/${id}/renew-link`, { replaces })),
    onSuccess: (_link, _variables, _before, { client }) => refreshAuditTrail(client, id),
  });
