import { organisation, organisationAddress } from '@museum/shared/organisation/organisation';
import { dayInWords, weekdayName } from '@museum/shared/primitives/day-words';
import { moneyWords, ON_THE_DAY } from '@museum/shared/visit-requests/requester/requester-rules';
import type { MailChoice, Telling } from '@museum/shared/visit-requests/stages/stage-act-schema';
import { isPromised, type Stage } from '@museum/shared/visit-requests/stages/stage';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import type { MailBlock } from '#mail/composing/mail-content.ts';
import type { OutgoingMail } from '#mail/queue-mail.ts';
import type { ComposedMail } from '#mail/composing/compose-mail.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import type { MailsAbout, Settled } from '#visit-requests/visit-request-store.ts';
import {
  paymentAttachments,
  paymentBlocks,
  toldProformas,
  type ToldProforma,
} from './payment-blocks.ts';
import {
  type MailEnv,
  composeRequesterMail,
  reasonWords,
  requesterAddress,
  staffWords,
} from './requester-mail.ts';
import { quoteBlocks, requesterBlocks, visitBlocks } from './visit-request-blocks.ts';

/** What a requester is told: the stage that the visit has reached, that it was declined, or that staff changed it. */
export type StageNews =
  | Exclude<Stage, 'changing' | 'arrived' | 'missed'>
  | 'declined'
  | 'changed'
  | 'proposalAccepted'
  | 'proposalDeclined'
  | 'canceledByRequester';

/** A request before and after, why, and what staff add in their own words. */
export type StageChange = {
  before: VisitRequest;
  after: VisitRequest;
  reason?: string | null;
  note?: string | null;
  /** What holds after the change. */
  proformas?: ToldProforma[];
};

type Words = {
  subject: string;
  heading: string;
  lead: (term: string, was: string) => string;
  /** What follows, with what is said of money where the visit is off. */
  next: (money: string) => string[];
  blocks: (request: VisitRequest) => MailBlock[];
  /** What the day is called, and what was asked for or agreed. */
  term: string;
  summary: string;
  /** Whether it tells how to pay. */
  isPaidFor?: boolean;
};

const withQuote = (request: VisitRequest) => [...visitBlocks(request), ...quoteBlocks(request)];

const WORDS: Record<StageNews, Words> = {
  received: {
    subject: 'Zahtev je ponovo otvoren',
    heading: 'Vaš zahtev je ponovo otvoren',
    lead: (term) =>
      `vaš zahtev za posetu ${term} je ponovo otvoren. Javićemo vam čim termin potvrdimo.`,
    next: () => ['Ako se nešto promenilo, odgovorite na ovaj mejl.'],
    blocks: withQuote,
    term: 'Traženi termin',
    summary: 'Šta ste tražili',
  },
  confirmed: {
    subject: 'Poseta je potvrđena',
    heading: 'Vaša poseta je potvrđena',
    lead: (term) => `vaša poseta je potvrđena za ${term}. Radujemo se vašem dolasku.`,
    next: () => [
      ...ON_THE_DAY,
      `Kako do nas: ${organisation.name}, ${organisationAddress}.`,
      `Ako se nešto promeni ili kasnite, pozovite ${organisation.phones[0]}.`,
    ],
    blocks: withQuote,
    term: 'Potvrđen termin',
    summary: 'Dogovoreno',
    isPaidFor: true,
  },
  changed: {
    subject: 'Izmena posete',
    heading: 'Izmenili smo podatke o vašoj poseti',
    lead: (term) => `vaša poseta je i dalje potvrđena, za ${term}. Ovo su podaci koji sada važe:`,
    next: () => ['Ako se s nečim ne slažete, odgovorite na ovaj mejl što pre.'],
    blocks: withQuote,
    term: 'Potvrđen termin',
    summary: 'Dogovoreno',
    isPaidFor: true,
  },
  proposalAccepted: {
    subject: 'Izmena je prihvaćena',
    heading: 'Prihvatili smo vašu izmenu',
    lead: (term) => `prihvatili smo izmenu. Vaša poseta je potvrđena za ${term}, ovako:`,
    next: () => ['Ako se nešto ne slaže sa onim što ste tražili, javite nam se što pre.'],
    blocks: withQuote,
    term: 'Potvrđen termin',
    summary: 'Dogovoreno',
    isPaidFor: true,
  },
  proposalDeclined: {
    subject: 'Izmenu nismo mogli da prihvatimo',
    heading: 'Izmenu ne možemo da prihvatimo',
    lead: (term) =>
      `nažalost, izmenu koju ste predložili ne možemo da prihvatimo. Vaša poseta ostaje potvrđena za ${term}, kako je i bilo dogovoreno:`,
    next: () => [`Pozovite nas da zajedno nađemo rešenje: ${organisation.phones[0]}.`],
    blocks: withQuote,
    term: 'Potvrđen termin',
    summary: 'Dogovoreno',
    isPaidFor: true,
  },
  canceledByRequester: {
    subject: 'Otkazali ste posetu',
    heading: 'Otkazali ste posetu',
    lead: (term) => `otkazali ste posetu planiranu za ${term}. Taj termin više nije rezervisan.`,
    next: (money) => [
      `Ako je niste vi otkazali, pozovite nas: ${organisation.phones[0]}.`,
      money,
      'Za drugi termin pošaljite nov zahtev.',
    ],
    blocks: visitBlocks,
    term: 'Otkazan termin',
    summary: 'Šta ste tražili',
  },
  postponed: {
    subject: 'Poseta je odložena',
    heading: 'Vaša poseta je odložena',
    lead: (term, was) =>
      was === term
        ? `vaša poseta planirana za ${term} je odložena. Zahtev ostaje sačuvan.`
        : `vaša poseta planirana za ${was} je odložena. Predlažemo novi termin: ${term}.`,
    next: (money) => [
      'Za dogovor o terminu možete nam se javiti i sami; navedite broj zahteva.',
      money,
    ],
    blocks: visitBlocks,
    term: 'Odložen termin',
    summary: 'Šta ste tražili',
  },
  canceled: {
    subject: 'Poseta je otkazana',
    heading: 'Vaša poseta je otkazana',
    lead: (term) => `vaša poseta planirana za ${term} je otkazana i taj termin više ne važi.`,
    next: (money) => [
      'Ako ne znate zašto je poseta otkazana ili mislite da je reč o grešci, javite nam se i navedite broj zahteva.',
      money,
      'Za drugi termin pošaljite nov zahtev.',
    ],
    blocks: visitBlocks,
    term: 'Otkazan termin',
    summary: 'Šta ste tražili',
  },
  declined: {
    subject: 'Posetu nismo mogli da prihvatimo',
    heading: 'Posetu u tom terminu ne možemo da primimo',
    lead: (term) => `nažalost, posetu planiranu za ${term} ne možemo da primimo.`,
    next: (money) => [
      'Pozovite nas da zajedno nađemo drugi termin, ili pošaljite nov zahtev.',
      money,
    ],
    blocks: visitBlocks,
    term: 'Traženi termin',
    summary: 'Šta ste tražili',
  },
};

const termOf = ({ visitDate, visitTime }: VisitRequest) =>
  `${dayInWords(visitDate)} (${weekdayName(visitDate)}) u ${visitTime}`;

/** How the news of a visit reads; `reason` and `note` are what staff wrote. */
export function composeStageMail(
  news: StageNews,
  { before, after, reason, note, proformas = [] }: StageChange,
  env: MailEnv,
): ComposedMail {
  const words = WORDS[news];
  const term = termOf(after);
  const content = {
    subject: `${words.subject}: ${after.normalizedId}, ${term}`,
    preview: `${words.subject}: ${term}.`,
    heading: words.heading,
    lead: words.lead(term, termOf(before)),
    term: words.term,
    words: [...reasonWords(reason), ...staffWords(note)],
    blocks: [
      { kind: 'heading', text: 'Šta sledi' },
      {
        kind: 'list',
        items: [...changeNews(news, before, after), ...words.next(moneyWords(after.payment.paid))],
      },
      { kind: 'heading', text: words.summary },
      ...words.blocks(after),
      ...(words.isPaidFor ? paymentBlocks(after, proformas) : []),
      ...requesterBlocks(after),
    ] satisfies MailBlock[],
    attachments: words.isPaidFor ? paymentAttachments(after, proformas) : [],
  };
  return composeRequesterMail(after, content, env);
}

/** What would be overlooked below: another day, and a lunch that came or went. */
function changeNews(news: StageNews, before: VisitRequest, after: VisitRequest): string[] {
  if (news !== 'changed' && news !== 'proposalAccepted') return [];
  const term = termOf(before);
  const moved = term === termOf(after) ? [] : [`Termin je promenjen; ranije je bio ${term}.`];
  return [...moved, ...lunchNews(before.dinnerRequest, after.dinnerRequest)];
}

type Lunch = VisitRequest['dinnerRequest'];

function lunchNews(was: Lunch, is: Lunch): string[] {
  if (was && !is) return ['Ručak je otkazan; predračun za obroke više ne važi.'];
  return !was && is ? [`Dodat je ručak u ${is.timeOfDinner}.`] : [];
}

/** The mail with the news, none when there is nobody to write to. */
export function stageMails(news: StageNews, change: StageChange, env: MailEnv): OutgoingMail[] {
  const address = requesterAddress(change.after);
  if (address === null) return [];
  return [
    {
      kind: 'status-changed',
      isLimited: news === 'canceledByRequester',
      recipient: address,
      visitRequestId: change.after.id,
      ...composeStageMail(news, change, env),
    },
  ];
}

/** What staff add to the news, and whether it is told at all. */
type Wish = { mail: MailChoice; reason?: string | null };

/** The mail with what staff did, none where they withhold it. */
export function staffMails(
  news: StageNews,
  { before, after, valid }: Settled,
  { mail, reason }: Wish,
  { env, logger }: Pick<AppDeps, 'env' | 'logger'>,
): OutgoingMail[] {
  if (!mail.send) return [];
  const proformas = toldProformas(valid, after, logger);
  return stageMails(news, { before, after, note: mail.note, reason, proformas }, env);
}

/** The mail about a change of a visit that is and stays promised, where staff wish it. */
export const changeMails =
  ({ mail }: Telling, deps: Pick<AppDeps, 'env' | 'logger'>): MailsAbout =>
  (settled) =>
    mail && isPromised(settled.after.stage) ? staffMails('changed', settled, { mail }, deps) : [];
