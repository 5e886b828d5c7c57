import type { ContactMessage } from '@museum/shared/contact/contact-message-schema';
import { organisation } from '@museum/shared/organisation/organisation';
import type { OutgoingMail } from '#mail/queue-mail.ts';
import { renderMail } from '#mail/render-mail.ts';

/**
 * Tells the sender that the message has come. Nothing that was typed is repeated: anyone can name
 * a stranger's address in the form.
 */
export const contactReceivedMail = (
  { email }: Pick<ContactMessage, 'email'>,
  siteUrl: string,
): OutgoingMail => ({
  kind: 'contact-received',
  recipient: { name: '', address: email },
  ...renderMail(
    {
      subject: 'Primili smo vašu poruku',
      preview: 'Hvala što ste nam pisali. Odgovorićemo na ovu adresu.',
      heading: 'Hvala što ste nam pisali',
      blocks: [
        { kind: 'paragraph', text: 'Poštovani,' },
        {
          kind: 'paragraph',
          text: `vaša poruka je stigla. ${organisation.shortName} odgovara na ovu adresu.`,
        },
        {
          kind: 'paragraph',
          text: `Ako je hitno, pozovite ${organisation.phones.join(' ili ')}.`,
        },
        {
          kind: 'note',
          text: 'Ako nam niste pisali, neko je greškom naveo vašu adresu; ovu poruku možete zanemariti.',
        },
      ],
    },
    siteUrl,
  ),
});
