import { organisation } from '@museum/shared/organisation/organisation';
import { formatDay } from '@museum/shared/primitives/calendar-date';
import { contactSummary } from '@museum/shared/visit-requests/contact-summary';
import { E_INVOICE_NOTICE, REQUESTER_RULES } from '@museum/shared/visit-requests/requester-rules';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import type { OutgoingMail } from '#mail/queue-mail.ts';
import { renderMail } from '#mail/render-mail.ts';
import { quoteBlocks, visitBlocks } from './visit-request-blocks.ts';

/**
 * Tells the requester what was received, what it will cost and what comes next. Nothing that was
 * typed is repeated: anyone can name a stranger's address in the form.
 */
export function requestReceivedMail(request: VisitRequest, siteUrl: string): OutgoingMail {
  const day = formatDay(request.visitDate);
  return {
    kind: 'request-received',
    recipient: { name: '', address: contactSummary(request).email },
    visitRequestId: request.id,
    ...renderMail(
      {
        subject: `Primili smo zahtev ${request.normalizedId} za posetu ${day}`,
        preview: `Poseta ${day} u ${request.visitTime}, broj posetilaca: ${request.visitorAmount}.`,
        heading: 'Primili smo vaš zahtev za posetu',
        blocks: [
          { kind: 'paragraph', text: 'Poštovani,' },
          {
            kind: 'paragraph',
            text: `hvala na interesovanju za ${organisation.name}. Vaš zahtev je sačuvan pod brojem ${request.normalizedId}; navedite ga kad nam se javljate.`,
          },
          ...visitBlocks(request),
          ...quoteBlocks(request),
          { kind: 'heading', text: 'Šta sledi' },
          { kind: 'list', items: NEXT_STEPS },
          { kind: 'heading', text: 'Pravila za grupe' },
          { kind: 'list', items: REQUESTER_RULES },
          { kind: 'heading', text: 'Elektronska faktura' },
          ...E_INVOICE_NOTICE.map((text) => ({ kind: 'paragraph' as const, text })),
          { kind: 'button', label: 'Kontaktirajte nas', url: `${siteUrl}/contactUs` },
          {
            kind: 'note',
            text: 'Ako niste vi poslali ovaj zahtev, neko je greškom naveo vašu adresu. Javite nam se i obrisaćemo ga.',
          },
        ],
      },
      siteUrl,
    ),
  };
}

const NEXT_STEPS = [
  'Proveravamo da li je željeni termin slobodan i javljamo se na ovu adresu ili telefonom.',
  'Obračun važi po cenama na dan slanja zahteva. Ako se broj posetilaca ili obroka promeni, javite nam što pre.',
  'Na dan posete grupa se javlja na blagajni, gde se preuzimaju ulaznice.',
];
