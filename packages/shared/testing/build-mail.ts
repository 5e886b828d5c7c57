import type { Mail } from '#mail/mail-schema.ts';

/** A mail as staff read it: sent at the first attempt. */
export const buildMail = (overrides: Partial<Mail> = {}): Mail => ({
  id: '4f6cbb0e-6d2a-4c5e-9a53-0d3f1c8b2a10',
  kind: 'request-received',
  recipientEmail: 'vrtic@pcelica.example.rs',
  subject: 'Primili smo zahtev GP-2026-000001 za posetu 14.05.2027',
  state: 'sent',
  attempts: 1,
  lastError: null,
  nextAttemptAt: '2026-11-02T09:16:00.000Z',
  createdAt: '2026-11-02T09:15:00.000Z',
  sentAt: '2026-11-02T09:15:02.000Z',
  visitRequestId: 1,
  normalizedId: 'GP-2026-000001',
  requester: 'Predškolska ustanova „Pčelica“',
  replyTo: null,
  text: 'Primili smo vaš zahtev za posetu.',
  html: '<h1>Primili smo vaš zahtev za posetu</h1>',
  attachments: [],
  ...overrides,
});
