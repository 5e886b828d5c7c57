import type { ReminderKind } from '@museum/shared/reminders/reminder';
import type { Reminder, SwitchReminder } from '@museum/shared/reminders/reminder-schema';
import type { MailPreview } from '@museum/shared/visit-requests/stages/stage-act-schema';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { staffClient, unwrap } from '#lib/http/http-client.ts';
import { requestOf, touchedBy } from '#lib/live/touched-by.ts';
import { refreshAuditTrail } from '#features/visit-requests/audit-trail-queries.ts';

const REMINDERS = 'reminders';

/** While a reminder's mail waits, staff see soon what has become of it; in milliseconds. */
const REFRESH_MS = 5_000;

/** The reminders of a request; another `version` of it may have moved or ended them. */
export const remindersQuery = (id: number, version: number) =>
  queryOptions({
    ...touchedBy(requestOf(id)),
    queryKey: [REMINDERS, id, version],
    queryFn: ({ signal }) =>
      unwrap<Reminder[]>(staffClient.get(`/visit-request/${id}/reminders`, { signal })),
    refetchInterval: ({ state }) =>
      state.data?.some((reminder) => reminder.state === 'waiting') ? REFRESH_MS : false,
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
