import { composeMail, drawMail } from '#mail/composing/compose-mail.ts';
import { testEnv } from './test-app.ts';

const { PUBLIC_URL } = testEnv();

/** A mail of one sentence, without an address. */
export const shortMail = (text = 'Dobar dan.', subject = 'Novi zahtev') =>
  composeMail(
    { subject, preview: '', heading: 'Zdravo', blocks: [{ kind: 'paragraph', text }] },
    PUBLIC_URL,
  );

/** The HTML of a mail of the outbox. */
export const drawn = (mail: Parameters<typeof drawMail>[0]) => drawMail(mail, PUBLIC_URL);
