import type { ReminderKind } from '@museum/shared/reminders/reminder';
import type { Holiday } from '@museum/shared/settings/holiday-schema';
import type { Outside } from '@museum/shared/settings/outside-schema';
import type { Setting, SettingAuditEntry, SettingName } from '@museum/shared/settings/settings';
import type { MailPreview } from '@museum/shared/visit-requests/stages/stage-act-schema';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { staffClient, unwrap } from '#lib/http/http-client.ts';
import { trailQuery } from '#lib/http/trail-query.ts';
import { setting, touchedBy } from '#lib/live/touched-by.ts';

/** A setting with the number of its saves. */
export type Stored<Name extends SettingName> = Setting<Name> & { version: number };
/** What a save answers. */
export type Saved<Name extends SettingName> = Stored<Name> & { outside: Outside };

export const settingQuery = <Name extends SettingName>(name: Name) =>
  queryOptions({
    ...touchedBy(setting(name)),
    queryKey: ['setting', name],
    queryFn: ({ signal }) =>
      unwrap<Stored<Name>>(staffClient.get(`/admin/settings/${name}`, { signal })),
  });

/** Offers a year's holidays; they never change. */
export const holidaysQuery = (year: number) =>
  queryOptions({
    queryKey: ['holidays', year],
    queryFn: ({ signal }) =>
      unwrap<Holiday[]>(staffClient.get('/admin/settings/holidays', { params: { year }, signal })),
    staleTime: Infinity,
  });

/** How a reminder reads, of a request that is an example. */
export const exampleReminderQuery = (kind: ReminderKind) =>
  queryOptions({
    queryKey: ['example-reminder', kind],
    queryFn: ({ signal }) =>
      unwrap<MailPreview>(staffClient.get(`/admin/settings/reminders/${kind}/preview`, { signal })),
  });

/** What was set. */
export const settingTrailQuery = trailQuery<SettingAuditEntry>({
  ...touchedBy(setting()),
  queryKey: ['setting-audit-trail'],
  path: '/admin/settings/audit-trail',
});

export const saveSettingMutation = <Name extends SettingName>(name: Name) =>
  mutationOptions({
    mutationFn: (setting: Stored<Name>) =>
      unwrap<Saved<Name>>(staffClient.put(`/admin/settings/${name}`, setting)),
    onSuccess: (saved, _body, _before, { client }) => {
      client.setQueryData(['setting', name], saved);
      void client.invalidateQueries({ queryKey: settingTrailQuery.queryKey });
    },
  });
