import type { ContactMessage } from '@museum/shared/contact/contact-message-schema';
import type { OutgoingMail } from '#mail/queue-mail.ts';
import { renderMail } from '#mail/render-mail.ts';

/** Tells the centre what somebody wrote on the contact page; answering the mail answers them. */
export const newContactMessageMail = (
  { name, email, message }: ContactMessage,
  office: string,
  siteUrl: string,
): OutgoingMail => ({
  kind: 'new-contact-message',
  recipient: { name: '', address: office },
  replyTo: email,
  ...renderMail(
    {
      subject: 'Nova poruka sa sajta',
      preview: name,
      heading: 'Nova poruka sa kontakt strane',
      blocks: [
        {
          kind: 'facts',
          rows: [
            ['Ime', name],
            ['E-mail', email],
          ],
        },
        { kind: 'quotation', text: message },
      ],
    },
    siteUrl,
  ),
});
