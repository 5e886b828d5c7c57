import { organisation, organisationAddress } from '@museum/shared/organisation/organisation';
import { ON_THE_DAY } from '@museum/shared/visit-requests/requester/requester-rules';
import type { Stage } from '@museum/shared/visit-requests/stages/stage';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import type { MailBlock } from '#mail/composing/mail-content.ts';
import { quoteBlocks, visitBlocks } from './visit-request-blocks.ts';

/** What a requester is told: the stage that the visit has reached, that it was declined, or that staff changed it. */
export type StageNews =
  | Exclude<Stage, 'changing' | 'arrived' | 'missed'>
  | 'declined'
  | 'changed'
  | 'proposalAccepted'
  | 'proposalDeclined'
  | 'canceledByRequester';

type Words = {
  subject: string;
  heading: string;
  lead: (term: string, was: string) => string;
  /** What follows, with what is said of money where the visit is off. */
  next: (money: string) => string[];
  blocks: (request: VisitRequest) => MailBlock[];
  /** What the day is called, and what was asked for or agreed. */
  term: string;
  /** What the day is called where it is not the one that the news is about. */
  otherTerm?: string;
  summary: string;
  /** Whether it tells how to pay. */
  isPaidFor?: boolean;
};

const withQuote = (request: VisitRequest) => [...visitBlocks(request), ...quoteBlocks(request)];

/** How each news reads. */
export const STAGE_WORDS: Record<StageNews, Words> = {
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
    otherTerm: 'Predložen termin',
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
