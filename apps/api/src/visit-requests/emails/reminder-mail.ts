import { organisation, organisationAddress } from '@museum/shared/organisation/organisation';
import { addDays } from '@museum/shared/primitives/calendar-date';
import { dayInSentence, dayWithWeekday } from '@museum/shared/primitives/day-words';
import { CHANGE_DAYS } from '@museum/shared/my-request/requester-acts';
import type { ReminderKind } from '@museum/shared/reminders/reminder';
import { ON_THE_DAY } from '@museum/shared/visit-requests/requester/requester-rules';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import type { MailBlock } from '#mail/composing/mail-content.ts';
import type { ComposedMail } from '#mail/composing/compose-mail.ts';
import { paymentAttachments, paymentBlocks, type ToldProforma } from './payment-blocks.ts';
import { type MailDeps, composeRequesterMail } from './requester-mail.ts';
import { quoteBlocks, visitBlocks } from './visit-request-blocks.ts';

type Words = {
  subject: string;
  heading: string;
  lead: (request: VisitRequest) => string;
  blocks: (request: VisitRequest, proformas: ToldProforma[]) => MailBlock[];
};

const WORDS: Record<ReminderKind, Words> = {
  numbers: {
    subject: 'Konačan broj za posetu',
    heading: 'Da li su brojevi konačni?',
    lead: ({ visitDate, dinnerRequest }) =>
      `vaša poseta se približava. Proverite broj ${dinnerRequest ? 'posetilaca, pratilaca i obroka' : 'posetilaca i pratilaca'}: izmene primamo do ${dayInSentence(addDays(visitDate, -CHANGE_DAYS))}, a posle toga telefonom.`,
    blocks: (request) => [
      { kind: 'heading', text: 'Dogovoreno' },
      ...visitBlocks(request),
      ...quoteBlocks(request),
    ],
  },
  payment: {
    subject: 'Uplata još nije stigla',
    heading: 'Uplata još nije stigla',
    lead: () =>
      'do sada nismo evidentirali celu uplatu za vašu posetu. Ako ste već platili, pošaljite dokaz o uplati na stranici zahteva ili ga ponesite na blagajnu.',
    blocks: (request, proformas) => [...paymentBlocks(request, proformas), ...quoteBlocks(request)],
  },
  arrival: {
    subject: 'Vidimo se sutra',
    heading: 'Vidimo se sutra',
    lead: () => 'sutra dolazite kod nas. Ispod je sve što vam treba za dolazak.',
    blocks: (request) => [
      { kind: 'heading', text: 'Kako do nas i šta poneti' },
      {
        kind: 'list',
        items: [
          ...ON_THE_DAY,
          `Kako do nas: ${organisation.name}, ${organisationAddress}.`,
          `Ako kasnite ili se nešto promeni, pozovite ${organisation.phones[0]}.`,
        ],
      },
      { kind: 'heading', text: 'Dogovoreno' },
      ...visitBlocks(request),
    ],
  },
};

/** While a proposed change waits, a reminder tells the agreed numbers: nobody shall take the change for lost. */
const proposalWords = ({ stage }: VisitRequest): MailBlock[] =>
  stage === 'changing'
    ? [
        {
          kind: 'note',
          label: 'Vaš predlog izmene',
          text: 'Još čeka odgovor centra. Dok ne odgovorimo, važi ono što je dogovoreno.',
        },
      ]
    : [];

/** What a requester is reminded of before the visit. */
export function composeReminder(
  kind: ReminderKind,
  { request, proformas }: { request: VisitRequest; proformas: ToldProforma[] },
  deps: MailDeps,
): ComposedMail {
  const { subject, heading, lead, blocks } = WORDS[kind];
  const term = `${dayWithWeekday(request.visitDate)} u ${request.visitTime}`;
  const content = {
    subject: `${subject}: ${request.normalizedId}, ${term}`,
    preview: `${subject}: ${term}.`,
    heading,
    lead: lead(request),
    term: 'Potvrđen termin',
    words: proposalWords(request),
    blocks: blocks(request, proformas),
    attachments: kind === 'payment' ? paymentAttachments(request, proformas) : [],
  };
  return composeRequesterMail(request, content, deps);
}
