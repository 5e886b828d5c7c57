import type { StoredContactMessage } from '#contact/contact-message-response.ts';
import type { ContactMessage } from '#contact/contact-message-schema.ts';

/** A complete, valid message of the contact page. */
export const buildContactMessage = (overrides: Partial<ContactMessage> = {}): ContactMessage => ({
  name: 'Čedomir Đurić',
  email: 'cedomir.djuric@example.rs',
  message: 'Da li je muzej otvoren za Đurđevdan?',
  ...overrides,
});

/** A message as staff read it; nobody has read it yet. */
export const buildStoredContactMessage = (
  overrides: Partial<StoredContactMessage> = {},
): StoredContactMessage => ({
  ...buildContactMessage(),
  id: 1,
  isRead: false,
  createdAt: '2026-03-28T09:05:00.000Z',
  ...overrides,
});
