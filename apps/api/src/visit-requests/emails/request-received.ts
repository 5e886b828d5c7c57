import { changeWay } from '@museum/shared/my-request/requester-acts';
import { inGroups } from '@museum/shared/primitives/words';
import { organisation } from '@museum/shared/organisation/organisation';
import { dayInSentence, dayWithWeekday } from '@museum/shared/primitives/day-words';
import { contactSummary } from '@museum/shared/visit-requests/requester/contact-summary';
import {
  E_INVOICE_NOTICE,
  ON_THE_DAY,
  REQUESTER_RULES,
} from '@museum/shared/visit-requests/requester/requester-rules';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import type { MailBlock } from '#mail/composing/mail-content.ts';
import type { OutgoingMail } from '#mail/queue-mail.ts';
import { NOTE_PASSED_ON } from './dinner-request-received.ts';
import { type MailDeps, composeRequesterMail, staffWords } from './requester-mail.ts';
import { quoteBlocks, requesterBlocks, visitBlocks } from './visit-request-blocks.ts';

/**
 * Whether the lunch was ordered by whoever sent the request: one mail tells of both then. The case of
 * letters makes no other address.
 */
export const isOrderedByRequester = (request: VisitRequest): boolean =>
  request.dinnerRequest?.customerEmail.toLowerCase() ===
  contactSummary(request).email.toLowerCase();

/**
 * Tells the requester what was received, what it will cost and what comes next. Anyone can name a
 * stranger's address in the form: of what was typed only names and phones are repeated, without
 * links, and no notes but that of the staff (`note`), who enter what was asked for by phone.
 */
export function requestReceivedMail(
  request: VisitRequest,
  deps: MailDeps,
  note: string | null = null,
): OutgoingMail {
  const day = dayInSentence(request.visitDate);
  const lunch = isOrderedByRequester(request) ? request.dinnerRequest : null;
  const content = {
    subject: `Primili smo zahtev ${request.normalizedId} za posetu ${day}${lunch ? ` i ručak ${lunch.normalizedId}` : ''}`,
    preview: `Poseta: ${dayWithWeekday(request.visitDate)} u ${request.visitTime}, broj posetilaca: ${inGroups(request.visitorAmount)}.`,
    heading: 'Primili smo vaš zahtev za posetu',
    lead: `hvala na ${request.source === 'PHONE' ? 'pozivu' : `interesovanju za ${organisation.name}`}. Vaš zahtev je sačuvan pod brojem ${request.normalizedId}; navedite ga kad nam se javljate.`,
    term: 'Traženi termin',
    words: staffWords(note),
    blocks: [
      { kind: 'heading', text: 'Šta sledi' },
      {
        kind: 'list',
        items: [
          ...nextSteps(changeWay(request, deps.clock()) === 'tooLate'),
          ...(lunch?.additionalComments ? [NOTE_PASSED_ON] : []),
        ],
      },
      { kind: 'heading', text: 'Šta ste tražili' },
      ...visitBlocks(request),
      ...requesterBlocks(request),
      ...quoteBlocks(request),
      { kind: 'heading', text: 'Pravila za grupe' },
      { kind: 'list', items: REQUESTER_RULES },
      ...invoiceBlocks(request),
    ] satisfies MailBlock[],
    end: [{ kind: 'note', text: NOT_YOURS }] satisfies MailBlock[],
  };
  return {
    kind: 'request-received',
    recipient: contactSummary(request).email,
    visitRequestId: request.id,
    ...composeRequesterMail(request, content, deps),
  };
}

/** A private person gets no e-invoice. */
const invoiceBlocks = ({ contactType }: VisitRequest): MailBlock[] =>
  contactType === 'personal'
    ? []
    : [
        { kind: 'heading', text: 'Elektronska faktura' },
        ...E_INVOICE_NOTICE.map((text) => ({ kind: 'paragraph' as const, text })),
      ];

const nextSteps = (isTooLate: boolean) => [
  'Zahtev je primljen. Termin važi tek kad vam stigne mejl da je poseta potvrđena.',
  'Ako termin ne odgovara ili treba nešto dogovoriti, javićemo se na ovu adresu ili telefonom.',
  `Ako je neki podatak pogrešan, ${isTooLate ? 'pozovite nas' : 'ispravite ga na stranici zahteva'} ili odgovorite na ovaj mejl.`,
  `Obračun važi po cenama na dan slanja zahteva. Ako se broj posetilaca ili obroka promeni, ${isTooLate ? 'javite nam' : 'izmenite ga'} što pre.`,
  ON_THE_DAY[0]!,
];

const NOT_YOURS =
  'Ako ovaj zahtev nije vaš, neko je greškom naveo vašu adresu. Javite nam se i obrisaćemo ga.';
