import { isEmail } from '@museum/shared/primitives/email';
import { dayInWords } from '@museum/shared/primitives/day-words';
import { contactSummary } from '@museum/shared/visit-requests/contact-summary';
import { PAYMENT_RULES } from '@museum/shared/visit-requests/requester-rules';
import type { VisitStatus } from '@museum/shared/visit-requests/visit-request-enums';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import type { MailBlock } from '#mail/mail-content.ts';
import type { OutgoingMail } from '#mail/queue-mail.ts';
import { renderMail } from '#mail/render-mail.ts';
import { quoteBlocks, requesterBlocks, visitBlocks } from './visit-request-blocks.ts';

type Change = { before: VisitRequest; after: VisitRequest };

type Words = {
  subject: string;
  heading: string;
  lead: (term: string, change: Change) => string;
  next: readonly string[];
  blocks: (request: VisitRequest) => MailBlock[];
  button: { label: string; path: string };
};

const CONTACT_US = { label: 'Kontaktirajte nas', path: '/contactUs' };

const WORDS: Record<VisitStatus, Words> = {
  SCHEDULED: {
    subject: 'Poseta je zakazana',
    heading: 'Vaša poseta je zakazana',
    lead: (term) => `vaša poseta je zakazana za ${term}. Radujemo se vašem dolasku.`,
    next: [
      ...PAYMENT_RULES,
      'Na dan posete grupa se javlja na blagajni, gde se preuzimaju ulaznice.',
      'Ako se nešto promeni, javite nam što pre.',
    ],
    blocks: (request) => [...visitBlocks(request), ...quoteBlocks(request)],
    button: CONTACT_US,
  },
  POSTPONED: {
    subject: 'Poseta je odložena',
    heading: 'Vaša poseta je odložena',
    lead: (term, { before, after }) =>
      termOf(before) === term
        ? `vaša poseta planirana za ${term} je odložena. Zahtev ostaje sačuvan.`
        : `vaša poseta planirana za ${termOf(before)} je odložena. Predlažemo novi termin: ${termOf(after)}.`,
    next: [
      'Za dogovor o terminu možete nam se javiti i sami; navedite broj zahteva.',
      'Ako ste već platili, javite nam se da se dogovorimo i o uplati.',
    ],
    blocks: visitBlocks,
    button: CONTACT_US,
  },
  CANCELED: {
    subject: 'Poseta je otkazana',
    heading: 'Vaša poseta je otkazana',
    lead: (term) => `vaša poseta planirana za ${term} je otkazana i taj termin više ne važi.`,
    next: [
      'Ako ne znate zašto je poseta otkazana ili mislite da je reč o grešci, javite nam se i navedite broj zahteva.',
      'Ako ste već platili, javite nam se radi dogovora o uplati.',
      'Za drugi termin pošaljite nov zahtev.',
    ],
    blocks: visitBlocks,
    button: { label: 'Pošaljite nov zahtev', path: '/buyingGroupTickets' },
  },
};

const termOf = ({ visitDate, visitTime }: VisitRequest) =>
  `${dayInWords(visitDate)} u ${visitTime}`;

/**
 * Tells the requester that staff changed the visit's status; nothing when they didn't, or when
 * nobody's address is left in the request.
 */
export function statusChangedMails(
  before: VisitRequest,
  after: VisitRequest,
  siteUrl: string,
): OutgoingMail[] {
  const { email } = contactSummary(after);
  if (before.status === after.status || after.anonymizedAt !== null || !isEmail(email)) return [];
  const words = WORDS[after.status];
  const term = termOf(after);
  const content = {
    subject: `${words.subject}: ${after.normalizedId}, ${term}`,
    preview: `${words.subject}: ${term}.`,
    heading: words.heading,
    blocks: [
      { kind: 'paragraph', text: 'Poštovani,' },
      { kind: 'paragraph', text: words.lead(term, { before, after }) },
      ...words.blocks(after),
      ...requesterBlocks(after),
      { kind: 'heading', text: 'Šta sledi' },
      { kind: 'list', items: words.next },
      {
        kind: 'button',
        label: words.button.label,
        url: `${siteUrl}${words.button.path}`,
      },
    ] satisfies MailBlock[],
  };
  return [
    {
      kind: 'status-changed',
      recipient: { name: '', address: email },
      visitRequestId: after.id,
      ...renderMail(content, siteUrl),
    },
  ];
}
