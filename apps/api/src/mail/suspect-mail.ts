import type { OutgoingMail } from './queue-mail.ts';

/** A notice to the centre about what looks as if no person had sent it: the subject says so. */
export const suspectMail = (notice: OutgoingMail): OutgoingMail => ({
  ...notice,
  subject: `Moguće automatski poslato: ${notice.subject}`,
});
