import type { OutgoingMail } from '#mail/queue-mail.ts';
import { renderMail } from '#mail/render-mail.ts';

/** Confirms a message to its sender. Repeats nothing of it: the address may be somebody else's. */
export const messageReceivedMail = (sender: string, siteUrl: string): OutgoingMail => ({
  kind: 'contact-received',
  recipient: { name: '', address: sender },
  ...renderMail(
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
        {
          kind: 'note',
          text: 'Ako nam niste pisali, neko je greškom naveo vašu adresu. Ne morate ništa da radite.',
        },
      ],
    },
    siteUrl,
  ),
});
