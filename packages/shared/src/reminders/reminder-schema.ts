import { z } from 'zod';
import { REMINDER_KINDS, REMINDER_STATES } from './reminder.ts';

/** A reminder of one request as staff read it. */
export const reminderSchema = z.object({
  kind: z.enum(REMINDER_KINDS),
  /** The switch of this request. */
  isOn: z.boolean(),
  state: z.enum(REMINDER_STATES),
  /** When it went or is planned; null where neither is so. */
  at: z.iso.datetime().nullable(),
});

/** The body of `PUT /visit-request/{id}/reminders`. */
export const switchReminderSchema = z.object({
  kind: z.enum(REMINDER_KINDS, { error: 'Izaberite podsetnik' }),
  isOn: z.boolean(),
});

/** A kind as it stands in a path. */
export const reminderKindInPath = z.enum(REMINDER_KINDS, { error: 'Nema takvog podsetnika' });

export type Reminder = z.output<typeof reminderSchema>;
export type SwitchReminder = z.output<typeof switchReminderSchema>;
