import type { OutgoingMail } from './queue-mail.ts';

/** With this the subject of such a notice begins. */
export const SUSPECT = 'Moguće automatski poslato: ';

/** A notice to the centre about what looks as if no person had sent it: the subject says so. */
export const suspectMail = (notice: OutgoingMail): OutgoingMail => ({
  ...notice,
  subject: SUSPECT + notice.subject,
});
