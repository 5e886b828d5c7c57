import type { ContactMessage } from '#contact/contact-message-schema.ts';

/** A complete, valid message of the contact page. */
export const buildContactMessage = (overrides: Partial<ContactMessage> = {}): ContactMessage => ({
  name: 'Čedomir Đurić',
  email: 'cedomir.djuric@example.rs',
  message: 'Da li je muzej otvoren za Đurđevdan?',
  ...overrides,
});
