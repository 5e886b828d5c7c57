import type { ContactMessage } from '@museum/shared/contact/contact-message-schema';
import type { OutgoingMail } from '#mail/queue-mail.ts';
import { composeMail } from '#mail/composing/compose-mail.ts';
import { inShort } from '#mail/composing/typed-text.ts';

/** Tells the centre what somebody wrote; answering the mail answers the sender. */
export const newMessageMail = (
  { name, email, message }: ContactMessage,
  office: string,
  siteUrl: string,
): OutgoingMail => ({
  kind: 'new-contact-message',
  recipient: office,
  replyTo: email,
  ...composeMail(
    {
      subject: `Nova poruka sa sajta: ${inShort(name)}`,
      preview: `Piše ${name}`,
      heading: 'Nova poruka sa sajta',
      blocks: [
        {
          kind: 'facts',
          rows: [
            ['Ime', name],
            ['E-mail', email],
          ],
        },
        { kind: 'quotation', text: message },
        { kind: 'button', label: 'Otvorite poruke', url: `${siteUrl}/admin/messages` },
      ],
    },
    siteUrl,
  ),
});
