import { dataEnvelope } from '@museum/shared/http/envelope';
import {
  type Reminder,
  reminderSchema,
  switchReminderSchema,
} from '@museum/shared/reminders/reminder-schema';
import { http, HttpResponse } from 'msw';

const API = '*/api/v1/visit-request';

/** One that went, one that is planned, one that is off for all. */
const REMINDERS_OF_ALL: Reminder[] = [
  { kind: 'numbers', isOn: true, state: 'sent', at: '2026-10-07T07:05:00.000Z' },
  { kind: 'payment', isOn: true, state: 'planned', at: '2026-10-12T07:00:00.000Z' },
  { kind: 'arrival', isOn: true, state: 'offForAll', at: null },
];

/** What a request's reminders answer; switches are kept. */
export function serveReminders() {
  let reminders = REMINDERS_OF_ALL;
  return [
    http.get(`${API}/:id/reminders`, () =>
      HttpResponse.json(dataEnvelope(reminderSchema.array()).parse({ data: reminders })),
    ),
    http.put(`${API}/:id/reminders`, async ({ request }) => {
      const { kind, isOn } = switchReminderSchema.parse(await request.json());
      reminders = reminders.map((reminder) =>
        reminder.kind === kind
          ? { ...reminder, isOn, state: isOn ? ('planned' as const) : ('off' as const), at: null }
          : reminder,
      );
      return HttpResponse.json({ data: reminders });
    }),
    http.get(`${API}/:id/reminders/:kind/preview`, () =>
      HttpResponse.json({
        data: { to: 'skola@example.rs', subject: 'Vidimo se sutra', html: '<p>Vidimo se</p>' },
      }),
    ),
  ];
}
