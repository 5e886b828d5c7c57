import type { DinnerRequest } from '@museum/shared/meals/dinner-request-response';
import { organisation } from '@museum/shared/organisation/organisation';
import { dayInWords, dayWithWeekday } from '@museum/shared/primitives/day-words';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import type { MailBlock } from '#mail/composing/mail-content.ts';
import type { OutgoingMail } from '#mail/queue-mail.ts';
import { composeMail } from '#mail/composing/compose-mail.ts';
import { mealQuoteBlocks } from './visit-request-blocks.ts';

/**
 * Tells whoever ordered the lunch what was received and what it costs. Nothing that was typed is
 * repeated: anyone can name a stranger's address in the form.
 */
export function dinnerRequestReceivedMail(
  request: VisitRequest,
  dinner: DinnerRequest,
  siteUrl: string,
): OutgoingMail {
  const { normalizedId, timeOfDinner, customerEmail } = dinner;
  const content = {
    subject: `Primili smo zahtev za ručak ${normalizedId} za ${dayInWords(request.visitDate)}`,
    preview: `Ručak u restoranu: ${dayWithWeekday(request.visitDate)} u ${timeOfDinner}.`,
    heading: 'Primili smo vaš zahtev za ručak',
    blocks: blocksOf(request, dinner, siteUrl),
  };
  return {
    kind: 'dinner-request-received',
    recipient: customerEmail,
    visitRequestId: request.id,
    ...composeMail(content, siteUrl),
  };
}

const blocksOf = (
  request: VisitRequest,
  { normalizedId, timeOfDinner, additionalComments }: DinnerRequest,
  siteUrl: string,
): MailBlock[] => [
  { kind: 'paragraph', text: 'Poštovani,' },
  {
    kind: 'paragraph',
    text: `vaš zahtev za ručak u restoranu je sačuvan pod brojem ${normalizedId}, uz zahtev za posetu ${request.normalizedId}. Navedite broj kad nam se javljate.`,
  },
  {
    kind: 'facts',
    rows: [
      ['Broj zahteva za ručak', normalizedId],
      ['Broj zahteva za posetu', request.normalizedId],
      ['Datum ručka', dayWithWeekday(request.visitDate)],
      ['Vreme ručka', timeOfDinner],
    ],
  },
  ...mealQuoteBlocks(request),
  { kind: 'heading', text: 'Šta sledi' },
  {
    kind: 'list',
    items: additionalComments ? [...NEXT_STEPS, NOTE_PASSED_ON] : NEXT_STEPS,
  },
  { kind: 'heading', text: 'Koga da pozovete' },
  {
    kind: 'paragraph',
    text: `Za sva pitanja pozovite ${organisation.phones[0]} ili odgovorite na ovaj mejl; navedite broj ${normalizedId}.`,
  },
  { kind: 'button', label: 'Kontaktirajte nas', url: `${siteUrl}/contactUs` },
  {
    kind: 'note',
    text: 'Ako niste vi poslali ovaj zahtev, neko je greškom naveo vašu adresu. Javite nam se i obrisaćemo ga.',
  },
];

const NEXT_STEPS = [
  'Ovim mejlom potvrđujemo samo da je zahtev stigao. Ako u vezi sa ručkom treba nešto dogovoriti, javićemo se na ovu adresu.',
  'Obračun važi po cenama na dan slanja zahteva. Ako se broj porcija promeni, javite nam što pre.',
];

/** The note itself isn't repeated: anyone can name a stranger's address. */
export const NOTE_PASSED_ON = 'Napomenu koju ste uneli čita kuhinja.';
