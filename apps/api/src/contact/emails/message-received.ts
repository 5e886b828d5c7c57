import type { ContactMessage } from '@museum/shared/contact/contact-message-schema';
import type { OutgoingMail } from '#mail/queue-mail.ts';
import { composeMail } from '#mail/composing/compose-mail.ts';
import { withoutLinks } from '#mail/composing/typed-text.ts';

/** Confirms a message to its sender, with a copy without links: the address may be somebody else's. */
export const messageReceivedMail = (
  { email, message }: ContactMessage,
  siteUrl: string,
): OutgoingMail => ({
  kind: 'contact-received',
  recipient: email,
  ...composeMail(
    {
      subject: 'Primili smo vašu poruku',
      preview: 'Odgovorićemo vam na ovu adresu.',
      heading: 'Hvala što ste nam pisali',
      blocks: [
        { kind: 'paragraph', text: 'Poštovani,' },
        {
          kind: 'paragraph',
          text: 'vaša poruka je stigla. Pročitaćemo je i odgovoriti vam na ovu adresu.',
        },
        { kind: 'heading', text: 'Vaša poruka' },
        { kind: 'quotation', text: withoutLinks(message) },
        {
          kind: 'note',
          text: 'Ako nam niste pisali, neko je greškom naveo vašu adresu. Ne morate ništa da radite.',
        },
      ],
    },
    siteUrl,
  ),
});
